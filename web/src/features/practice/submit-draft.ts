import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import { responseText } from 'shared/rules/evaluator/text/response-text'
import { isOnline } from '#browser/online'
import { currentDb } from '#data/db/db'
import type { Draft } from '#data/drafts/drafts'
import { withExamples } from '#data/library/scenario-examples'
import { evaluate } from '#data/practice/evaluate'
import { submitAnswer } from '#data/practice/evaluations'
import type { StoredEvaluation } from '#data/practice/practice-tables'

/** The response of a draft, as it is evaluated. */
export const responseOf = ({ responseType, answers, spoken }: Draft) =>
  responseType === 'audio' ? spoken.trim() : responseText(answers)

/** Evaluates a draft on this device and stores the answer with its evaluation. */
export async function submitDraft(
  scenario: Scenario,
  draft: Draft,
  language: Language,
  withoutCredit: boolean,
): Promise<StoredEvaluation> {
  const db = currentDb()
  const { responseType, answers, seconds, voice } = draft
  const parts = responseType === 'text' ? { answers } : voice && { voice }
  const response = responseOf(draft)
  const said = responseType === 'text' ? answers : response
  const {
    band: _,
    questions: __,
    ...judged
  } = await evaluate(await withExamples(db, scenario), said, responseType, language)
  return submitAnswer(db, { scenario, response, responseType, language, seconds, ...parts }, judged, {
    now: Date.now(),
    offline: !isOnline(),
    withoutCredit,
  })
}
