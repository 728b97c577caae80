// What a sentence says, in parts that can be counted: its words, word pairs and concepts.
import { type Concepts, conceptsIn } from './concepts.ts'
import { pairNumber, phraseNumber, wordNumber } from './phrase-model.ts'
import type { Word } from './text/words.ts'

/** The second word of a pair is at most so many words after the first. */
const REACH = 3
/** Words of a sentence that are read: speech without punctuation is cut into shorter ones. */
export const WORDS_READ = 60

/** The stems, pairs of stems and concepts of a sentence, by hash, each counted once. */
export function wordPhrases(words: readonly Word[], concepts: Concepts): Map<number, number> {
  const phrases = new Map<number, number>()
  const own = words.length > WORDS_READ ? words.slice(0, WORDS_READ) : words
  for (const [i, { stem }] of own.entries()) {
    phrases.set(wordNumber(stem), 1)
    for (const [k, second] of own.slice(i + 1, i + 1 + REACH).entries())
      phrases.set(pairNumber(stem, second.stem, k === 0), 1)
  }
  for (const concept of conceptsIn(own, concepts).flat()) phrases.set(conceptNumber(concepts.names[concept] ?? ''), 1)
  return phrases
}
/** The hash of a concept; the `#`, which no n-gram contains, keeps it apart from the words. */
const conceptNumber = (name: string) => phraseNumber(`#${name}`)
