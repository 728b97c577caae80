import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { readJournal, settleJournal, writeJournal } from '#data/drafts/journal'

const KEY = 'notepad'
const PLACE = 'field/notepad'
const storedText = async (db: SituDb) => (await db.notepad.get(KEY))?.text ?? ''

export interface KeptNotepad {
  /** The text in the database, '' where nothing was written. */
  stored: string
  /**
   * Text in the journal that is not saved yet, for example because the page was closed; undefined where there is none.
   */
  held: string | undefined
}
export async function readNotepad(db: SituDb): Promise<KeptNotepad> {
  // The journal is read before the database: a page that closes may save the text, and remove it from the journal,
  // between the two.
  const held = readJournal(db, PLACE)
  return { stored: await storedText(db), held }
}
/** The notepad of this device; undefined while it loads. */
export const useNotepad = (): KeptNotepad | undefined => useQuery(readNotepad, [])

/** Writes the notepad to the journal until it is saved. */
export const holdNotepad = (db: SituDb, text: string) => writeJournal(db, PLACE, text)

/** Joins two texts of the notepad, so that neither is lost. */
function joined(above: string, below: string) {
  if (above.includes(below)) return above
  return below.includes(above) ? below : `${above}\n\n${below}`
}

/**
 * Saves the text that was edited from `base`, and returns the stored text. Text that another tab wrote meanwhile is
 * kept above the new text.
 */
export async function saveNotepad(db: SituDb, text: string, base: string): Promise<string> {
  holdNotepad(db, text)
  const kept = await db.transaction('rw', db.notepad, async () => {
    const there = await storedText(db)
    const saved = there === base ? text : joined(there, text)
    await db.notepad.put({ key: KEY, text: saved })
    return saved
  })
  settleJournal(db, PLACE, text)
  return kept
}

/** Restores a cleared text, above what was written since. */
export const bringBackNotepad = (db: SituDb, text: string) =>
  db.transaction('rw', db.notepad, async () => {
    await db.notepad.put({ key: KEY, text: joined(text, await storedText(db)) })
  })
