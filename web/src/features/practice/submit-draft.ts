import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/scenario'
import { isOnline } from '#browser/online'
import { db, type StoredEvaluation } from '#data/db'
import type { Draft } from '#data/drafts'
import { submitAnswer } from '#data/evaluations'
import { evaluate } from './evaluate'
import { joinAnswers } from './response-parts'

/** The answer of a draft as it is evaluated. */
export const responseOf = ({ responseType, answers, spoken }: Draft) =>
  responseType === 'audio' ? spoken.trim() : joinAnswers(answers)

/** Evaluates a draft on this device and keeps both. */
export async function submitDraft(
  scenario: Scenario,
  draft: Draft,
  language: Language,
  withoutCredit: boolean,
): Promise<StoredEvaluation> {
  const home = db()
  const { responseType, answers, seconds, voice } = draft
  const parts = responseType === 'text' ? { answers } : voice && { voice }
  const response = responseOf(draft)
  const { band: _, ...judged } = await evaluate(scenario, response, responseType, language)
  return submitAnswer(home, { scenario, response, responseType, language, seconds, ...parts }, judged, {
    now: Date.now(),
    offline: !isOnline(),
    withoutCredit,
  })
}
