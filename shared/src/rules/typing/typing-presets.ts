import type { Language } from '../../model/bilingual.ts'
import type { TextDifficulty, TypingText } from '../../model/content/practice-text.ts'
import { searchForm } from '../search-text.ts'

export const titleOf = (text: TypingText, language: Language) => text[`title_${language}`]
export const bodyOf = (text: TypingText, language: Language) => text[`text_${language}`]

/** The texts that contain the search words in their title or text, in this language. */
export function findTexts(texts: readonly TypingText[], search: string, language: Language): TypingText[] {
  const wanted = searchForm(search)
  return texts.filter((text) => searchForm(`${titleOf(text, language)} ${bodyOf(text, language)}`).includes(wanted))
}

/** Former and current names of the difficulties, in either language. */
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
/** The difficulty of any of these names; undefined for any other. */
export const difficultyOf = (name: string): TextDifficulty | undefined => DIFFICULTIES[searchForm(name)]
