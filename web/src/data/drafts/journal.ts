// A write to IndexedDB takes some milliseconds, and the next one waits for it: a page killed meanwhile would lose the
// last letters. localStorage stores a text before the call returns; the text stays there until the database has it.
interface Store {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
  removeItem(name: string): void
}
// A minimal type: this code also compiles for the service worker, which opens the database but has no localStorage.
const store = () => (globalThis as unknown as { localStorage?: Store }).localStorage

/** The learner's database to which the texts belong. */
export interface Owner {
  readonly userId: string
}
const PREFIX = 'situ.unsaved-answer/'
const nameOf = ({ userId }: Owner, place: string) => `${PREFIX}${userId}/${place}`
const namesFrom = (prefix: string) => Object.keys(store() ?? {}).filter((name) => name.startsWith(prefix))

/** Stores the text of a place until the database has it. Does not throw where the storage is full. */
export function writeJournal(owner: Owner, place: string, text: string) {
  try {
    store()?.setItem(nameOf(owner, place), text)
  } catch {
    // Storage is full or forbidden: only the database is left, so the older text is removed here, or it would replace a
    // newer one.
    forgetJournal(owner, place)
  }
}

/** The text of a place that the database may not have yet; undefined where there is none. */
export const readJournal = (owner: Owner, place: string): string | undefined =>
  store()?.getItem(nameOf(owner, place)) ?? undefined

/** Removes the text of a place, for example when it was submitted or discarded. */
export const forgetJournal = (owner: Owner, place: string) => store()?.removeItem(nameOf(owner, place))

/** The database has this text: the journal's copy is removed, unless it is newer. */
export function settleJournal(owner: Owner, place: string, saved: string) {
  if (readJournal(owner, place) === saved) forgetJournal(owner, place)
}

/** The texts of all places with this prefix. */
export const journalFrom = (owner: Owner, start: string): string[] =>
  namesFrom(nameOf(owner, start)).map((name) => store()?.getItem(name) ?? '')

/** Removes all texts of a learner, when their data leave this device. */
export function clearJournal(owner: Owner) {
  for (const name of namesFrom(nameOf(owner, ''))) store()?.removeItem(name)
}
