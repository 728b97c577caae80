// The sentences whose merit a reader has judged, as the trees that predict a merit see them, and such trees that have
// not seen a part of the scenarios. Growing them takes minutes, so they are kept (kept.ts) like the tables.
import type { Language } from 'shared/model/bilingual'
import type { LanguageData } from 'shared/rules/evaluator/lexicon/language-data'
import { measureAnswer } from 'shared/rules/evaluator/measured-answer'
import { openedData } from 'shared/rules/evaluator/opened-data'
import { MERIT_FEATURES } from 'shared/rules/evaluator/rating/merit-features'
import type { PackedTrees } from 'shared/rules/evaluator/rating/regression-trees'
import type { SentenceFeature } from 'shared/rules/evaluator/rating/sentence-features'
import { type Growth, growTrees, type Sample } from './fit-trees.ts'
import { codeOf, kept } from './kept.ts'
import { leftOutTables } from './left-out-tables.ts'
import { isHonest, situationIfTold } from './measure-ratings.ts'
import type { RatedAnswer } from './rated.ts'
import { meritsOf } from './sentence-merits.ts'
import { taughtIn } from './train.ts'

/**
 * The direction in which a feature may move a merit, where it is certain. `shiftSum` is free: it says how much the n-grams
 * weigh, of which `shift` says which way.
 */
const DIRECTION: Readonly<Record<string, 1 | -1>> = { shift: 1, harm: -1 } satisfies Partial<
  Record<SentenceFeature, 1 | -1>
>
/** Chosen by leave-scenarios-out validation. */
export const MERIT_GROWTH: Growth = {
  trees: 300,
  leaves: 32,
  rate: 0.06,
  least: 100,
  samples: 0.8,
  features: 0.5,
  directions: MERIT_FEATURES.map((feature) => DIRECTION[feature] ?? 0),
}

/** The code that grows the trees. */
const code = codeOf([
  'api/bench/evaluator/fit-trees.ts',
  'api/bench/evaluator/statistics.ts',
  'shared/src/rules/games/chance.ts',
  'shared/src/rules/evaluator/rating/regression-trees.ts',
])

export interface MeritSample extends Sample {
  language: Language
  scenarioId: string
}
/** The judged sentences of an answer that count for its score, measured with some data. */
function samplesOf(row: RatedAnswer, dataOf: ReturnType<typeof openedData>): MeritSample[] {
  const { lang: language, scenarioId, response } = row
  const judged = meritsOf(row)
  if (judged.length === 0) return []
  const scenario = situationIfTold(scenarioId)
  const { rated, meritValues } = measureAnswer(
    { scenario, response, responseType: 'text', language },
    dataOf,
    // The merits are not predicted yet.
    () => 0,
  )
  const all = meritValues(rated)
  return rated.flatMap(({ index }, i) => {
    const [values, merit] = [all[i], judged[index]?.merit]
    return values && merit !== undefined ? [{ language, scenarioId, values, target: merit, weight: 1 }] : []
  })
}

interface Part {
  language: Language
  isIn: (row: { scenarioId: string }) => boolean
  data: Record<Language, LanguageData>
  /** The answers of the part. */
  answers: RatedAnswer[]
  samples: MeritSample[]
}
const partsIn = (language: Language): Part[] => {
  const taught = taughtIn(language)
  return leftOutTables(language).map(({ isIn, data }) => {
    const dataOf = openedData(data)
    const answers = taught.answers.filter(isIn)
    const samples = answers.filter(isHonest).flatMap((row) => samplesOf(row, dataOf))
    return { language, isIn, data, answers, samples }
  })
}
const all = () => (['fr', 'en'] as const).flatMap(partsIn)

/** All judged sentences, each measured with tables that had not seen its scenario. */
export const meritSamples = () => all().flatMap(({ samples }) => samples)

/** For each language and part of its scenarios: its answers, and the data and trees of merits that have not seen it. */
export function leftOutMerits(): (Omit<Part, 'samples'> & { merits: PackedTrees })[] {
  const parts = all()
  const every = parts.flatMap(({ samples }) => samples)
  return parts.map(({ samples: _, ...part }) => {
    const others = every.filter((sample) => sample.language !== part.language || !part.isIn(sample))
    return { ...part, merits: kept('merits', { code, others, MERIT_GROWTH }, () => growTrees(others, MERIT_GROWTH)) }
  })
}
