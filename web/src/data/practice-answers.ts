import { forgetUnsaved, unsavedAnswers } from './answer-journal'
import type { SituDb } from './db'
import type { AnswerKey, PracticeAnswer } from './practice-run'
import { useQuery } from './use-query'

/** The answers of a run so far; undefined while they are looked up. */
export const usePracticeAnswers = (runId: string): PracticeAnswer[] | undefined =>
  useQuery((home) => answersOf(home, runId), [runId])

export const answersOf = (db: SituDb, runId: string) => db.practiceAnswers.where('runId').equals(runId).toArray()

/** An answer of which nothing is there yet. */
export const emptyAnswer = ({ runId, scenario, question }: AnswerKey): PracticeAnswer => ({
  runId,
  scenario,
  question,
  text: '',
  firstKeyMs: null,
  lastKeyMs: null,
  wordsBeforeLast30: null,
})

/** Stores a whole answer: one request, nothing read before, so that a letter is safe as soon as the browser has it. */
export const saveAnswer = (db: SituDb, answer: PracticeAnswer) => db.practiceAnswers.put(answer)

/** Brings what a killed page has left in the journal into the database. */
export async function takeUnsaved(db: SituDb, runId: string) {
  const held = unsavedAnswers(db.userId, runId)
  await db.practiceAnswers.bulkPut(held)
  for (const answer of held) forgetUnsaved(db.userId, answer)
}

/** Changes a part of an answer and leaves the rest as it is. */
export const changeAnswer = (db: SituDb, key: AnswerKey, changed: Partial<PracticeAnswer>) =>
  db.transaction('rw', db.practiceAnswers, async () => {
    const kept = await db.practiceAnswers.get([key.runId, key.scenario, key.question])
    await db.practiceAnswers.put({ ...emptyAnswer(key), ...kept, ...changed })
  })
