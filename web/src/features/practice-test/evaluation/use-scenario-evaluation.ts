import { useMemo } from 'react'
import type { Scenario } from 'shared/model/content/scenario'
import type { StoredEvaluation } from '#data/practice/practice-tables'
import { type ShownEvaluation, useShownEvaluation } from '#data/practice/use-shown-evaluation'
import { useLanguage } from '#session/language'
import { partsOf } from '#ui/evaluation/response-parts'
import { useNotedMarks } from '#ui/evaluation/use-noted-marks'
import type { EvidenceMark } from '#ui/scenario/evidence-text'

/** The text of an answer with its marks. */
export interface MarkedAnswer {
  text: string
  marks: readonly EvidenceMark[]
}

/**
 * The evaluation of one scenario of a test, and each answer with its marks; undefined where there is none. The texts of
 * the two answers are passed in, because an evaluation that another device made is stored without them.
 */
export function useScenarioEvaluation(
  stored: StoredEvaluation | undefined,
  scenario: Scenario | undefined,
  [first, second]: readonly [string, string],
): { shown: ShownEvaluation | undefined; marked: readonly [MarkedAnswer | undefined, MarkedAnswer | undefined] } {
  const language = useLanguage()
  const whole = useMemo(() => stored && { ...stored, answers: [first, second] }, [stored, first, second])
  const shown = useShownEvaluation(whole, scenario, language)
  const parts = whole ? partsOf(whole.response, whole.answers) : []
  const marks = useNotedMarks(parts, shown?.feedback.evidence ?? [])
  const of = (question: 0 | 1) => {
    const at = parts.findIndex((part) => part.question === question)
    const text = parts[at]?.text
    return text === undefined ? undefined : { text, marks: marks[at] ?? [] }
  }
  return { shown, marked: [of(0), of(1)] }
}
