// The marks that praise a sentence, and what readers said of them.

import type { Language } from 'shared/model/bilingual'
import { evaluateResponse } from 'shared/rules/evaluator/evaluate-response'
import { linesOf, type RatedAnswer, twiceRated } from './rated.ts'
import { isSealed, numberOf } from './sealed.ts'
import { situationCalled } from './situations.ts'

export interface Mark {
  scenarioId: string
  lang: Language
  sentence: string
  /** The name of the cue, whose comment for the learner is in web/src/ui/evaluation/cue-notes.ts. */
  cue: string
}
/**
 * What a reader said of a mark: the sentence does what the comment says; it does something else; or what would be
 * praised is wrong to do, or its contrary.
 */
export interface ReadMark extends Mark {
  verdict: 'right' | 'beside' | 'wrong'
}

export const marksRead = {
  open: linesOf<ReadMark>('marks', 'open.jsonl'),
  sealed: linesOf<ReadMark>('marks', 'sealed.jsonl'),
}
const keyOf = ({ scenarioId, cue, sentence }: Mark) => `${scenarioId} ${cue} ${sentence}`
const verdicts = new Map(marksRead.sealed.map((mark) => [keyOf(mark), mark.verdict]))

/** The praising marks of some answers, each with its answer. */
const marksOf = (rows: readonly RatedAnswer[]) =>
  rows.flatMap(({ scenarioId, lang, response }) => {
    const scenario = situationCalled(scenarioId)
    const { feedback } = evaluateResponse({ scenario, response, responseType: 'text', language: lang })
    return feedback.evidence
      .filter(({ strength }) => strength > 0)
      .map(({ start, end, cue }) => ({ scenarioId, lang, sentence: response.slice(start, end), cue, response }))
  })

const DRAWN = 300
/**
 * Praising marks of sealed answers by other writers, drawn by the hash of their text, each with the verdict of its
 * reader if it was read. A mark that a new version leaves alone is drawn again, and keeps its verdict.
 */
export const drawnMarks = () =>
  marksOf(twiceRated.filter(isSealed))
    .sort((one, other) => numberOf(keyOf(one)) - numberOf(keyOf(other)))
    .slice(0, DRAWN)
    .map((mark) => ({ ...mark, verdict: verdicts.get(keyOf(mark)) }))
