// The concepts that words express (lexicon/concepts-fr.ts and -en.ts), so that a paraphrase is recognized by what it
// says and not only by the words that it shares.
import type { Language } from '../../model/bilingual.ts'
import { stemOf, type Word } from './text/words.ts'

/** A word of an expression; `isPrefix` where every word that begins so fits. */
interface Part {
  text: string
  stem: string
  isPrefix: boolean
}
interface Expression {
  concept: number
  parts: readonly Part[]
}
interface Listed {
  concept: number
  form: string
}
/** The concepts of a language, opened for look-up. */
export interface Concepts {
  /** Names of the concepts, in the order of their numbers. */
  names: readonly string[]
  /** The concepts of each listed word, under the word and under its stem. */
  words: ReadonlyMap<string, readonly Listed[]>
  /** Concepts by the beginning of a word. */
  prefixes: ReadonlyMap<string, readonly number[]>
  /** Expressions by the first two letters of their first word. */
  expressions: ReadonlyMap<string, readonly Expression[]>
  /** The results of earlier look-ups by word, because answers repeat their words. */
  known: Map<string, readonly number[]>
}

const PART = /[a-z]+(?:'(?=[a-z+]|$))?_?|\d+/g
/** Letters of the shortest and the longest beginning of a word that is listed. */
const PREFIX = { least: 3, most: 14 }
const HEAD = 2
/** The largest number of words whose look-ups are remembered; when it is reached, all of them are forgotten. */
const KNOWN_MAX = 20_000

/** A stem with so few letters is common to words that have nothing else in common: « note » and « notre ». */
const SHORT_STEM = 3
const SAME_LETTERS = 4
/** Whether two words with one short stem are forms of one word. */
const isForm = (word: string, form: string) =>
  word.slice(0, SAME_LETTERS) === form.slice(0, SAME_LETTERS)
    ? Math.min(word.length, form.length) >= SAME_LETTERS
    : word.endsWith('ing') && word.slice(0, -3) === form.slice(0, -1) && form.endsWith('e')
const isSame = (word: string, stem: string, form: string) =>
  word === form || stem.length > SHORT_STEM || isForm(word, form)

function partOf(text: string, language: Language): Part {
  const isPrefix = text.endsWith('_')
  const word = isPrefix ? text.slice(0, -1) : text
  return { text: word, stem: stemOf(word, language), isPrefix }
}
/** Opens the listed concepts: a line each with its name, a colon, and the words and expressions that express it. */
export function openConcepts(source: string, language: Language): Concepts {
  const names: string[] = []
  const words = new Map<string, Listed[]>()
  const prefixes = new Map<string, number[]>()
  const expressions = new Map<string, Expression[]>()
  const add = <T>(map: Map<string, T[]>, key: string, value: T) => {
    const list = map.get(key)
    if (!list) map.set(key, [value])
    else if (!list.includes(value)) list.push(value)
  }
  for (const line of source.trim().split('\n')) {
    const [name = '', listed = ''] = line.split(': ')
    const concept = names.push(name) - 1
    for (const entry of listed.split(' ')) {
      const parts = (entry.match(PART) ?? []).map((part) => partOf(part, language))
      const [first] = parts
      if (!first) continue
      if (parts.length > 1) add(expressions, first.text.slice(0, HEAD), { concept, parts })
      else if (first.isPrefix) add(prefixes, first.text, concept)
      else for (const key of new Set([first.text, first.stem])) add(words, key, { concept, form: first.text })
    }
  }
  return { names, words, prefixes, expressions, known: new Map() }
}
function conceptsOfWord({ text, stem }: Word, { words, prefixes, known }: Concepts): readonly number[] {
  const before = known.get(text)
  if (before) return before
  const found = new Set<number>()
  for (const key of new Set([text, stem]))
    for (const { concept, form } of words.get(key) ?? []) if (isSame(text, key, form)) found.add(concept)
  for (let length = PREFIX.least; length <= Math.min(PREFIX.most, text.length); length++)
    for (const concept of prefixes.get(text.slice(0, length)) ?? []) found.add(concept)
  const result = [...found]
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(text, result)
  return result
}
const fits = ({ text, stem, isPrefix }: Part, word: Word | undefined) =>
  word !== undefined &&
  (word.text === text || (isPrefix ? word.text.startsWith(text) : word.stem === stem && isSame(word.text, stem, text)))
/** Whether the words from `from` on are those of an expression; one word may stand between two of them. */
function standsAt(words: readonly Word[], from: number, parts: readonly Part[]): boolean {
  let at = from
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Part
    if (!fits(part, words[at])) {
      if (i === 0) return false
      at++
      if (!fits(part, words[at])) return false
    }
    at++
  }
  return true
}

/** For each word the concepts that it expresses. */
export type Expressed = readonly (readonly number[])[]
/** The results by the list of words, because several rules read the same answer. */
const read = new WeakMap<readonly Word[], { concepts: Concepts; expressed: Expressed }>()

/** For each word the concepts that it expresses, alone or as the first word of an expression. */
export function conceptsIn(words: readonly Word[], concepts: Concepts): Expressed {
  const before = read.get(words)
  if (before?.concepts === concepts) return before.expressed
  const expressed = words.map((word, at) => {
    const alone = conceptsOfWord(word, concepts)
    const wider = new Set(alone)
    for (const { concept, parts } of concepts.expressions.get(word.text.slice(0, HEAD)) ?? [])
      if (!wider.has(concept) && standsAt(words, at, parts)) wider.add(concept)
    return wider.size === alone.length ? alone : [...wider]
  })
  read.set(words, { concepts, expressed })
  return expressed
}
