import { responseText } from 'shared/rules/evaluator/text/response-text'
import { currentDb } from '#data/db/db'
import { EMPTY_DRAFT, saveDraft } from '#data/drafts/drafts'
import { submitAnswer } from './evaluations'
import { forgetTrial, readTrial } from './trial'

/**
 * Gives the account that was just made what its learner wrote before: a submitted answer with its evaluation, or else
 * the draft. Once only.
 */
export async function takeTrialAlong(): Promise<void> {
  const db = currentDb()
  const trial = readTrial()
  if (!trial) return
  const { scenario, answers, seconds, result } = trial
  if (result) {
    const { judged, language, at } = result
    const response = responseText(answers)
    const answered = { scenario, response, answers, responseType: 'text', language, seconds } as const
    await submitAnswer(db, answered, judged, { now: at, offline: false, withoutCredit: false })
  } else await saveDraft(db, scenario.id, { ...EMPTY_DRAFT, answers, seconds })
  forgetTrial()
}
