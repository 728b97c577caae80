import type { Language } from '../../model/bilingual.ts'
import type { KeyPoint, Rubric } from '../../model/content/rubric.ts'
import { groupBy } from '../group-by.ts'
import type { Rarity } from './phrase-model.ts'
import type { ReadAnswer, ReadSentence } from './read-answer.ts'
import { TELLS } from './specificity.ts'
import { fold } from './text/fold.ts'
import { wordsOf } from './text/words.ts'

const folded = (terms: readonly string[]) => terms.map((term) => fold(term).text)

/** A sentence of the folded answer, and a place in it. */
interface Place {
  i: number
  sentence: string
  at: number
}
/**
 * Finds a folded term in the sentences: its first place in each sentence that has it. One search goes over the whole
 * text, because a rubric has hundreds of terms and an answer may have thousands of sentences.
 */
function finder(text: string, sentences: readonly ReadSentence[]) {
  const texts = sentences.map(({ start, end }) => text.slice(start, end))
  /** The offset of the next start of a word, from each offset on. */
  const nextWord = new Int32Array(text.length + 1).fill(text.length)
  const starts = new Set(sentences.map(({ start }) => start))
  for (let at = text.length - 1, next = text.length; at >= 0; at--) {
    if (starts.has(at) || !/[a-z0-9]/.test(text[at - 1] ?? '')) next = at
    nextWord[at] = next
  }
  return function* placesOf(term: string, anywhere = false): Generator<Place> {
    let i = 0
    for (let from = 0; i < sentences.length; ) {
      const found = text.indexOf(term, from)
      if (found === -1) return
      while (i < sentences.length && (sentences[i] as ReadSentence).end < found + term.length) i++
      const sentence = sentences[i]
      if (!sentence) return
      if (found < sentence.start) from = Math.max(found + 1, sentence.start)
      // At the start of a word, because many terms are stems.
      else if (!anywhere && nextWord[found] !== found) from = nextWord[found] as number
      else {
        yield { i, sentence: texts[i] as string, at: found - sentence.start }
        from = sentence.end
        i++
      }
    }
  }
}

/** A key point with the sentence that makes it. */
export interface MetPoint {
  point: KeyPoint
  sentence: number
}
export interface Coverage {
  met: MetPoint[]
  missed: KeyPoint[]
  /** Red flags of the rubric that the speaker's answer raises. */
  redFlags: Rubric['redFlags']
}

const NOTHING: Coverage = { met: [], missed: [], redFlags: [] }
const NEGATION: Record<Language, RegExp> = {
  fr: /\b(?:ne|n'|pas|jamais|sans|inutile|aucun|aucune|rien)\b/,
  en: /\b(?:not|never|n't|t|without|no need|nobody|no|cant|wont|dont)\b/,
}
/** Characters before a term within which a negation reverses it. */
const LOOK_BACK = 28

/** Whether a red flag's term is the speaker's own at one of its places: neither refused nor quoted. */
function isRaised(places: Iterable<Place>, language: Language): boolean {
  for (const { sentence, at } of places)
    if (!NEGATION[language].test(sentence.slice(Math.max(0, at - 20), at)) && !sentence.slice(0, at).includes('"'))
      return true
  return false
}

/** Content words of a key point: those of its own sentence with their order, and those of all its terms. */
interface Vocabulary {
  own: ReadonlyMap<string, number>
  all: ReadonlySet<string>
  isNegative: boolean
}
/** Words with so few letters carry too little meaning. */
const SHORT_WORD = 3
const stemsIn = (text: string, language: Language) =>
  wordsOf(fold(text).text, language).flatMap(({ text: word, stem }) => (word.length > SHORT_WORD ? [stem] : []))

function vocabularyOf({ text, any, weak }: KeyPoint, language: Language): Vocabulary {
  const own = stemsIn(text[language], language)
  const terms = [...any[language], ...(weak?.[language] ?? [])].flatMap((term) => stemsIn(term, language))
  return {
    own: new Map([...new Set(own)].map((stem, order) => [stem, order])),
    all: new Set([...own, ...terms]),
    isNegative: NEGATION[language].test(fold(text[language]).text),
  }
}
/**
 * Share of a key point's own words, weighted by rarity, that one sentence must contain; or the share of all its words.
 */
const OWN_SHARE = 0.35
const ALL_LEAST = 2
const ALL_DENSITY = 0.15
/** A word at least this rare is sufficient in a sentence that names a person. */
const RARITY_TELLING = 0.7

/**
 * Whether a sentence makes a key point in words that the rubric does not list: it shares enough distinctive words.
 * Returns a test of the words said, whose time is theirs, whatever the rubric has.
 */
function paraphrases({ own, all }: Vocabulary, names: ReadonlySet<string>, tellsOf: (stem: string) => number) {
  const weigh = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + tellsOf(stem), 0)
  const orderOf = (stem: string) => own.get(stem) ?? 0
  const ownWeight = weigh([...own.keys()].filter((stem) => !names.has(stem)))
  return (said: ReadonlySet<string>): boolean => {
    const shared = [...said].filter((stem) => all.has(stem))
    // Always added in the same order, because fractions are.
    const sharedOwn = weigh(shared.filter((stem) => own.has(stem)).sort((a, b) => orderOf(a) - orderOf(b)))
    if (ownWeight > 0 && sharedOwn / ownWeight >= OWN_SHARE) return true
    const telling = shared.filter((stem) => tellsOf(stem) >= RARITY_TELLING).length
    return telling >= ALL_LEAST && telling / Math.max(1, said.size) >= ALL_DENSITY
  }
}

/**
 * Which key points an answer makes, each with its sentence: by a phrase, by weak terms in a sentence with a
 * stakeholder, or by enough words of the point itself. A negated phrase makes no point. Points made in entirely
 * different words are missed, so a missing point is not counted as a fault.
 */
export function coverageOf(
  { folded: { text }, sentences, language }: ReadAnswer,
  rubric: Rubric | undefined,
  skipped: ReadonlySet<number>,
  rarityOf: (stem: string) => Rarity,
): Coverage {
  if (!rubric) return NOTHING
  const counted = sentences.filter((s) => !skipped.has(s.index))
  if (counted.length === 0) return { met: [], missed: rubric.keyPoints, redFlags: [] }
  const placesOf = finder(text, counted)
  const people = folded(rubric.stakeholders.flatMap((s) => s[language]))
  const isPeopled = new Uint8Array(counted.length)
  for (const name of new Set(people)) for (const { i } of placesOf(name)) isPeopled[i] = 1
  const names = new Set(people.flatMap((name) => name.split(/[^a-z]+/)))
  const tellsOf = (stem: string) => TELLS[rarityOf(stem)]
  const said = counted.map(
    ({ words }) =>
      new Set(words.filter(({ text: word }) => word.length > SHORT_WORD && !names.has(word)).map(({ stem }) => stem)),
  )

  const sentenceOf = (point: KeyPoint): ReadSentence | undefined => {
    const vocabulary = vocabularyOf(point, language)
    const { isNegative } = vocabulary
    function* standing(term: string) {
      const mayBeNegated = isNegative || NEGATION[language].test(term)
      for (const { i, sentence, at } of placesOf(term))
        if (mayBeNegated || !NEGATION[language].test(sentence.slice(Math.max(0, at - LOOK_BACK), at))) yield i
    }
    let first = counted.length
    for (const term of new Set(folded(point.any[language])))
      for (const i of standing(term)) {
        first = Math.min(first, i)
        break
      }
    if (first < counted.length) return counted[first]
    const weak = new Uint32Array(counted.length)
    const times = groupBy(folded(point.weak?.[language] ?? []), (term) => term)
    for (const [term, same] of times) for (const i of standing(term)) weak[i] = (weak[i] ?? 0) + same.length
    const supported = counted.find((_, i) => isPeopled[i] === 1 && (weak[i] ?? 0) >= 2)
    if (supported) return supported
    const isParaphrase = paraphrases(vocabulary, names, tellsOf)
    return counted.find(
      ({ start, end }, i) =>
        isParaphrase(said[i] as Set<string>) && (isNegative || !NEGATION[language].test(text.slice(start, end))),
    )
  }
  const found = rubric.keyPoints.map((point) => ({ point, sentence: sentenceOf(point) }))
  const redFlags = rubric.redFlags.filter(({ any }) =>
    folded(any[language]).some((term) => isRaised(placesOf(term, true), language)),
  )
  return {
    met: found.flatMap(({ point, sentence }) => (sentence ? [{ point, sentence: sentence.index }] : [])),
    missed: found.flatMap(({ point, sentence }) => (sentence ? [] : [point])),
    redFlags,
  }
}
