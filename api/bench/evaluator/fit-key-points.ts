// Fits the model that recognizes key points in paraphrase (shared/src/rules/evaluator/key-points) to the open
// sentences, and writes its weights. The printed shares come from models that did not see the scenario of the sentence.
// Usage: node api/bench/evaluator/fit-key-points.ts, which writes shared/src/rules/evaluator/lexicon/learned/matching.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from 'shared/model/bilingual'
import type { KeyPoint, Terms } from 'shared/model/content/rubric'
import { byLanguage } from 'shared/model/languages'
import { conceptsIn } from 'shared/rules/evaluator/concepts'
import { findCues } from 'shared/rules/evaluator/cues/find-cues'
import { EXAMPLES_ENOUGH, FEATURES, type PointSentence, pointReader } from 'shared/rules/evaluator/key-points/features'
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
/** Penalty of the regression, and the weight of a row by its kind of sentence; `own` is the text of the point itself. */
const PENALTY = 0.3
const WEIGHT = { paraphrase: 1, own: 0.03, contrary: 2, other: 0.1, foreign: 0.03 } as const
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
  without: { foreign: 0.04, other: 0.05 },
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

const firstOf = (terms: Terms | undefined, count: number): Terms =>
  byLanguage((language) => (terms?.[language] ?? []).slice(0, count))
/** A key point with so many of its examples and counterexamples. */
const taught =
  (made: number, contrary: number) =>
  (point: KeyPoint): KeyPoint => ({
    ...point,
    examples: firstOf(point.examples, made),
    counterexamples: firstOf(point.counterexamples, contrary),
  })
/** What is known of a key point: an administrator may write few examples, none, or nothing but its text. */
const KNOWN = {
  all: (point: KeyPoint) => point,
  nineAndSix: taught(9, 6),
  six: taught(EXAMPLES_ENOUGH.made, EXAMPLES_ENOUGH.made),
  sixAndFew: taught(EXAMPLES_ENOUGH.made, EXAMPLES_ENOUGH.contrary),
  five: taught(EXAMPLES_ENOUGH.made - 1, EXAMPLES_ENOUGH.made - 1),
  three: taught(3, 3),
  fiveMade: taught(EXAMPLES_ENOUGH.made - 1, 0),
  fiveContrary: taught(0, EXAMPLES_ENOUGH.made - 1),
  terms: taught(0, 0),
  text: ({ id, kind, text }: KeyPoint): KeyPoint => ({ id, kind, text, any: firstOf(undefined, 0) }),
} as const
type Known = keyof typeof KNOWN
/** The material of the two models; the limit of each is chosen on the first. */
const BY_EXAMPLES: readonly Known[] = ['all', 'nineAndSix', 'six', 'sixAndFew']
const WITHOUT: readonly Known[] = ['terms', 'text', 'five', 'three', 'fiveMade', 'fiveContrary']

/**
 * A reader of key points for each scenario, language and `Known`, made at first use; the keys are
 * `scenarioId/language/known`.
 */
const readers = new Map<string, ReturnType<typeof pointReader>>()
const pointsOf = (scenarioId: string) => situationCalled(scenarioId).rubric?.keyPoints ?? []
/** What the readers are given of a sentence, by `language/text`: each sentence is compared for every `Known`. */
const sentences = new Map<string, PointSentence>()
function sentenceOf(language: Language, text: string): PointSentence {
  const before = sentences.get(`${language}/${text}`)
  if (before) return before
  const answer = readAnswer(text, language)
  const cues = findCues(answer, { rules: CUES[answer.language] })
  const sentence = {
    text: answer.folded.text,
    words: answer.words,
    offset: 0,
    learned: learnedOf(answer.folded.text, TABLES[language].weights),
    cues: cues.filter(({ against }) => !against).length,
    isAgainst: cues.some(({ against }) => against),
  }
  sentences.set(`${language}/${text}`, sentence)
  return sentence
}
interface Asked {
  scenarioId: string
  language: Language
  text: string
  known: Known
}
function compared({ scenarioId, language, text, known }: Asked): (readonly number[])[] {
  const key = `${scenarioId}/${language}/${known}`
  const { weights } = TABLES[language]
  const reader =
    readers.get(key) ??
    pointReader(pointsOf(scenarioId).map(KNOWN[known]), {
      language,
      concepts: CONCEPTS[language],
      rarityOf: (stem) => rarityOfWord(stem, weights),
      telling: telling[language].map((digit) => digit / 9),
    })
  readers.set(key, reader)
  return reader(sentenceOf(language, text)).map(({ values }) => values)
}

interface Compared extends Observed {
  scenarioId: string
  kind: Kind
  known: Known
}
const isMade = (kind: Kind) => kind === 'paraphrase' || kind === 'own'
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
  const row = (kind: Kind, scenarioId: string, values: readonly number[] | undefined): Compared => ({
    kind,
    scenarioId,
    known,
    values: values ?? [],
    isTrue: isMade(kind),
    weight: WEIGHT[kind],
  })
  const written = attacks.keyPoints
    .filter((one) => !isSealed(one))
    .flatMap(({ scenarioId, keyPointId, lang, sentence, isMet }) => {
      const values = compared({ scenarioId, language: lang, text: sentence, known })
      return pointsOf(scenarioId).flatMap(({ id }, i) => {
        if (id === keyPointId) return [row(isMet ? 'paraphrase' : 'contrary', scenarioId, values[i])]
        return isMet ? [row('other', scenarioId, values[i])] : []
      })
    })
  const own = open.flatMap(({ id: scenarioId }) =>
    LANGUAGES.flatMap((language) =>
      pointsOf(scenarioId).map(({ text }, i) =>
        row('own', scenarioId, compared({ scenarioId, language, text: text[language], known })[i]),
      ),
    ),
  )
  return [
    ...written,
    ...own,
    ...foreign.flatMap((one) => compared({ ...one, known }).map((values) => row('foreign', one.scenarioId, values))),
  ]
}
/** The likelihoods that are tried as a limit. */
const steps = Array.from({ length: 90 }, (_, i) => (i + 1) / 100)
const logOdds = (likely: number) => Math.log(likely / (1 - likely))

/**
 * Fits a model to the rows of all that is known, and chooses the lowest limit at which no share of `most` is exceeded
 * where the first of it is known. What is printed comes from models that did not see the scenario.
 */
function fitted(known: readonly Known[], most: Partial<Record<Kind, number>>) {
  const rows = known.flatMap(rowsWith)
  const unseen = leftOut(rows, partsOf(rows, PARTS), (others) => fitLogistic(others, PENALTY)).map(
    ({ row, model }) => ({ ...row, likely: likelihood(row.values, model) }),
  )
  const takenAt = (least: number, of: Kind, where: Known) =>
    share(
      unseen.filter((one) => one.kind === of && one.known === where),
      ({ likely }) => likely >= least,
    )
  const [first] = known
  const least = steps.find(
    (step) => first && (Object.keys(most) as Kind[]).every((kind) => takenAt(step, kind, first) <= (most[kind] ?? 1)),
  )
  if (least === undefined) throw new Error('no limit keeps these shares')
  for (const where of known)
    console.log(
      `${where}, from ${least.toFixed(2)}: `,
      (Object.keys(WEIGHT) as Kind[])
        .map((kind) => `${kind} ${(100 * takenAt(least, kind, where)).toFixed(1)} %`)
        .join('   '),
    )
  return { weights: fitLogistic(rows, PENALTY), least }
}
const rounded = (weights: readonly number[]) =>
  weights.map((weight, i) => `    ${FEATURES[i]}: ${Number(weight.toFixed(2))},`).join('\n')

const plain = fitted(WITHOUT, MISTAKEN_MOST.without)
const { weights: byExamples, least: leastByExamples } = fitted(BY_EXAMPLES, MISTAKEN_MOST.byExamples)
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
