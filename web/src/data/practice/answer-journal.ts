import { forgetJournal, journalFrom, type Owner, writeJournal } from '#data/drafts/journal'
import type { AnswerKey, PracticeAnswer } from './practice-run'

const placeOf = ({ runId, scenario, question }: AnswerKey) => `${runId}/${scenario}/${question}`

/** Writes an answer of a test to the journal, until `forgetUnsaved`. */
export const keepUnsaved = (owner: Owner, answer: PracticeAnswer) =>
  writeJournal(owner, placeOf(answer), JSON.stringify(answer))
export const forgetUnsaved = (owner: Owner, key: AnswerKey) => forgetJournal(owner, placeOf(key))

/** Answers of a run that a killed page could not save to the database. */
export const unsavedAnswers = (owner: Owner, runId: string): PracticeAnswer[] =>
  journalFrom(owner, `${runId}/`).flatMap((text) => {
    try {
      return JSON.parse(text) as PracticeAnswer
    } catch {
      return []
    }
  })
