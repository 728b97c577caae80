import type { Bilingual } from 'shared/model/bilingual'
import { searchForm } from 'shared/rules/search-text'

/**
 * Whether one of these texts contains the words, in either language; case, accents and forms of apostrophes do not
 * matter.
 */
export const matchesWords = (texts: readonly Bilingual[], words: string) =>
  texts.some(({ fr, en }) => [fr, en].some((text) => searchForm(text).includes(searchForm(words))))
