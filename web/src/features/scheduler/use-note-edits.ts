import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NOTE_COLORS, NOTE_CONTENT_MAX, type Note } from 'shared/model/note'
import { type Entry, moved, withCompletion, withoutDay } from 'shared/rules/scheduler'
import { uuidv7 } from 'uuidv7'
import { currentDb } from '#data/db/db'
import { heldNote, holdNote, replaceNote, saveNotes } from '#data/planning/notes'
import { toast } from '#ui/feedback/toast'
import type { SharedNote } from './use-shared-note'

const blank = (day: string): Note => ({
  id: uuidv7(),
  title: '',
  content: '',
  category: 'blue',
  color: NOTE_COLORS.blue,
  date: day,
  time: null,
  isCompleted: false,
  repeat: null,
  doneOn: [],
  exceptOn: [],
  hasReminder: false,
  createdAt: new Date().toISOString(),
  updatedAt: 0,
})

/** The actions on notes, and the dialog that is open. */
export function useNoteEdits(notes: readonly Note[], onChoose: (day: string) => void) {
  const { t } = useLingui()
  const [editing, setEditing] = useState<{ note: Note; isNew: boolean }>()
  const [deleting, setDeleting] = useState<Entry>()

  const save = async (note: Note) => {
    await saveNotes(currentDb(), [note])
    setEditing(undefined)
    toast({ tone: 'success', title: t`Note saved` })
    onChoose(note.date)
  }
  const remove = async ({ note, day }: Entry, what: 'day' | 'all') => {
    setDeleting(undefined)
    const rest = what === 'day' ? withoutDay(note, day) : undefined
    await replaceNote(currentDb(), note.id, rest ? [rest] : [])
    const undo = { label: t`Undo`, onPress: () => void saveNotes(currentDb(), [note]) }
    toast({ tone: 'success', title: t`Note deleted`, action: undo })
  }
  const complete = ({ note, day }: Entry, isCompleted: boolean) =>
    void saveNotes(currentDb(), [withCompletion(note, day, isCompleted)])
  const drop = async ({ id, from }: { id: string; from: string }, to: string) => {
    const note = notes.find((one) => one.id === id)
    if (!note || from === to) return
    const placed = moved(note, from, to, uuidv7())
    await replaceNote(currentDb(), id, placed)
    onChoose(to)
    const onPress = () => {
      const added = placed.filter((one) => one.id !== id)
      void Promise.all(added.map((one) => replaceNote(currentDb(), one.id, [])))
        .then(() => saveNotes(currentDb(), [note]))
        .then(() => onChoose(from))
    }
    toast({ tone: 'success', title: t`Note moved`, action: { label: t`Undo`, onPress } })
  }
  const add = (day: string) => setEditing({ note: blank(day), isNew: true })
  /**
   * Opens a new note with the shared text. If there is an unsaved new note, it keeps its title, and the shared text is
   * added below its own.
   */
  const addShared = (day: string, { title, content }: SharedNote) => {
    const held = heldNote(currentDb(), 'new')
    const details = [held?.content, content].filter(Boolean).join('\n').slice(0, NOTE_CONTENT_MAX)
    holdNote(currentDb(), 'new', { ...(held ?? blank(day)), title: held?.title || title, content: details })
    add(day)
  }
  return {
    editing,
    deleting,
    add,
    addShared,
    edit: (note: Note) => setEditing({ note, isNew: false }),
    askToDelete: setDeleting,
    closeEditing: () => setEditing(undefined),
    closeDeleting: () => setDeleting(undefined),
    save,
    remove,
    complete,
    drop,
  }
}
