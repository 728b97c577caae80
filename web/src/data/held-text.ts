// What is typed in a field outside of any answer, held until the database has it: localStorage has a text before the call returns, so that
// a reload or a killed page loses no letter. It stands among the unsaved answers, so that it goes when a learner's data leave the device.
import type { SituDb } from './db'

interface Store {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
  removeItem(name: string): void
}
const store = () => (globalThis as unknown as { localStorage?: Store }).localStorage
const nameOf = (db: SituDb, field: string) => `situ.unsaved-answer/${db.userId}/field/${field}`

/** Holds what a field has now. */
export function holdText(db: SituDb, field: string, text: string) {
  try {
    store()?.setItem(nameOf(db, field), text)
  } catch (error) {
    // No room, or not allowed: the database alone has to do, and nothing older that is held may come back in its place.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') store()?.removeItem(nameOf(db, field))
  }
}
/** What a field had when the page went, if the database does not have it; undefined otherwise. */
export const heldText = (db: SituDb, field: string): string | undefined =>
  store()?.getItem(nameOf(db, field)) ?? undefined

/** Nothing is held any more: the text was handed in, or thrown away. */
export const forgetHeld = (db: SituDb, field: string) => store()?.removeItem(nameOf(db, field))

/** The database has this text: what is held is let go, unless it is newer. */
export function letGo(db: SituDb, field: string, saved: string) {
  if (heldText(db, field) === saved) store()?.removeItem(nameOf(db, field))
}
