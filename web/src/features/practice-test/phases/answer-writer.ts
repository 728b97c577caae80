import { type SituDb, wasLeft } from '#data/db/db'
import { forgetUnsaved, keepUnsaved } from '#data/practice/answer-journal'
import { emptyAnswer, saveAnswer } from '#data/practice/practice-answers'
import type { AnswerKey, PracticeAnswer } from '#data/practice/practice-run'

/** Milliseconds after which a write in progress is shown, and between a failed write and the next try. */
const SLOW_MS = 500
const RETRY_MS = 2000

export type SaveState = 'saved' | 'saving' | 'failed'
export interface AnswerWriter {
  /** The current answer, saved or not. */
  answer: (key: AnswerKey) => PracticeAnswer
  /** Changes the answer and saves it at once. */
  change: (key: AnswerKey, changed: Partial<PracticeAnswer>) => void
  /** Resolves when everything is saved; rejects with the reason where something cannot be saved. */
  flush: () => Promise<void>
  subscribe: (listener: () => void) => () => void
  state: () => SaveState
}

const nameOf = ({ scenario, question }: AnswerKey) => `${scenario}/${question}`

/**
 * Saves the answers of a run. Each answer has at most one write in progress, and its latest text is always written
 * last; a failed write is tried again. Until an answer is in the database, it is also in the journal
 * (answer-journal.ts), in case the page is killed.
 */
export function answerWriter(db: SituDb, before: readonly PracticeAnswer[]): AnswerWriter {
  const answers = new Map(before.map((answer) => [nameOf(answer), answer]))
  const waiting = new Map<string, PracticeAnswer>()
  const writing = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()
  let state: SaveState = 'saved'
  let failure: unknown
  let retry: ReturnType<typeof setTimeout> | undefined
  const become = (next: SaveState) => {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }

  async function drain(name: string) {
    const slow = setTimeout(() => state === 'saved' && become('saving'), SLOW_MS)
    try {
      for (let next = waiting.get(name); next; next = waiting.get(name)) {
        waiting.delete(name)
        try {
          await saveAnswer(db, next)
          if (!waiting.has(name)) forgetUnsaved(db, next)
        } catch (error) {
          // This text waits again, unless a newer one has taken its place meanwhile.
          if (!waiting.has(name)) waiting.set(name, next)
          throw error
        }
      }
      if (waiting.size === 0) become('saved')
    } catch (error) {
      failure = error
      if (wasLeft(db)) return
      become('failed')
      clearTimeout(retry)
      retry = setTimeout(() => void start(), RETRY_MS)
    } finally {
      clearTimeout(slow)
      writing.delete(name)
    }
  }
  const start = () => {
    for (const name of waiting.keys()) if (!writing.has(name)) writing.set(name, drain(name))
    return Promise.all(writing.values())
  }
  const answer = (key: AnswerKey) => answers.get(nameOf(key)) ?? emptyAnswer(key)

  return {
    answer,
    change: (key, changed) => {
      const next = { ...answer(key), ...changed }
      answers.set(nameOf(key), next)
      waiting.set(nameOf(key), next)
      keepUnsaved(db, next)
      void start()
    },
    flush: async () => {
      await start()
      if (waiting.size > 0 && !wasLeft(db)) throw failure
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
  }
}
