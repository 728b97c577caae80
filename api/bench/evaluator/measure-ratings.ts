// How the application's own evaluator agrees with the ratings of answers: answers to known situations, and the answers
// in the folder `written`, of whose situations only the ids are known.
import type { Language } from 'shared/model/bilingual'
import type { evaluateResponse } from 'shared/rules/evaluator/evaluate-response'
import { mean } from 'shared/rules/mean'
import { pool, type RatedAnswer, situated, twiceRated, written } from './rated.ts'
import { isSealed } from './sealed.ts'
import { isSituated, type Situated, situationCalled } from './situations.ts'
import { share, spearman, withInterval } from './statistics.ts'

type Evaluate = typeof evaluateResponse
export interface Judged extends RatedAnswer {
  score: number
  words: number
  flags: string[]
  confidence: 'low' | 'medium' | 'high'
  band: [number, number]
}
/** Stands for the scenario of an answer whose situation is not known. */
export const UNTOLD: Situated = {
  id: 'untold',
  title: { fr: '', en: '' },
  content: { fr: '', en: '' },
  questions: [],
  kind: 'situational',
  rubric: undefined,
}
/** The situation of an answer, or `UNTOLD` where it is not known. */
export const situationIfTold = (id: string): Situated => (isSituated(id) ? situationCalled(id) : UNTOLD)
export const judgedOn =
  (evaluate: Evaluate, situationOf: (id: string) => Situated) =>
  (row: RatedAnswer): Judged => {
    const { scenarioId, lang, response } = row
    const { score, feedback, confidence, band } = evaluate({
      scenario: situationOf(scenarioId),
      response,
      responseType: 'text',
      language: lang,
    })
    const words = response.split(/\s+/).length
    return { ...row, score, words, flags: feedback.flags, confidence, band }
  }

/** The development answers with their situations. */
export const judgePool = (evaluate: Evaluate) => pool.answers.map(judgedOn(evaluate, situationCalled))
/** Answers to sealed scenarios with a known situation, and with their rubric where there is one. */
export const judgeSituated = (evaluate: Evaluate) =>
  [...situated, ...pool.answers.filter(isSealed)].map(judgedOn(evaluate, situationCalled))
/** Answers to sealed scenarios of which only the answer is known. */
export const judgeSealed = (evaluate: Evaluate) => written.filter(isSealed).map(judgedOn(evaluate, () => UNTOLD))

/** Answers to sealed scenarios that two readers rated, with their situations. */
export const judgeTwiceRated = (evaluate: Evaluate) =>
  twiceRated.filter(isSealed).map(judgedOn(evaluate, situationCalled))

export const isHonest = ({ kind, subkind }: RatedAnswer) => kind !== 'adversarial' && !subkind
const ratings = (rows: readonly Judged[]) =>
  spearman(
    rows.map((r) => r.score),
    rows.map((r) => r.expected),
  )
const lengths = (rows: readonly Judged[]) =>
  spearman(
    rows.map((r) => r.words),
    rows.map((r) => r.expected),
  )

/**
 * Agreement with ratings: rank correlation with its interval and that of length alone, errors, and good answers that
 * are missed.
 */
export function agreementOf(rows: readonly Judged[]) {
  const off = rows.map((r) => Math.abs(r.score - r.expected))
  const best = rows.filter((r) => r.expected >= 8)
  return {
    n: rows.length,
    spearman: withInterval(rows, ratings),
    length: lengths(rows),
    error: mean(off),
    withinOne: share(off, (by) => by <= 1 + 1e-9),
    bestBelow6: share(best, (r) => r.score < 6),
  }
}
export const inLanguage = (rows: readonly Judged[], language: Language) => rows.filter((r) => r.lang === language)

/** How often an excellent answer scores higher than a longer poor one to the same scenario. */
export function shortAboveLong(rows: readonly Judged[]) {
  const pairs = rows
    .filter((r) => r.expected >= 8)
    .flatMap((short) =>
      rows
        .filter((long) => long.scenarioId === short.scenarioId && long.lang === short.lang)
        .filter((long) => long.expected <= 3 && long.words > short.words)
        .map((long) => short.score - long.score),
    )
  return { n: pairs.length, above: share(pairs, (gap) => gap > 0) }
}
