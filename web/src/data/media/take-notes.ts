import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { forgetJournal, readJournal, settleJournal, writeJournal } from '#data/drafts/journal'
import type { TakeNote } from './take-note'

const placeOf = (id: string) => `field/take-note/${id}`
const blank = (id: string): TakeNote => ({ id, writtenAt: 0, ticked: [], text: '' })

/** The notes on a recording, empty ones where there are none. */
export async function readTakeNote(db: SituDb, id: string): Promise<TakeNote> {
  // The journal is read before the database: a page that closes may save the text, and remove it from the journal,
  // between the two.
  const held = readJournal(db, placeOf(id))
  const note = (await db.takeNotes.get(id)) ?? blank(id)
  return { ...note, text: held ?? note.text }
}
/** Live notes on a recording; undefined while they load. */
export const useTakeNote = (id: string): TakeNote | undefined => useQuery((db) => readTakeNote(db, id), [id])

/** Saves the changed fields of the notes; their text goes to the journal at once. */
export async function changeTakeNote(db: SituDb, id: string, change: Partial<Omit<TakeNote, 'id' | 'writtenAt'>>) {
  if (change.text !== undefined) writeJournal(db, placeOf(id), change.text)
  await db.transaction('rw', db.takeNotes, async () => {
    await db.takeNotes.put({ ...blank(id), ...(await db.takeNotes.get(id)), ...change, writtenAt: Date.now() })
  })
  if (change.text !== undefined) settleJournal(db, placeOf(id), change.text)
}
/** Clears the journal of notes whose recordings were deleted. */
export const forgetHeldNotes = (db: SituDb, ids: readonly string[]) => {
  for (const id of ids) forgetJournal(db, placeOf(id))
}
