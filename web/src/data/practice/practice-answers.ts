import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { forgetUnsaved, unsavedAnswers } from './answer-journal'
import type { AnswerKey, PracticeAnswer } from './practice-run'

/** The answers of a run so far; undefined while they load. */
export const usePracticeAnswers = (runId: string): PracticeAnswer[] | undefined =>
  useQuery((db) => answersOf(db, runId), [runId])

export const answersOf = (db: SituDb, runId: string) => db.practiceAnswers.where('runId').equals(runId).toArray()

/** An answer without any content. */
export const emptyAnswer = ({ runId, scenario, question }: AnswerKey): PracticeAnswer => ({
  runId,
  scenario,
  question,
  text: '',
  firstKeyMs: null,
  lastKeyMs: null,
  wordsBeforeLast30: null,
})

/** Stores a whole answer with one request that reads nothing first, so that a letter is safe as soon as possible. */
export const saveAnswer = (db: SituDb, answer: PracticeAnswer) => db.practiceAnswers.put(answer)

/** Moves the answers that a killed page left in the journal to the database. */
export async function takeUnsaved(db: SituDb, runId: string) {
  const held = unsavedAnswers(db, runId)
  await db.practiceAnswers.bulkPut(held)
  for (const answer of held) forgetUnsaved(db, answer)
}

/** Changes fields of an answer, which is created where there is none. */
export const changeAnswer = (db: SituDb, key: AnswerKey, changed: Partial<PracticeAnswer>) =>
  db.transaction('rw', db.practiceAnswers, async () => {
    const kept = await db.practiceAnswers.get([key.runId, key.scenario, key.question])
    await db.practiceAnswers.put({ ...emptyAnswer(key), ...kept, ...changed })
  })
