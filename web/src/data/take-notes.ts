import type { SituDb } from './db'
import { forgetHeld, heldText, holdText, letGo } from './held-text'
import type { TakeNote } from './take-note'
import { useQuery } from './use-query'

const fieldOf = (id: string) => `take-note/${id}`
const blank = (id: string): TakeNote => ({ id, writtenAt: 0, ticked: [], text: '' })

/** The note to a recording, a blank one where there is none; undefined while it is looked up. */
export const useTakeNote = (id: string): TakeNote | undefined =>
  useQuery(
    async (home) => {
      const note = (await home.takeNotes.get(id)) ?? blank(id)
      return { ...note, text: heldText(home, fieldOf(id)) ?? note.text }
    },
    [id],
  )

/** Writes what has changed of a note; its text is held at once. */
export async function changeTakeNote(db: SituDb, id: string, change: Partial<Omit<TakeNote, 'id' | 'writtenAt'>>) {
  if (change.text !== undefined) holdText(db, fieldOf(id), change.text)
  await db.transaction('rw', db.takeNotes, async () => {
    await db.takeNotes.put({ ...blank(id), ...(await db.takeNotes.get(id)), ...change, writtenAt: Date.now() })
  })
  if (change.text !== undefined) letGo(db, fieldOf(id), change.text)
}
/** Nothing is held of notes whose recordings are gone. */
export const forgetHeldNotes = (db: SituDb, ids: readonly string[]) => {
  for (const id of ids) forgetHeld(db, fieldOf(id))
}
