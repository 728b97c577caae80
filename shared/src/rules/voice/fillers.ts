import type { Language } from '../../model/bilingual.ts'
import { plainText } from './plain-text.ts'

/** Filler words by language. */
export const FILLERS: Record<Language, readonly string[]> = {
  fr: ['euh', 'heu', 'ben', 'bah', 'genre', 'du coup', 'en fait', 'tu sais', 'voilà'],
  en: ['um', 'uh', 'er', 'like', 'you know', 'basically', 'i mean'],
}

export interface Fillers {
  count: number
  per100Words: number
  /** The fillers that were said, the most frequent first. */
  said: { filler: string; times: number }[]
}

/**
 * How often a filler occurs in a text as whole words. Spaces are doubled so that two occurrences in a row do not share
 * one.
 */
const timesIn = (text: string, filler: string) =>
  ` ${text.replaceAll(' ', '  ')} `.split(` ${filler.replaceAll(' ', '  ')} `).length - 1

/** The fillers of a transcript. As often as a filler occurs in the text to read, it is not counted. */
export function fillersOf(transcript: string, language: Language, reference = ''): Fillers {
  const [said, meant] = [plainText(transcript), plainText(reference)]
  const words = said === '' ? 0 : said.split(' ').length
  const found = FILLERS[language]
    .map((filler) => ({ filler, times: Math.max(0, timesIn(said, filler) - timesIn(meant, filler)) }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times)
  const count = found.reduce((sum, { times }) => sum + times, 0)
  return { count, per100Words: words === 0 ? 0 : (count / words) * 100, said: found }
}
