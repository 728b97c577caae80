import { useState } from 'react'
import type { Note } from 'shared/model/note'
import { db } from '#data/db/db'
import { forgetNoteDraft, heldNote, holdNote } from '#data/planning/notes'

/** A note being edited: in the journal at every keystroke, and restored when it is opened after a reload. */
export function useNoteDraft(note: Note, isNew: boolean) {
  const [home] = useState(db)
  const key = isNew ? 'new' : note.id
  const [draft, setDraft] = useState(() => heldNote(home, key) ?? note)
  const change = (over: Partial<Note>) => {
    const next = { ...draft, ...over }
    setDraft(next)
    holdNote(home, key, next)
  }
  return {
    draft,
    change,
    isChanged: JSON.stringify(draft) !== JSON.stringify(note),
    forget: () => forgetNoteDraft(home, key),
  }
}
