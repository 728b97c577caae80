import { useState } from 'react'
import type { Note } from 'shared/model/note'
import { currentDb } from '#data/db/db'
import { forgetNoteDraft, heldNote, holdNote } from '#data/planning/notes'

/**
 * A note being edited. Every change is written to the journal, so that the note is restored when it is opened after a
 * reload.
 */
export function useNoteDraft(note: Note, isNew: boolean) {
  const [db] = useState(currentDb)
  const key = isNew ? 'new' : note.id
  const [draft, setDraft] = useState(() => heldNote(db, key) ?? note)
  const change = (over: Partial<Note>) => {
    const next = { ...draft, ...over }
    setDraft(next)
    holdNote(db, key, next)
  }
  return {
    draft,
    change,
    isChanged: JSON.stringify(draft) !== JSON.stringify(note),
    forget: () => forgetNoteDraft(db, key),
  }
}
