import type { Language } from '../../model/bilingual.ts'
import type { KeyPoint, Rubric } from '../../model/content/rubric.ts'
import type { Rarity } from './phrase-model.ts'
import type { ReadAnswer, ReadSentence } from './read-answer.ts'
import { TELLS } from './specificity.ts'
import { fold } from './text/fold.ts'
import { wordsOf } from './text/words.ts'

/**
 * The offset of a folded term in a text, at the start of a word because many terms are stems; -1 where it does not
 * occur.
 */
function placeOf(text: string, term: string): number {
  for (let from = text.indexOf(term); from !== -1; from = text.indexOf(term, from + 1))
    if (from === 0 || !/[a-z0-9]/.test(text[from - 1] ?? '')) return from
  return -1
}
const folded = (terms: readonly string[]) => terms.map((term) => fold(term).text)

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

/**
 * Whether a sentence uses a red flag's term, at its first occurrence, as the speaker's own: neither refused nor quoted.
 */
function isRaised(sentence: string, term: string, language: Language): boolean {
  const at = sentence.indexOf(term)
  if (at === -1) return false
  return !NEGATION[language].test(sentence.slice(Math.max(0, at - 20), at)) && !sentence.slice(0, at).includes('"')
}

/** Content words of a key point: those of its own sentence, and those of all its terms. */
interface Vocabulary {
  own: ReadonlySet<string>
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
    own: new Set(own),
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

/** Whether a sentence makes a key point in words that the rubric does not list: it shares enough distinctive words. */
function isParaphrase(
  sentence: ReadSentence,
  { own, all }: Vocabulary,
  names: ReadonlySet<string>,
  tellsOf: (stem: string) => number,
): boolean {
  const said = new Set(
    sentence.words.filter(({ text }) => text.length > SHORT_WORD && !names.has(text)).map(({ stem }) => stem),
  )
  const weigh = (stems: Iterable<string>) => {
    let sum = 0
    for (const stem of stems) sum += tellsOf(stem)
    return sum
  }
  const ownWeight = weigh([...own].filter((stem) => !names.has(stem)))
  const sharedOwn = weigh([...own].filter((stem) => said.has(stem)))
  if (ownWeight > 0 && sharedOwn / ownWeight >= OWN_SHARE) return true
  const shared = [...all].filter((stem) => said.has(stem) && tellsOf(stem) >= RARITY_TELLING)
  return shared.length >= ALL_LEAST && shared.length / Math.max(1, said.size) >= ALL_DENSITY
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
  const texts = counted.map(({ start, end }) => text.slice(start, end))
  const people = folded(rubric.stakeholders.flatMap((s) => s[language]))
  const isPeopled = texts.map((one) => people.some((name) => placeOf(one, name) >= 0))
  const names = new Set(people.flatMap((name) => name.split(/[^a-z]+/)))
  const tellsOf = (stem: string) => TELLS[rarityOf(stem)]

  const sentenceOf = (point: KeyPoint): ReadSentence | undefined => {
    const vocabulary = vocabularyOf(point, language)
    const stands = (one: string, term: string) => {
      const at = placeOf(one, term)
      return (
        at >= 0 &&
        (vocabulary.isNegative ||
          NEGATION[language].test(term) ||
          !NEGATION[language].test(one.slice(Math.max(0, at - LOOK_BACK), at)))
      )
    }
    const strong = folded(point.any[language])
    const weak = folded(point.weak?.[language] ?? [])
    return (
      counted.find((_, i) => strong.some((term) => stands(texts[i] ?? '', term))) ??
      counted.find((_, i) => isPeopled[i] && weak.filter((term) => stands(texts[i] ?? '', term)).length >= 2) ??
      counted.find(
        (sentence, i) =>
          isParaphrase(sentence, vocabulary, names, tellsOf) &&
          (vocabulary.isNegative || !NEGATION[language].test(texts[i] ?? '')),
      )
    )
  }
  const found = rubric.keyPoints.map((point) => ({ point, sentence: sentenceOf(point) }))
  const redFlags = rubric.redFlags.filter(({ any }) =>
    folded(any[language]).some((term) => texts.some((one) => isRaised(one, term, language))),
  )
  return {
    met: found.flatMap(({ point, sentence }) => (sentence ? [{ point, sentence: sentence.index }] : [])),
    missed: found.flatMap(({ point, sentence }) => (sentence ? [] : [point])),
    redFlags,
  }
}
