// Sentences with the mark that a reader gave each of them: those of rated answers, and others that stand alone.
import type { Language } from 'shared/model/bilingual'
import { readAnswer } from 'shared/rules/evaluator/read-answer'
import { fold } from 'shared/rules/evaluator/text/fold'
import { linesOf, type RatedAnswer } from './rated.ts'

/**
 * How much a sentence raises or lowers an answer, from -3 for a harm to 3 for an excellent insight or step. The reader
 * saw the situation and the whole answer, but no rating.
 */
type Mark = -3 | -2 | -1 | 0 | 1 | 2 | 3
export interface MarkedSentence {
  /** Empty where there is none. */
  scenarioId: string
  folded: string
  mark: Mark
}

const inLanguage = (language: Language) =>
  new Map(
    linesOf<{ id: string; marks: Mark[] }>('sentence-marks', `answers-${language}.jsonl`).map(({ id, marks }) => [
      id,
      marks,
    ]),
  )
const MARKS: Record<Language, ReadonlyMap<string, readonly Mark[]>> = { fr: inLanguage('fr'), en: inLanguage('en') }

/** The sentences of an answer with their marks; none where nobody has marked them. Throws where they are others now. */
export function markedSentences({ id, scenarioId, lang, response }: RatedAnswer): MarkedSentence[] {
  const marks = MARKS[lang].get(id)
  if (!marks) return []
  const { sentences, folded } = readAnswer(response, lang)
  if (sentences.length !== marks.length)
    throw new Error(`${id} has ${sentences.length} sentences and ${marks.length} marks: they have to be marked again`)
  return sentences.map(({ index, start, end }) => ({
    scenarioId,
    folded: folded.text.slice(start, end),
    mark: marks[index] as Mark,
  }))
}

/**
 * Examples and counterexamples of the key points of open scenarios, and the pairs of harmful and harmless sentences,
 * which have no scenario; each was marked as a sentence of an answer.
 */
export const markedAlone = (language: Language): MarkedSentence[] =>
  linesOf<{ scenarioId?: string; text: string; mark: Mark }>('sentence-marks', `alone-${language}.jsonl`).map(
    ({ scenarioId = '', text, mark }) => ({ scenarioId, folded: fold(text).text, mark }),
  )
