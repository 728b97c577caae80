import type { SituDb } from './db'
import { heldText, holdText, letGo } from './held-text'
import { useQuery } from './use-query'

const KEY = 'notepad'
const storedText = async (db: SituDb) => (await db.notepad.get(KEY))?.text ?? ''

export interface KeptNotepad {
  /** What stands in the database, '' where nothing was written. */
  stored: string
  /** What was typed when the page went, if it was not saved any more. */
  held: string | undefined
}
/** The notepad of this device; undefined while it is looked up. */
export const useNotepad = (): KeptNotepad | undefined =>
  useQuery(async (home) => ({ stored: await storedText(home), held: heldText(home, KEY) }), [])

/** Keeps what is in the notepad until it is saved. */
export const holdNotepad = (db: SituDb, text: string) => holdText(db, KEY, text)

/** Two texts of one notepad, so that neither is lost. */
function joined(above: string, below: string) {
  if (above.includes(below)) return above
  return below.includes(above) ? below : `${above}\n\n${below}`
}

/** Saves the text that was made of `base`, and answers what is kept: what another tab has written meanwhile stays, above it. */
export async function saveNotepad(db: SituDb, text: string, base: string): Promise<string> {
  holdNotepad(db, text)
  const kept = await db.transaction('rw', db.notepad, async () => {
    const there = await storedText(db)
    const saved = there === base ? text : joined(there, text)
    await db.notepad.put({ key: KEY, text: saved })
    return saved
  })
  letGo(db, KEY, text)
  return kept
}

/** Brings a cleared text back, above what was written since. */
export const bringBackNotepad = (db: SituDb, text: string) =>
  db.transaction('rw', db.notepad, async () => {
    await db.notepad.put({ key: KEY, text: joined(text, await storedText(db)) })
  })
