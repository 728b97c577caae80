import type { SituDb } from './db'
import type { TakeNote } from './take-note'
import { useQuery } from './use-query'

const blank = (id: string): TakeNote => ({ id, writtenAt: 0, ticked: [], text: '' })

/** The note to a recording, a blank one where there is none; undefined while it is looked up. */
export const useTakeNote = (id: string): TakeNote | undefined =>
  useQuery(async (home) => (await home.takeNotes.get(id)) ?? blank(id), [id])

/** Writes what has changed of a note. */
export const changeTakeNote = (db: SituDb, id: string, change: Partial<Omit<TakeNote, 'id' | 'writtenAt'>>) =>
  db.transaction('rw', db.takeNotes, async () => {
    await db.takeNotes.put({ ...blank(id), ...(await db.takeNotes.get(id)), ...change, writtenAt: Date.now() })
  })
