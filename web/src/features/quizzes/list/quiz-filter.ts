import type { Language } from 'shared/model/bilingual'
import type { Quiz, QuizCategory } from 'shared/model/content/quiz'
import { searchForm } from 'shared/rules/search-text'
import { pick } from '#i18n/pick'

/** The categories of the filter. */
export const CATEGORY_FILTERS = ['all', 'casper', 'medical', 'general'] as const
export type CategoryFilter = (typeof CATEGORY_FILTERS)[number]
export const isCategoryFilter = (value: unknown): value is CategoryFilter =>
  CATEGORY_FILTERS.some((filter) => filter === value)

// Quizzes are written in seven categories and filtered by three. Anatomy and physiology belong to medical; ethics and
// communication to casper. Without this table a quiz of those four would only appear under "all".
const GROUPS: Record<QuizCategory, Exclude<CategoryFilter, 'all'>> = {
  casper: 'casper',
  ethics: 'casper',
  communication: 'casper',
  medical: 'medical',
  anatomy: 'medical',
  physiology: 'medical',
  general: 'general',
}

export interface QuizFilter {
  search: string
  category: CategoryFilter
}

/**
 * Whether the title or the description of a quiz, in this language, contains the search text whatever the case and
 * accents, and the quiz belongs to the category.
 */
export function matchesFilter(quiz: Quiz, { search, category }: QuizFilter, language: Language): boolean {
  if (category !== 'all' && GROUPS[quiz.category] !== category) return false
  const wanted = searchForm(search)
  return [quiz.title, quiz.description].some((text) => searchForm(pick(text, language)).includes(wanted))
}
