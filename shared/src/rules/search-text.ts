import { normalForm } from '../model/normal-form.ts'

/** A text without capitals, accents and typographic apostrophes. */
export const unaccented = (text: string): string =>
  normalForm(text, 'NFD').replace(/\p{M}/gu, '').replace(/[’ʼ‘]/g, "'").toLowerCase()

/** The form in which a text is searched: as `unaccented`, without ligatures, each run of white space as one space. */
export const searchForm = (text: string): string =>
  unaccented(text).replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll(/\s+/g, ' ').trim()

/** The words of a query, in the form for searching. */
export const searchWords = (query: string): string[] => searchForm(query).split(' ').filter(Boolean)

/** Whether a text in the form for searching contains every word; an empty list of words matches every text. */
export const hasWords = (form: string, words: readonly string[]): boolean => words.every((word) => form.includes(word))
