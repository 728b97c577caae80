import type { SituDb } from '#data/db/db'
import { forgetJournal, readJournal, settleJournal, writeJournal } from './journal'

/** Converts values to text and back, because the journal stores text. */
interface Code<T> {
  write: (value: T) => string
  /** Returns undefined where the text is not a valid value. */
  read: (text: string) => T | undefined
}
/** The conversion for drafts that are plain text. */
export const PLAIN: Code<string> = { write: (text) => text, read: (text) => text }
const json = <T>(): Code<T> => ({
  write: JSON.stringify,
  read: (text) => {
    try {
      return JSON.parse(text) as T
    } catch {
      return undefined
    }
  },
})

interface Options<T> {
  /** Prefix of a draft's key in the table of drafts; the item's name follows. */
  key: string
  /** Prefix of a draft's place in the journal; the item's name follows. */
  place?: string
  code?: Code<T>
  /** Whether a value need not be kept; saving it deletes the draft. */
  isBlank?: (value: T) => boolean
}

/**
 * Drafts of one kind, each under its item's name ('' for a single draft). `save` puts a draft in the journal before it
 * returns, and in the database soon after, so that neither a killed page nor a full disk restores an older text.
 */
export function draftStore<T>({ key, place = `field/${key}`, code = json<T>(), isBlank = () => false }: Options<T>) {
  /** Writes a value to the journal at once; `save` or `keep` writes it to the database. */
  const hold = (db: SituDb, item: string, value: T) => writeJournal(db, place + item, code.write(value))
  /** Writes the value to the database; resolves when it is stored. A newer value may be in the journal by then. */
  async function keep(db: SituDb, item: string, value: T) {
    if (isBlank(value)) await db.drafts.delete(key + item)
    else await db.drafts.put({ key: key + item, value, writtenAt: Date.now() })
    settleJournal(db, place + item, code.write(value))
  }
  /** Removes only the journal's copy, for a caller that deletes the row together with other records. */
  const forgetHeld = (db: SituDb, item: string) => forgetJournal(db, place + item)
  return {
    /** The key of a draft in the table of drafts, for a caller that deletes it together with other records. */
    keyOf: (item: string) => key + item,
    hold,
    keep,
    save: (db: SituDb, item: string, value: T) => {
      hold(db, item, value)
      return keep(db, item, value)
    },
    /** The latest draft: text in the journal that a killed page could not save takes precedence over the database. */
    async read(db: SituDb, item: string): Promise<T | undefined> {
      const held = readJournal(db, place + item)
      const value = held === undefined ? undefined : code.read(held)
      return value ?? ((await db.drafts.get(key + item))?.value as T | undefined)
    },
    forgetHeld,
    /**
     * Deletes a draft, in the database and in the journal. Where a stored record replaces the draft, call it in the
     * transaction that stores that record.
     */
    async forget(db: SituDb, item: string) {
      await db.drafts.delete(key + item)
      forgetHeld(db, item)
    },
    /** The items with a draft in the database, the latest first. */
    async items(db: SituDb): Promise<string[]> {
      const rows = await db.drafts.where('key').startsWith(key).toArray()
      return rows.sort((a, b) => b.writtenAt - a.writtenAt).map((row) => row.key.slice(key.length))
    },
  }
}
