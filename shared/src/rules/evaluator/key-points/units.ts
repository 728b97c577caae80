import type { Language } from '../../../model/bilingual.ts'
import { type Concepts, conceptsIn } from '../concepts.ts'
import type { Rarity } from '../phrase-model.ts'
import type { Word } from '../text/words.ts'

/** A word that carries meaning: its stem, the concepts that it expresses, and whether it is denied. */
export interface Unit {
  stem: string
  concepts: readonly number[]
  weight: number
  isDenied: boolean
}
export type RarityOf = (stem: string) => Rarity

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))
/** Words that deny what follows them: "without pushing him aside", « au lieu de deviner ». */
const DENIES: Record<Language, ReadonlySet<string>> = {
  fr: list(
    "ne n' pas jamais sans inutile aucun aucune rien ni lieu plutot eviter evite refuse refuser personne pus interdire cesser arreter",
  ),
  en: list(
    'not never t without nobody no cant wont dont nothing none nor rather instead avoid refuse refused stop neither',
  ),
}
/** Words at which a denial ends, as it does at punctuation. */
const ENDS: Record<Language, ReadonlySet<string>> = { fr: list('mais car parce'), en: list('but because so') }
const PAUSE = /[,;:.!?()]/
/** The largest number of words that a denial reaches. */
const REACH = 9

/** Whether a text denies anything. */
export const denies = (words: readonly Word[], language: Language) =>
  words.some(({ text }) => DENIES[language].has(text))

/** A folded text with its words; `offset` is where the text begins in the text to which their places refer. */
export interface Passage {
  text: string
  words: readonly Word[]
  offset: number
}
/** For each word of a passage whether it is denied. */
function deniedIn({ text, words, offset }: Passage, language: Language): boolean[] {
  let left = 0
  let end = words[0]?.start ?? 0
  return words.map((word) => {
    if (PAUSE.test(text.slice(end - offset, word.start - offset)) || ENDS[language].has(word.text)) left = 0
    end = word.end
    if (DENIES[language].has(word.text)) {
      left = REACH
      return false
    }
    return left-- > 0
  })
}

/** Words of at most this many letters carry meaning only where they express a concept. */
const SHORT_WORD = 3
/**
 * Weight of a word by its rarity in answers: about the logarithm of how many sentences there are for each one that
 * contains the word.
 */
const weightOf = (rarity: Rarity) => 2 + rarity * Math.log(4)

/** What is known of the language of a text. */
export interface KnownWords {
  language: Language
  concepts: Concepts
  rarityOf: RarityOf
}
/** The units of a passage, each stem once. */
export function unitsOf(passage: Passage, { language, concepts: known, rarityOf }: KnownWords): Unit[] {
  const { words } = passage
  const concepts = conceptsIn(words, known)
  const denied = deniedIn(passage, language)
  const units = new Map<string, Unit>()
  words.forEach(({ text: word, stem }, i) => {
    const own = concepts[i] ?? []
    if (units.has(stem) || (own.length === 0 && word.length <= SHORT_WORD)) return
    const rarity = rarityOf(stem)
    // Words such as "that" and "with", which more than a quarter of the answers contain.
    if (own.length === 0 && rarity === 0) return
    units.set(stem, { stem, concepts: own, weight: weightOf(rarity), isDenied: denied[i] ?? false })
  })
  return [...units.values()]
}
