import type { Language } from '../../../model/bilingual.ts'
import type { Word } from './words.ts'

// In a text as short as an answer, function words identify the language best. A third list holds words of Spanish,
// Portuguese, Italian and German, so that these languages are not taken for French or English.
const list = (words: string) => new Set(words.split(' '))
const FUNCTION_WORDS: Record<Language, ReadonlySet<string>> = {
  fr: list(
    "le la les l' un une des du de d' et ou mais donc car ni que qu' qui quoi dont si ne n' pas plus je j' tu il elle on nous vous ils elles me m' te t' se s' lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos ce c' cet cette ces ca cela est sont etait serait etre ai as a avons avez ont avait aurait avoir au aux en y dans par pour avec sans sur sous chez vers entre avant apres comme quand alors puis aussi tres bien peut peux ferais dirais faire dire tout tous toute rien quelque chose parce puisque meme deja encore jamais",
  ),
  en: list(
    "the a an and or but so nor that which who whom whose if not no i i' you he she it we they me him her us them my your his its our their this these those is are was were be been being have has had having do does did would could should will shall can may might must to of in on at by for with without from about into over under between before after as when then than there here what why how all any some more most very just also because since while though too own same only ever never still yet out up down off don' doesn' didn' wouldn' couldn' isn' aren' wasn' won' can' he' she' it' they' we' that' d t s ll re ve m",
  ),
}
const OTHERS = list(
  'el los las una uno y pero porque como para con sin muy esta este ella ellos yo usted ustedes nosotros mi su sus lo al del hay ser estar tengo haria diria o os nao uma com sem muito ele ela eles eu voce meu minha isso che il gli della di e non per con sono una io lui lei noi questo questa molto und der die das nicht ich wir sie ihr ein eine mit ohne aber weil wenn zu auf ist sind war wurde mir dir ihm den dem',
)

export interface LanguageGuess {
  /** The better match of French and English. */
  language: Language
  /** Share of the words that are function words of that language. */
  share: number
  /** Whether the text is neither French nor English. */
  isNeither: boolean
}

const NEITHER_BELOW = 0.12

/** Detects the language of a text; `assumed` where it is unclear. */
export function languageOf(words: readonly Word[], assumed: Language): LanguageGuess {
  const count = { fr: 0, en: 0, other: 0 }
  for (const { text } of words) {
    if (FUNCTION_WORDS.fr.has(text)) count.fr++
    if (FUNCTION_WORDS.en.has(text)) count.en++
    if (OTHERS.has(text)) count.other++
  }
  const language = count.fr === count.en ? assumed : count.fr > count.en ? 'fr' : 'en'
  const share = words.length === 0 ? 0 : count[language] / words.length
  return { language, share, isNeither: share < NEITHER_BELOW || count.other > count[language] }
}

/** Share of function words of a language: high in sentences, low in lists of key words. */
export const functionShare = (words: readonly Word[], language: Language) =>
  words.length === 0 ? 0 : words.filter(({ text }) => FUNCTION_WORDS[language].has(text)).length / words.length
