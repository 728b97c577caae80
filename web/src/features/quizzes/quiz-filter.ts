import type { Language } from 'shared/model/bilingual'
import type { Quiz, QuizCategory } from 'shared/model/quiz'
import { pick } from '#i18n/pick'

/** What the list can be narrowed to (spec 2 §2). */
export const CATEGORY_FILTERS = ['all', 'casper', 'medical', 'general'] as const
export type CategoryFilter = (typeof CATEGORY_FILTERS)[number]
export const isCategoryFilter = (value: unknown): value is CategoryFilter =>
  CATEGORY_FILTERS.some((filter) => filter === value)

// Quizzes are authored in seven categories and filtered by three. Anatomy and physiology are medicine; ethics and communication are
// what the Casper test looks at. Without this table a quiz of those four would be found under "all" only.
const GROUPS: Record<QuizCategory, Exclude<CategoryFilter, 'all'>> = {
  casper: 'casper',
  ethics: 'casper',
  communication: 'casper',
  medical: 'medical',
  anatomy: 'medical',
  physiology: 'medical',
  general: 'general',
}

/** Capitals, accents and the shape of apostrophes make no difference to who searches. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

export interface QuizFilter {
  search: string
  category: CategoryFilter
}

/** Whether a quiz has the words in its title or its description, in this language, and belongs to the category. */
export function matchesFilter(quiz: Quiz, { search, category }: QuizFilter, language: Language): boolean {
  if (category !== 'all' && GROUPS[quiz.category] !== category) return false
  const wanted = plain(search.trim())
  return [quiz.title, quiz.description].some((text) => plain(pick(text, language)).includes(wanted))
}
