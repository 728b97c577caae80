// Fits the model that recognizes key points in paraphrase (shared/src/rules/evaluator/key-points) to the open
// sentences, and writes its weights. The printed shares come from models that did not see the scenario of the sentence.
// Usage: node api/bench/evaluator/fit-key-points.ts, which writes shared/src/rules/evaluator/lexicon/learned/matching.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from 'shared/model/bilingual'
import type { KeyPoint } from 'shared/model/content/rubric'
import { conceptsIn } from 'shared/rules/evaluator/concepts'
import { findCues } from 'shared/rules/evaluator/cues/find-cues'
import { FEATURES, pointReader } from 'shared/rules/evaluator/key-points/features'
import { learnedOf, likelihood } from 'shared/rules/evaluator/key-points/model'
import { rarityOfWord } from 'shared/rules/evaluator/phrase-model'
import { readAnswer } from 'shared/rules/evaluator/read-answer'
import { seededChance } from 'shared/rules/games/chance'
import { leftOut, partsOf } from './left-out.ts'
import { fitLogistic, type Observed } from './logistic.ts'
import { CONCEPTS, CUES, TABLES } from './opened.ts'
import { attacks } from './rated.ts'
import { isSealed } from './sealed.ts'
import { shipped, situationCalled } from './situations.ts'
import { share } from './statistics.ts'
import { taughtIn } from './train.ts'

const LANGUAGES: readonly Language[] = ['fr', 'en']
/** Penalty of the regression, and the weight of a row by its kind of sentence. */
const PENALTY = 0.3
const WEIGHT = { paraphrase: 1, contrary: 2, other: 0.1, foreign: 0.03 } as const
type Kind = keyof typeof WEIGHT
/** The number of parts into which the scenarios are divided; each part is left out once. */
const PARTS = 6
/**
 * Sentences of model answers that are drawn for each rubric and language; those of the rubric's own scenario are
 * dropped.
 */
const FOREIGN = 60
/**
 * The largest shares of other sentences that a model may take for a key point; without examples, the contrary of a point
 * is often in its very words.
 */
const MISTAKEN_MOST = {
  byExamples: { foreign: 0.04, other: 0.05, contrary: 0.05 },
  without: { foreign: 0.04, other: 0.05, contrary: 1 },
} as const

/** How telling each concept is, 0 to 9: from the share of the sentences of open answers that express it. */
function tellingIn(language: Language): number[] {
  const counts = CONCEPTS[language].names.map(() => 0)
  let sentences = 0
  for (const { response } of taughtIn(language).answers)
    for (const { words } of readAnswer(response, language).sentences) {
      sentences++
      for (const concept of new Set(conceptsIn(words, CONCEPTS[language]).flat()))
        counts[concept] = (counts[concept] ?? 0) + 1
    }
  return counts.map((count) => {
    const rarity = Math.log(sentences / Math.max(1, count))
    return Math.round(9 * Math.min(1, Math.max(0, (rarity - 1.5) / 4)))
  })
}
const telling = { fr: tellingIn('fr'), en: tellingIn('en') }

/** What is known of a key point: all of it; no examples; only its text. An administrator may leave out the rest. */
const KNOWN = {
  examples: (point: KeyPoint) => point,
  terms: ({ examples: _made, counterexamples: _contrary, ...point }: KeyPoint): KeyPoint => point,
  text: ({ id, kind, text }: KeyPoint): KeyPoint => ({ id, kind, text, any: { fr: [], en: [] } }),
} as const
type Known = keyof typeof KNOWN

/**
 * A reader of key points for each scenario, language and `Known`, made at first use; the keys are
 * `scenarioId/language/known`.
 */
const readers = new Map<string, ReturnType<typeof pointReader>>()
interface Asked {
  scenarioId: string
  language: Language
  text: string
  known: Known
}
function compared({ scenarioId, language, text, known }: Asked): (readonly number[])[] {
  const key = `${scenarioId}/${language}/${known}`
  const points = situationCalled(scenarioId).rubric?.keyPoints ?? []
  const { weights } = TABLES[language]
  const reader =
    readers.get(key) ??
    pointReader(points.map(KNOWN[known]), {
      language,
      concepts: CONCEPTS[language],
      rarityOf: (stem) => rarityOfWord(stem, weights),
      telling: telling[language].map((digit) => digit / 9),
    })
  readers.set(key, reader)
  const answer = readAnswer(text, language)
  const cues = findCues(answer, { rules: CUES[answer.language] })
  return reader({
    text: answer.folded.text,
    words: answer.words,
    offset: 0,
    learned: learnedOf(answer.folded.text, weights),
    cues: cues.filter(({ against }) => !against).length,
    isAgainst: cues.some(({ against }) => against),
  }).map(({ values }) => values)
}

interface Compared extends Observed {
  scenarioId: string
  kind: Kind
}
const row = (kind: Kind, scenarioId: string, values: readonly number[] | undefined): Compared => ({
  kind,
  scenarioId,
  values: values ?? [],
  isTrue: kind === 'paraphrase',
  weight: WEIGHT[kind],
})
const pointsOf = (scenarioId: string) => situationCalled(scenarioId).rubric?.keyPoints ?? []
const open = shipped.filter(({ id }) => !isSealed({ scenarioId: id }))
const chance = seededChance(3)
/** Sentences of model answers, and the rubrics of other scenarios with which each is compared. */
const foreign = LANGUAGES.flatMap((language) => {
  const sentences = open.flatMap(({ id, modelAnswers = [] }) =>
    modelAnswers.flatMap((answer) => answer[language].split(/(?<=[.!?])\s+/).map((text) => ({ id, text }))),
  )
  return open.flatMap(({ id }) =>
    Array.from({ length: FOREIGN }, () => sentences[Math.floor(chance() * sentences.length)])
      .filter((one) => one !== undefined)
      .filter((one) => one.id !== id)
      .map(({ text }) => ({ scenarioId: id, language, text })),
  )
})
function rowsWith(known: Known): Compared[] {
  const written = attacks.keyPoints
    .filter((one) => !isSealed(one))
    .flatMap(({ scenarioId, keyPointId, lang, sentence, isMet }) => {
      const values = compared({ scenarioId, language: lang, text: sentence, known })
      return pointsOf(scenarioId).flatMap(({ id }, i) => {
        if (id === keyPointId) return [row(isMet ? 'paraphrase' : 'contrary', scenarioId, values[i])]
        return isMet ? [row('other', scenarioId, values[i])] : []
      })
    })
  return [
    ...written,
    ...foreign.flatMap((one) => compared({ ...one, known }).map((values) => row('foreign', one.scenarioId, values))),
  ]
}
const steps = Array.from({ length: 90 }, (_, i) => (i + 1) / 100)
const logOdds = (likely: number) => Math.log(likely / (1 - likely))

/** Fits a model to the rows; what is printed comes from models that did not see the scenario. */
function fitted(rows: readonly Compared[], most: Record<Exclude<Kind, 'paraphrase'>, number>) {
  const unseen = leftOut(rows, partsOf(rows, PARTS), (others) => fitLogistic(others, PENALTY)).map(
    ({ row, model }) => ({
      kind: row.kind,
      likely: likelihood(row.values, model),
    }),
  )
  const takenAt = (kind: Kind, least: number) =>
    share(
      unseen.filter((one) => one.kind === kind),
      ({ likely }) => likely >= least,
    )
  const isTooMuch = (step: number) =>
    (['foreign', 'other', 'contrary'] as const).some((kind) => takenAt(kind, step) > most[kind])
  const least = steps.findLast(isTooMuch) ?? 0
  for (const step of [...steps.filter((_, i) => i % 10 === 9), least + 0.01])
    console.log(
      `from ${step.toFixed(2)}: `,
      (Object.keys(WEIGHT) as Kind[]).map((kind) => `${kind} ${(100 * takenAt(kind, step)).toFixed(1)} %`).join('   '),
    )
  return { weights: fitLogistic(rows, PENALTY), least: least + 0.01 }
}
const rounded = (weights: readonly number[]) =>
  weights.map((weight, i) => `    ${FEATURES[i]}: ${Number(weight.toFixed(2))},`).join('\n')

console.log('without examples')
const plain = fitted([...rowsWith('terms'), ...rowsWith('text')], MISTAKEN_MOST.without)
console.log('with examples')
const { weights: byExamples, least: leastByExamples } = fitted(rowsWith('examples'), MISTAKEN_MOST.byExamples)
// One limit serves both models: the constant feature takes up the difference.
byExamples[0] = (byExamples[0] ?? 0) + logOdds(plain.least) - logOdds(leastByExamples)
writeFileSync(
  join(import.meta.dirname, '../../../shared/src/rules/evaluator/lexicon/learned/matching.ts'),
  `import type { Language } from '../../../../model/bilingual.ts'
import type { Feature } from '../../key-points/features.ts'

/** Written by api/bench/evaluator/fit-key-points.ts; not to be edited. */
export const MATCHING: {
  /** A digit per concept, in the order of the lexicon: how telling it is, 0 to 9. */
  telling: Record<Language, string>
  /** Weights of the logistic model, and the likelihood from which a sentence makes a key point. */
  weights: Record<Feature, number>
  least: number
  /** Weights for a key point with enough examples; the same likelihood is the limit. */
  byExamples: Record<Feature, number>
} = {
  telling: {
    fr: '${telling.fr.join('')}',
    en: '${telling.en.join('')}',
  },
  weights: {
${rounded(plain.weights)}
  },
  least: ${plain.least},
  byExamples: {
${rounded(byExamples)}
  },
}
`,
)
