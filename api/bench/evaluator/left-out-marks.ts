// The sentences that a reader has marked, as the trees that predict a mark see them, and such trees that have not seen a
// part of the scenarios. Growing them takes a minute, so they are kept in node_modules/.cache like the tables.
import type { Language } from 'shared/model/bilingual'
import type { LanguageData } from 'shared/rules/evaluator/lexicon/language-data'
import { measureAnswer } from 'shared/rules/evaluator/measured-answer'
import { openedData } from 'shared/rules/evaluator/opened-data'
import type { PackedTrees } from 'shared/rules/evaluator/rating/regression-trees'
import { SENTENCE_FEATURES, type SentenceFeature } from 'shared/rules/evaluator/rating/sentence-features'
import { type Growth, growTrees, type Sample } from './fit-trees.ts'
import { kept } from './kept.ts'
import { leftOutTables } from './left-out-tables.ts'
import { markedSentences } from './marked-sentences.ts'
import { isHonest, situationIfTold } from './measure-ratings.ts'
import type { RatedAnswer } from './rated.ts'
import { taughtIn } from './train.ts'

/** The direction in which a feature may move a mark, where it is certain. */
const DIRECTION: Partial<Record<SentenceFeature, 1 | -1>> = { shift: 1, harm: -1 }
/** Chosen by leave-scenarios-out validation. */
export const MARK_GROWTH: Growth = {
  trees: 200,
  leaves: 24,
  rate: 0.06,
  least: 40,
  samples: 0.8,
  features: 0.5,
  directions: SENTENCE_FEATURES.map((feature) => DIRECTION[feature] ?? 0),
}

export interface MarkSample extends Sample {
  language: Language
  scenarioId: string
}
/** The marked sentences of an answer that count for its score, measured with some data. */
function samplesOf(row: RatedAnswer, dataOf: ReturnType<typeof openedData>): MarkSample[] {
  const { lang: language, scenarioId, response } = row
  const marked = markedSentences(row)
  if (marked.length === 0) return []
  const scenario = situationIfTold(scenarioId)
  const { rated, sentenceValues } = measureAnswer(
    { scenario, response, responseType: 'text', language },
    dataOf,
    // The marks are not predicted yet.
    () => 0,
  )
  return rated.flatMap(({ index }) => {
    const [values, mark] = [sentenceValues[index], marked[index]?.mark]
    return values && mark !== undefined ? [{ language, scenarioId, values, target: mark, weight: 1 }] : []
  })
}

interface Part {
  language: Language
  isIn: (row: { scenarioId: string }) => boolean
  data: Record<Language, LanguageData>
  samples: MarkSample[]
}
const partsIn = (language: Language): Part[] => {
  const answers = taughtIn(language).answers.filter(isHonest)
  return leftOutTables(language).map(({ isIn, data }) => {
    const dataOf = openedData(data)
    return { language, isIn, data, samples: answers.filter(isIn).flatMap((row) => samplesOf(row, dataOf)) }
  })
}
const all = () => (['fr', 'en'] as const).flatMap(partsIn)

/** All marked sentences, each measured with tables that had not seen its scenario. */
export const markSamples = () => all().flatMap(({ samples }) => samples)

/** For each language and part of its scenarios, the data and the trees of marks that have not seen the part. */
export function leftOutMarks(): (Omit<Part, 'samples'> & { marks: PackedTrees })[] {
  const parts = all()
  return parts.map(({ samples: _, ...part }) => {
    const others = parts
      .flatMap(({ samples }) => samples)
      .filter((sample) => sample.language !== part.language || !part.isIn(sample))
    return { ...part, marks: kept('marks', { others, MARK_GROWTH }, () => growTrees(others, MARK_GROWTH)) }
  })
}
