import type { Note } from 'shared/model/note'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { forgetJournal, readJournal, writeJournal } from '#data/drafts/journal'

/** Every note on this device; undefined while they load. */
export const useNotes = (): Note[] | undefined => useQuery((db) => db.notes.toArray(), [])

const stamped = (note: Note): Note => ({ ...note, updatedAt: Date.now() })

export const saveNotes = (db: SituDb, notes: readonly Note[]) => db.notes.bulkPut(notes.map(stamped))

/** Replaces one note by others; without any it is deleted. */
export const replaceNote = (db: SituDb, id: string, notes: readonly Note[]) =>
  db.transaction('rw', db.notes, async () => {
    if (!notes.some((note) => note.id === id)) await db.notes.delete(id)
    await db.notes.bulkPut(notes.map(stamped))
  })

/** Adds notes that are not on this device yet; returns how many. */
export const addNotes = (db: SituDb, notes: readonly Note[]) =>
  db.transaction('rw', db.notes, async () => {
    const known = new Set(
      await db.notes
        .where('id')
        .anyOf(notes.map(({ id }) => id))
        .primaryKeys(),
    )
    const fresh = notes.filter(({ id }) => !known.has(id))
    await db.notes.bulkPut(fresh.map(stamped))
    return fresh.length
  })

const placeOf = (key: string) => `field/note/${key}`
/** Writes a note to the journal during editing: a new one under `new`, any other under its id. */
export const holdNote = (db: SituDb, key: string, note: Note) => writeJournal(db, placeOf(key), JSON.stringify(note))
/** The note that was being edited when the page was closed, if it was not saved. */
export function heldNote(db: SituDb, key: string): Note | undefined {
  try {
    return JSON.parse(readJournal(db, placeOf(key)) ?? '') as Note
  } catch {
    return undefined
  }
}
export const forgetNoteDraft = (db: SituDb, key: string) => forgetJournal(db, placeOf(key))

/** Claims a reminder; true for the first tab only, so that it is shown once. */
export const claimReminder = (db: SituDb, reminder: string): Promise<boolean> =>
  db.transaction('rw', db.meta, async () => {
    const key = `reminded/${reminder}`
    if (await db.meta.get(key)) return false
    await db.meta.put({ key, value: 1 })
    return true
  })

/** Whether any note has a reminder; undefined while it loads. */
export const useHasReminders = (): boolean | undefined =>
  useQuery(async (db) => (await db.notes.filter(({ hasReminder }) => hasReminder).first()) !== undefined, [])
