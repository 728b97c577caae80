import type { Note } from 'shared/model/note'
import type { SituDb } from './db'
import { forgetHeld, heldText, holdText } from './held-text'
import { useQuery } from './use-query'

/** Every note of this device; undefined while they are looked up. */
export const useNotes = (): Note[] | undefined => useQuery((home) => home.notes.toArray(), [])

const stamped = (note: Note): Note => ({ ...note, updatedAt: Date.now() })

export const saveNotes = (db: SituDb, notes: readonly Note[]) => db.notes.bulkPut(notes.map(stamped))

/** Puts notes in the place of one: without any, it is deleted. */
export const replaceNote = (db: SituDb, id: string, notes: readonly Note[]) =>
  db.transaction('rw', db.notes, async () => {
    if (!notes.some((note) => note.id === id)) await db.notes.delete(id)
    await db.notes.bulkPut(notes.map(stamped))
  })

/** Adds notes that are not here yet; answers how many. */
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

const draftOf = (key: string) => `note/${key}`
/** Holds a note while it is written: a new one under `new`, any other under its id. */
export const holdNote = (db: SituDb, key: string, note: Note) => holdText(db, draftOf(key), JSON.stringify(note))
/** What was being written when the page went, if it was not saved. */
export function heldNote(db: SituDb, key: string): Note | undefined {
  const held = heldText(db, draftOf(key))
  return held === undefined ? undefined : (JSON.parse(held) as Note)
}
export const forgetNoteDraft = (db: SituDb, key: string) => forgetHeld(db, draftOf(key))

/** Whether this is the first tab that tells of a reminder: of several, one does. */
export const claimReminder = (db: SituDb, reminder: string): Promise<boolean> =>
  db.transaction('rw', db.meta, async () => {
    const key = `reminded/${reminder}`
    if (await db.meta.get(key)) return false
    await db.meta.put({ key, value: 1 })
    return true
  })

/** Whether any note has a reminder; undefined while it is looked up. */
export const useHasReminders = (): boolean | undefined =>
  useQuery(async (home) => (await home.notes.filter(({ hasReminder }) => hasReminder).first()) !== undefined, [])
