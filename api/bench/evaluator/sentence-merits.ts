// Sentences with the merit that a reader found in each of them: those of rated answers, and others that stand alone.
import type { Language } from 'shared/model/bilingual'
import { readAnswer } from 'shared/rules/evaluator/read-answer'
import { fold } from 'shared/rules/evaluator/text/fold'
import { linesOf, type RatedAnswer } from './rated.ts'

/**
 * How much a sentence raises or lowers an answer, from -3 for a harm to 3 for an excellent insight or step. The reader
 * saw no rating, but the whole answer, if the sentence has one, and the situation, if it is told.
 */
type Merit = -3 | -2 | -1 | 0 | 1 | 2 | 3
export interface SentenceMerit {
  /** Empty where there is none. */
  scenarioId: string
  folded: string
  merit: Merit
}

const inLanguage = (language: Language) =>
  new Map(
    linesOf<{ id: string; merits: Merit[] }>('sentence-merits', `answers-${language}.jsonl`).map(({ id, merits }) => [
      id,
      merits,
    ]),
  )
const MERITS: Record<Language, ReadonlyMap<string, readonly Merit[]>> = { fr: inLanguage('fr'), en: inLanguage('en') }

/** The sentences of an answer with their merits; none where nobody has judged them. Throws where they are others now. */
export function meritsOf({ id, scenarioId, lang, response }: RatedAnswer): SentenceMerit[] {
  const merits = MERITS[lang].get(id)
  if (!merits) return []
  const { sentences, folded } = readAnswer(response, lang)
  if (sentences.length !== merits.length)
    throw new Error(`${id} has ${sentences.length} sentences and ${merits.length} merits: they have to be judged again`)
  return sentences.map(({ index, start, end }) => ({
    scenarioId,
    folded: folded.text.slice(start, end),
    merit: merits[index] as Merit,
  }))
}

/**
 * Examples and counterexamples of the key points of open scenarios, and the pairs of harmful and harmless sentences,
 * which have no scenario; each was judged as a sentence of an answer.
 */
export const meritsAlone = (language: Language): SentenceMerit[] =>
  linesOf<{ scenarioId?: string; text: string; merit: Merit }>('sentence-merits', `alone-${language}.jsonl`).map(
    ({ scenarioId = '', text, merit }) => ({ scenarioId, folded: fold(text).text, merit }),
  )
