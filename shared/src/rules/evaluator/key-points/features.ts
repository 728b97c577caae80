// What a sentence and a key point have in common: words, concepts, polarity and the likeness to the point's examples,
// each compared with the other key points of the rubric.
import type { Language } from '../../../model/bilingual.ts'
import type { KeyPoint, Terms } from '../../../model/content/rubric.ts'
import { fold } from '../text/fold.ts'
import { type Word, wordsOf } from '../text/words.ts'
import { wordPhrases } from '../word-phrases.ts'
import { EXAMPLE_FEATURES, type Examples, exampleReader, type Likeness } from './examples.ts'
import { denies, type KnownWords, type Unit, unitsOf } from './units.ts'

/** The measurements of a sentence against a key point, in the order of the model's weights. */
export const FEATURES = [
  'base',
  /** Points by which the phrase model rates the sentence above or below an empty one. */
  'learned',
  /** Cues of the sentence for the answer, and whether one counts against it. */
  'cues',
  'against',
  /** Whether the sentence expresses the opposite of a concept of the point. */
  'opposite',
  /** Words that dismiss: "anyway", « tant pis ». */
  'dismisses',
  /**
   * Weight of the point's words that the sentence has with the same polarity (affirmed or denied) as the point, and
   * with the other one.
   */
  'agreement',
  'clash',
  /** Whether the sentence denies what the point begins with, mostly an act, or affirms what it denies there. */
  'reversed',
  /** Share of the point's weight that the sentence covers by words or concepts, and by words alone. */
  'covered',
  'coveredByWords',
  /**
   * Share of the sentence's weight that the point explains, that weight itself, the number of such words, and whether
   * it is less than two.
   */
  'density',
  'explained',
  'hits',
  'single',
  /** How far `covered` and `explained` exceed those of the best other key point. */
  'coveredMore',
  'explainedMore',
  /** Whether one of the two denies something and the other does not; whether the sentence does. */
  'oneDenies',
  'denies',
  /** Whether the sentence is a question and the point asks for missing information. */
  'asks',
  ...EXAMPLE_FEATURES,
] as const
export type Feature = (typeof FEATURES)[number]

/** How much sharing a concept is worth beside sharing a word. */
const BY_CONCEPT = 0.75
/**
 * Factor for sharing a concept that only the listed terms of the point express, beside one that the point's own words
 * express.
 */
const BY_TERM = 0.6
/** Likeness above which the polarity of two words is compared, and above which a word counts as a hit. */
const LIKE = { polarity: 0.2, hit: 0.25 }

const OPPOSITES = [
  ['listen', 'argue'],
  ['help', 'avoid'],
  ['honest', 'lie'],
  ['tell', 'hide'],
  ['ask', 'not-assume'],
  ['apart', 'publicly'],
  ['dignity', 'humiliate'],
  ['calm', 'argue'],
  ['include', 'exclude'],
  ['fair', 'unfair'],
  ['keep', 'lose'],
  ['keep', 'leave'],
  ['let-choose', 'push'],
  ['let-choose', 'decide'],
  ['wait', 'hurry'],
  ['refuse', 'accept'],
  ['refuse', 'lie'],
  ['confront', 'avoid'],
  ['ask-help', 'alone'],
  ['help', 'alone'],
  ['admit', 'hide'],
  ['check-in', 'leave'],
  ['protect', 'danger'],
  ['keep-secret', 'publicly'],
  ['keep-secret', 'tell'],
] as const
const ASKS: Record<Language, RegExp> = { fr: /\?|demand|savoir/, en: /\?|\bask|find out|know/ }
const DISMISSAL = 'dismissal'

/**
 * Numbers of examples and counterexamples, in one language, from which on a key point is judged by the weights for
 * points with examples, and its text and terms no longer count as examples.
 */
export const EXAMPLES_ENOUGH = { made: 6, contrary: 2 }

interface Point {
  kind: KeyPoint['kind']
  own: readonly Unit[]
  ownStems: ReadonlySet<string>
  stems: ReadonlySet<string>
  ownConcepts: ReadonlySet<number>
  concepts: ReadonlySet<number>
  denies: boolean
  hasExamples: boolean
}
/** What is measured of a sentence against a key point. */
export interface Measured {
  /** In the order of `FEATURES`. */
  values: readonly number[]
  /** Whether the point has enough examples for the weights that were fitted to such points. */
  hasExamples: boolean
}
/** A sentence of an answer, with what other rules found in it. */
export interface PointSentence {
  text: string
  words: readonly Word[]
  /** Where the text begins in the text to which the places of the words refer. */
  offset: number
  learned: number
  cues: number
  isAgainst: boolean
}
/** The units of a sentence, with an index of their stems and concepts. */
interface Said {
  units: readonly Unit[]
  stems: ReadonlyMap<string, Unit>
  concepts: ReadonlySet<number>
}
/** How telling each concept is, 0 to 1, by its number. */
export type Telling = readonly number[]

/** The sentences of a list, each once, without empty ones. */
const written = (terms: Terms | undefined, language: Language) => [
  ...new Set((terms?.[language] ?? []).map((one) => one.trim()).filter((one) => one !== '')),
]
/** What is compared of a key point, and the sentences that teach it. */
function readPoint({ kind, text, any, weak, examples, counterexamples }: KeyPoint, known: KnownWords) {
  const { language, concepts } = known
  const read = (one: string) => {
    const folded = fold(one).text
    return { text: folded, words: wordsOf(folded, language), offset: 0 }
  }
  const passage = read(text[language])
  const unitsIn = (one: string) => unitsOf(read(one), known)
  const phrasesIn = (one: string) => wordPhrases(read(one).words, concepts)
  const own = unitsOf(passage, known)
  const terms = [...any[language], ...(weak?.[language] ?? [])].flatMap(unitsIn)
  const made = written(examples, language)
  const contrary = written(counterexamples, language)
  const hasExamples = made.length >= EXAMPLES_ENOUGH.made && contrary.length >= EXAMPLES_ENOUGH.contrary
  const point: Point = {
    kind,
    own,
    ownStems: new Set(own.map(({ stem }) => stem)),
    stems: new Set([...own, ...terms].map(({ stem }) => stem)),
    ownConcepts: new Set(own.flatMap((unit) => unit.concepts)),
    concepts: new Set([...own, ...terms].flatMap((unit) => unit.concepts)),
    denies: denies(passage.words, language),
    hasExamples,
  }
  const taught: Examples = {
    made: (hasExamples ? made : [...made, text[language], ...any[language]]).map(phrasesIn),
    contrary: contrary.map(phrasesIn),
  }
  return { point, taught }
}
function readPoints(keyPoints: readonly KeyPoint[], known: KnownWords) {
  const read = keyPoints.map((point) => readPoint(point, known))
  return { points: read.map(({ point }) => point), likenessesOf: exampleReader(read.map(({ taught }) => taught)) }
}

/** Counts in how many of some sets each member occurs. */
function countsOf<T>(sets: readonly ReadonlySet<T>[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const set of sets) for (const one of set) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/** Compares sentences with the key points of a rubric. */
export function pointReader(keyPoints: readonly KeyPoint[], { telling, ...known }: KnownWords & { telling: Telling }) {
  const { language } = known
  const { points, likenessesOf } = readPoints(keyPoints, known)
  const numberOf = new Map(known.concepts.names.map((name, i) => [name, i]))
  const opposites = OPPOSITES.flatMap(([one, other]) => {
    const [a, b] = [numberOf.get(one), numberOf.get(other)]
    return a === undefined || b === undefined ? [] : [[a, b] as const, [b, a] as const]
  })
  const dismissal = numberOf.get(DISMISSAL) ?? -1
  const byStem = countsOf(points.map(({ stems }) => stems))
  const byConcept = countsOf(points.map(({ ownConcepts }) => ownConcepts))
  // Words that several key points of a rubric share tell less about which of them a sentence makes.
  const shareOf = (count: number | undefined) => Math.log1p(points.length / (count ?? 1)) / Math.log1p(points.length)
  const worthOf = (concept: number) => BY_CONCEPT * (telling[concept] ?? 0) * shareOf(byConcept.get(concept))
  const most = (concepts: readonly number[], of: (concept: number) => number) =>
    concepts.reduce((best, concept) => Math.max(best, of(concept)), 0)

  function overlap({ units, stems, concepts }: Said, point: Point) {
    let [whole, covered, coveredByWords, agreement, clash, reversed] = [0, 0, 0, 0, 0, 0]
    for (const own of point.own) {
      const weight = own.weight * shareOf(byStem.get(own.stem))
      const twin = stems.get(own.stem)
      const same = twin !== undefined
      whole += weight
      covered += weight * (same ? 1 : most(own.concepts, (c) => (concepts.has(c) ? worthOf(c) : 0)))
      if (same) coveredByWords += weight
      // A word without concepts is like its own stem only.
      for (const unit of own.concepts.length > 0 ? units : twin ? [twin] : []) {
        const like =
          unit === twin
            ? 1
            : unit.concepts.length === 0
              ? 0
              : most(own.concepts, (c) => (unit.concepts.includes(c) ? worthOf(c) : 0))
        if (like <= LIKE.polarity) continue
        if (unit.isDenied === own.isDenied) agreement += like * own.weight
        else {
          clash += like * own.weight
          if (own === point.own[0]) reversed = 1
        }
      }
    }
    let [weight, explained, hits] = [0, 0, 0]
    for (const unit of units) {
      const like = point.stems.has(unit.stem)
        ? shareOf(byStem.get(unit.stem))
        : most(unit.concepts, (c) =>
            point.ownConcepts.has(c) ? worthOf(c) : point.concepts.has(c) ? BY_TERM * worthOf(c) : 0,
          )
      weight += unit.weight
      explained += unit.weight * like
      if (like > LIKE.hit) hits++
    }
    return {
      covered: covered / Math.max(1, whole),
      coveredByWords: coveredByWords / Math.max(1, whole),
      agreement,
      clash,
      reversed,
      density: explained / Math.max(6, weight),
      explained,
      hits,
    }
  }

  /** What is measured of a sentence against each key point. */
  return function measured(sentence: PointSentence): Measured[] {
    const units = unitsOf(sentence, known)
    const said: Said = {
      units,
      stems: new Map(units.map((unit) => [unit.stem, unit])),
      concepts: new Set(units.flatMap((unit) => unit.concepts)),
    }
    const dismisses = units.filter((unit) => unit.concepts.includes(dismissal)).length
    const isDenying = denies(sentence.words, language)
    const found = points.map((point) => overlap(said, point))
    const likenesses = likenessesOf(wordPhrases(sentence.words, known.concepts))
    const besides = (at: number, of: (one: (typeof found)[number]) => number) =>
      found.reduce((best, one, i) => (i === at ? best : Math.max(best, of(one))), 0)
    return points.map((point, at) => {
      const own = found[at] as (typeof found)[number]
      const isOpposite = opposites.some(
        ([a, b]) =>
          point.ownConcepts.has(a) && !point.ownConcepts.has(b) && said.concepts.has(b) && !said.concepts.has(a),
      )
      const values: Record<Feature, number> = {
        base: 1,
        learned: sentence.learned,
        cues: Math.min(2, sentence.cues) / 2,
        against: Number(sentence.isAgainst),
        opposite: Number(isOpposite),
        dismisses: Math.min(2, dismisses) / 2,
        agreement: Math.sqrt(own.agreement) / 4,
        clash: Math.sqrt(own.clash) / 4,
        reversed: own.reversed,
        covered: own.covered,
        coveredByWords: own.coveredByWords,
        density: own.density,
        explained: Math.sqrt(own.explained) / 4,
        hits: Math.min(5, own.hits) / 5,
        single: Number(own.hits < 2),
        coveredMore: own.covered - besides(at, (one) => one.covered),
        explainedMore: (own.explained - besides(at, (one) => one.explained)) / 15,
        oneDenies: Number(isDenying !== point.denies),
        denies: Number(isDenying),
        asks: Number(point.kind === 'missing-info' && ASKS[language].test(sentence.text)),
        ...(likenesses[at] as Likeness),
      }
      return { hasExamples: point.hasExamples, values: FEATURES.map((feature) => values[feature]) }
    })
  }
}
