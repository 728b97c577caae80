// What a sentence says, in parts that can be counted: its words, word pairs and concepts.
import { type Concepts, conceptsIn } from './concepts.ts'
import { forPairs, phraseNumber, wordNumber } from './phrase-model.ts'
import type { Word } from './text/words.ts'

/** Words of a sentence that are read: speech without punctuation is cut into shorter ones. */
export const WORDS_READ = 60

/** The stems, pairs of stems and concepts of a sentence, by hash, each counted once. */
export function wordPhrases(words: readonly Word[], concepts: Concepts): Map<number, number> {
  const phrases = new Map<number, number>()
  const own = words.length > WORDS_READ ? words.slice(0, WORDS_READ) : words
  const stems = own.map(({ stem }) => stem)
  for (const stem of stems) phrases.set(wordNumber(stem), 1)
  forPairs(stems, (number) => phrases.set(number, 1))
  for (const expressed of conceptsIn(own, concepts))
    for (const concept of expressed) phrases.set(conceptNumber(concepts.names[concept] ?? ''), 1)
  return phrases
}
/** The hash of a concept; the `#`, which no n-gram contains, keeps it apart from the words. */
const conceptNumber = (name: string) => phraseNumber(`#${name}`)
