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
  const stems = own.map(({ stem }) => stem)
  for (const [i, stem] of stems.entries()) {
    phrases.set(wordNumber(stem), 1)
    for (let k = i + 1; k <= i + REACH && k < stems.length; k++)
      phrases.set(pairNumber(stem, stems[k] as string, k === i + 1), 1)
  }
  for (const expressed of conceptsIn(own, concepts))
    for (const concept of expressed) phrases.set(conceptNumber(concepts.names[concept] ?? ''), 1)
  return phrases
}
/** The hash of a concept; the `#`, which no n-gram contains, keeps it apart from the words. */
const conceptNumber = (name: string) => phraseNumber(`#${name}`)
