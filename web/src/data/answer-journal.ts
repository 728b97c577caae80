import type { AnswerKey, PracticeAnswer } from './practice-run'

// A write to IndexedDB takes some milliseconds, and the next one waits for it: a page that is killed meanwhile would lose the last
// letters. localStorage hands a text to the browser before it returns; there it waits until the database has it.
interface Store {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
  removeItem(name: string): void
}
// Named so because the service worker, which opens the database as well, has none and does not know its type.
const store = () => (globalThis as unknown as { localStorage: Store }).localStorage
const PREFIX = 'situ.unsaved-answer/'
const start = (userId: string, runId = '') => `${PREFIX}${userId}/${runId}`
const nameOf = (userId: string, { runId, scenario, question }: AnswerKey) =>
  `${start(userId, runId)}/${scenario}/${question}`
const namesFrom = (prefix: string) => Object.keys(store()).filter((name) => name.startsWith(prefix))

/** Keeps an answer at once, until it is `forgetUnsaved`. */
export function keepUnsaved(userId: string, answer: PracticeAnswer) {
  try {
    store().setItem(nameOf(userId, answer), JSON.stringify(answer))
  } catch {
    // No room, or not allowed: the database alone has to do.
  }
}
export const forgetUnsaved = (userId: string, key: AnswerKey) => store().removeItem(nameOf(userId, key))

/** Answers of a run that a killed page could not bring into the database. */
export const unsavedAnswers = (userId: string, runId: string): PracticeAnswer[] =>
  namesFrom(`${start(userId, runId)}/`).flatMap((name) => {
    try {
      return JSON.parse(store().getItem(name) ?? '') as PracticeAnswer
    } catch {
      return []
    }
  })

/** Forgets all of a learner's: their data leaves this device. */
export function forgetAllUnsaved(userId: string) {
  for (const name of namesFrom(start(userId))) store().removeItem(name)
}
