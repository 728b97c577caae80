import { useEffect, useState } from 'react'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import type { ResponseEvaluation } from 'shared/rules/evaluator/evaluator'
import { isOwn } from 'shared/rules/practice/rolling-mean'
import { evaluate } from './evaluate'
import type { StoredEvaluation } from './practice-tables'

/** An evaluation for display; only the application's own evaluator has a range. */
export type ShownEvaluation = StoredEvaluation & { band?: ResponseEvaluation['band'] }

const tenth = (value: number) => Math.round(value * 10) / 10
const within = (score: number) => Math.min(9, Math.max(1, score))

/** The stored score with texts in this language: they follow from the answer, so they can be computed again. */
async function inWords(stored: StoredEvaluation, scenario: Scenario, language: Language): Promise<ShownEvaluation> {
  const again = await evaluate(scenario, stored.answers ?? stored.response, stored.responseType, language)
  const found = again.feedback.flags ?? []
  const flags = stored.feedback.flags ?? found
  const { suggestions } = again.feedback
  // An answer in the language of its test must not be reported as being in another language than the interface.
  const stranger = found.includes('wrong-language') && !flags.includes('wrong-language')
  const half = (again.band[1] - again.band[0]) / 2
  const [low, high] = again.score === stored.score ? again.band : [stored.score - half, stored.score + half]
  return {
    ...stored,
    metrics: stored.metrics,
    dimensions: stored.dimensions ?? again.dimensions,
    confidence: stored.confidence ?? again.confidence,
    engine: stored.engine ?? again.engine,
    feedback: { ...again.feedback, flags, suggestions: stranger ? suggestions.slice(1) : suggestions },
    band: [tenth(within(low)), tenth(within(high))],
  }
}

/**
 * An evaluation in the language of the interface; undefined while its texts are first computed. After a change of
 * language the old texts are shown until the new ones are there. Where the texts cannot be computed, the evaluation is
 * shown as stored. Another evaluation is never shown in its place.
 */
export function useShownEvaluation(
  stored: StoredEvaluation | undefined,
  scenario: Scenario | undefined,
  language: Language,
): ShownEvaluation | undefined {
  const [shown, setShown] = useState<ShownEvaluation>()
  useEffect(() => {
    let current = true
    const show = (evaluation: ShownEvaluation) => current && setShown(evaluation)
    if (!stored) return
    if (!scenario || !isOwn(stored)) show(stored)
    else
      inWords(stored, scenario, language)
        .then(show)
        // The evaluator could not be loaded, for example on an offline device that never loaded it: the evaluation is
        // shown in its stored language.
        .catch(() => show(stored))
    return () => {
      current = false
    }
  }, [stored, scenario, language])
  return shown?.id === stored?.id ? shown : undefined
}
