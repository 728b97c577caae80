// The open answers as the network reads them, the training of a network, and networks that have not seen a part of the
// scenarios. Training takes minutes, so that what was trained is kept (kept.ts) like the tables.
// Usage: node api/bench/evaluator/left-out-networks.ts PART trains the one without this part beforehand, in parallel with others,
// and prints how it agrees with the ratings of this part.
import type { Language } from 'shared/model/bilingual'
import type { LanguageData } from 'shared/rules/evaluator/lexicon/language-data'
import { measureAnswer } from 'shared/rules/evaluator/measured-answer'
import {
  type AnswerNetwork,
  type NetworkShape,
  openNetwork,
  type PackedNetwork,
  type SentenceInput,
  type Standard,
  standardised,
} from 'shared/rules/evaluator/network/answer-network'
import { namesOf } from 'shared/rules/evaluator/network/tokens'
import { openVectors, type PackedVectors } from 'shared/rules/evaluator/network/word-vectors'
import { openedData } from 'shared/rules/evaluator/opened-data'
import { ANSWER_FEATURES } from 'shared/rules/evaluator/rating/rating-features'
import { SENTENCE_FEATURES } from 'shared/rules/evaluator/rating/sentence-features'
import { mean, standardDeviation } from 'shared/rules/mean'
import { codeOf, kept } from './kept.ts'
import { leftOutTables } from './left-out-tables.ts'
import { isHonest, situationIfTold } from './measure-ratings.ts'
import { packNetwork, packVectors } from './network/pack-network.ts'
import { type Course, Trainer } from './network/train-network.ts'
import { vocabularyOf } from './network/vocabulary.ts'
import type { RatedAnswer } from './rated.ts'
import { meritsOf } from './sentence-merits.ts'
import { spearman } from './statistics.ts'
import { taughtIn } from './train.ts'

const LANGUAGES: readonly Language[] = ['fr', 'en']
/** Chosen by leave-scenarios-out validation. */
const SHAPE: NetworkShape = {
  word: 8,
  sentenceFeatures: SENTENCE_FEATURES.length,
  answerFeatures: ANSWER_FEATURES.length,
  turns: 96,
  sentence: 48,
  answer: 48,
}
const COURSE: Course = { shape: SHAPE, epochs: 7, batch: 32, rate: 3e-3, merits: 0.5 }

/** An answer as the network reads it. */
export interface NetworkSample {
  language: Language
  scenarioId: string
  rating: number
  sentences: (SentenceInput & { merit: number | undefined })[]
  /** The values of `ANSWER_FEATURES`. */
  features: number[]
}
/** Stands for a network where none has been trained yet. */
const NONE: AnswerNetwork = { encode: () => [], read: () => ({ rating: 0, merits: [] }) }

function sampleOf(row: RatedAnswer, dataOf: ReturnType<typeof openedData>): NetworkSample[] {
  const { lang: language, scenarioId, response } = row
  const judged = meritsOf(row)
  const input = { scenario: situationIfTold(scenarioId), response, responseType: 'text', language } as const
  const { rated, inputs, valuesOf } = measureAnswer(input, dataOf, NONE)
  if (rated.length === 0) return []
  const sentences = inputs.map((input, i) => ({ ...input, merit: judged[rated[i]?.index ?? -1]?.merit }))
  return [{ language, scenarioId, rating: row.expected, sentences, features: valuesOf(rated) }]
}

interface Part {
  language: Language
  isIn: (row: { scenarioId: string }) => boolean
  data: Record<Language, LanguageData>
  /** The answers of the part. */
  answers: RatedAnswer[]
  samples: NetworkSample[]
}
const partsIn = (language: Language): Part[] => {
  const taught = taughtIn(language)
  return leftOutTables(language).map(({ isIn, data }) => {
    const dataOf = openedData(data)
    const answers = taught.answers.filter(isIn)
    const samples = answers.filter(isHonest).flatMap((row) => sampleOf(row, dataOf))
    return { language, isIn, data, answers, samples }
  })
}
/** For each part, those of both languages: a network reads both. */
function parts(): Part[][] {
  const [french = [], english = []] = LANGUAGES.map(partsIn)
  return french.map((part, i) => [part, ...(english[i] ? [english[i]] : [])])
}

/** A feature that is nearly the same everywhere says nothing, and must not be blown up. */
const deviationOf = (column: readonly number[]) => Math.max(standardDeviation(column), 1e-3)
const standardOf = (rows: readonly (readonly number[])[], length: number): Standard => {
  const columns = Array.from({ length }, (_, i) => rows.map((row) => row[i] ?? 0))
  return { means: columns.map(mean), deviations: columns.map((column) => deviationOf(column)) }
}

/** A network, and the vectors of the tokens of each language that it was trained with. */
export interface Trained {
  network: PackedNetwork
  vectors: Record<Language, PackedVectors>
}
export function trainNetwork(samples: readonly NetworkSample[], tell: (message: string) => void): Trained {
  const vocabularies = { fr: vocabularyOf(samples, 'fr'), en: vocabularyOf(samples, 'en') }
  const trainer = new Trainer(
    SHAPE,
    [...vocabularies.fr, ...vocabularies.en].map(({ given }) => given),
  )
  const offsets = { fr: 0, en: vocabularies.fr.length }
  const numbers = (language: Language) =>
    new Map(vocabularies[language].map(({ name }, i) => [name, offsets[language] + i]))
  const numbersOf = { fr: numbers('fr'), en: numbers('en') }
  const standards = {
    sentences: standardOf(
      samples.flatMap(({ sentences }) => sentences.map(({ features }) => features)),
      SHAPE.sentenceFeatures,
    ),
    answers: standardOf(
      samples.map(({ features }) => features),
      SHAPE.answerFeatures,
    ),
  }
  const taught = samples.map(({ language, rating, sentences, features }) => ({
    rating,
    features: standardised(features, standards.answers),
    sentences: sentences.map(({ tokens, inSituation, merit, ...sentence }) => ({
      words: tokens.map((token) => {
        const name = namesOf(token).find((one) => numbersOf[language].has(one))
        return numbersOf[language].get(name ?? '') ?? -1
      }),
      inSituation,
      merit,
      features: standardised(sentence.features, standards.sentences),
    })),
  }))
  trainer.train(taught, COURSE, (error) => tell(`squared error ${error.toFixed(3)}`))
  const vectorsIn = (language: Language) => packVectors(trainer, SHAPE.word, numbersOf[language])
  return {
    network: packNetwork(trainer, SHAPE, standards),
    vectors: { fr: vectorsIn('fr'), en: vectorsIn('en') },
  }
}

/** The code that trains a network. */
const code = codeOf([
  'api/bench/evaluator/left-out-networks.ts',
  'api/bench/evaluator/network/dense-layer.ts',
  'api/bench/evaluator/network/given-vectors.ts',
  'api/bench/evaluator/network/pack-network.ts',
  'api/bench/evaluator/network/parameters.ts',
  'api/bench/evaluator/network/train-network.ts',
  'api/bench/evaluator/network/vocabulary.ts',
  'api/bench/evaluator/network/word-table.ts',
  'api/bench/evaluator/statistics.ts',
  'api/bench/evaluator/word-vectors/english.tsv',
  'api/bench/evaluator/word-vectors/french.tsv',
  'shared/src/rules/evaluator/network/answer-network.ts',
  'shared/src/rules/evaluator/network/tokens.ts',
  'shared/src/rules/evaluator/network/word-vectors.ts',
  'shared/src/rules/evaluator/phrase-model.ts',
  'shared/src/rules/evaluator/rating/regression-trees.ts',
  'shared/src/rules/games/chance.ts',
  'shared/src/rules/mean.ts',
])
/** What was trained without the scenarios of a part, in either language: some scenarios have answers in both. */
function without(all: readonly Part[][], part: number): Trained {
  const left = all[part] ?? []
  const others = all.flatMap((some) =>
    some.flatMap(({ samples }) => samples.filter((row) => !left.some(({ isIn }) => isIn(row)))),
  )
  return kept('network', { code, others }, () => trainNetwork(others, console.log))
}

/** All open answers, each measured with tables that had not seen its scenario. */
export const networkSamples = () =>
  parts()
    .flat()
    .flatMap(({ samples }) => samples)

/** For each language and part of its scenarios: its answers, and the data and the network that have not seen it. */
export function leftOutNetworks(): (Omit<Part, 'samples'> & { network: PackedNetwork })[] {
  const all = parts()
  return all.flatMap((some, i) => {
    const { network, vectors } = without(all, i)
    return some.map(({ samples: _, data, ...part }) => ({
      ...part,
      network,
      data: { fr: { ...data.fr, vectors: vectors.fr }, en: { ...data.en, vectors: vectors.en } },
    }))
  })
}

if (import.meta.main) {
  const part = Number(process.argv[2])
  const all = parts()
  const left = all[part]
  if (!left) throw new Error(`name a part from 0 to ${all.length - 1}`)
  const { network, vectors } = without(all, part)
  const { encode, read } = openNetwork(network)
  for (const { language, samples } of left) {
    const vectorOf = openVectors(vectors[language])
    const predicted = samples.map(({ sentences, features }) => read(encode(sentences, vectorOf), features))
    const ratings = samples.map(({ rating }) => rating)
    const rho = spearman(
      predicted.map(({ rating }) => rating),
      ratings,
    )
    const error = mean(predicted.map(({ rating }, i) => Math.abs(rating - (ratings[i] ?? 0))))
    console.log(`${language}: ${samples.length} unseen answers, Spearman ${rho.toFixed(3)}, error ${error.toFixed(2)}`)
  }
}
