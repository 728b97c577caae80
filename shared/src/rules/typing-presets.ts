import type { Language } from '../model/bilingual.ts'
import { normalForm } from '../model/normal-form.ts'
import type { TextDifficulty, TypingText } from '../model/practice-text.ts'

export const titleOf = (text: TypingText, language: Language) => (language === 'fr' ? text.title_fr : text.title_en)
export const bodyOf = (text: TypingText, language: Language) => (language === 'fr' ? text.text_fr : text.text_en)

/** Capitals, accents, ligatures and the shapes of apostrophes and spaces make no difference to who searches. */
const plain = (text: string) =>
  normalForm(text, 'NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[’‘ʼ]/g, "'")
    .replaceAll(/\s+/g, ' ')

/** The texts whose title or text, in this language, has the words. */
export function findTexts(texts: readonly TypingText[], search: string, language: Language): TypingText[] {
  const wanted = plain(search).trim()
  return texts.filter((text) => plain(`${titleOf(text, language)} ${bodyOf(text, language)}`).includes(wanted))
}

/** Names of difficulties of before, in either language, and those of today. */
const DIFFICULTIES: Record<string, TextDifficulty> = {
  easy: 'easy',
  beginner: 'easy',
  debutant: 'easy',
  facile: 'easy',
  medium: 'medium',
  intermediate: 'medium',
  intermediaire: 'medium',
  moyen: 'medium',
  hard: 'hard',
  advanced: 'hard',
  avance: 'hard',
  difficile: 'hard',
}
/** The difficulty that any of its names means; undefined for what is none. */
export const difficultyOf = (name: string): TextDifficulty | undefined => DIFFICULTIES[plain(name).trim()]
