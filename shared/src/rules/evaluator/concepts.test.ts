import { expect, test } from 'vitest'
import type { Language } from '../../model/bilingual.ts'
import { conceptsIn, openConcepts } from './concepts.ts'
import { ENGLISH } from './lexicon/english.ts'
import { FRENCH } from './lexicon/french.ts'
import { MATCHING } from './lexicon/learned/matching.ts'
import { fold } from './text/fold.ts'
import { wordsOf } from './text/words.ts'

const LANGUAGES: readonly Language[] = ['fr', 'en']
const CONCEPTS = { fr: openConcepts(FRENCH.concepts, 'fr'), en: openConcepts(ENGLISH.concepts, 'en') }
/** The names of the concepts that each word of a text expresses. */
const conceptsOf = (text: string, language: Language) => {
  const { names } = CONCEPTS[language]
  const words = wordsOf(fold(text).text, language)
  return new Map(
    conceptsIn(words, CONCEPTS[language]).map((found, i) => [words[i]?.text, found.map((one) => names[one])]),
  )
}

test('both languages have the same concepts, each once, and a measured digit for each', () => {
  expect(CONCEPTS.fr.names).toEqual(CONCEPTS.en.names)
  for (const language of LANGUAGES) {
    const { names } = CONCEPTS[language]
    expect(names.length).toBeGreaterThan(300)
    expect(new Set(names).size).toBe(names.length)
    expect(MATCHING.telling[language]).toMatch(new RegExp(`^\\d{${names.length}}$`))
  }
})

test('a word expresses a concept in all its forms', () => {
  for (const form of ['demander', 'demanderais', 'demandé'])
    expect(conceptsOf(form, 'fr').get(fold(form).text)).toContain('ask')
  for (const form of ['ask', 'asked', 'asking']) expect(conceptsOf(form, 'en').get(form)).toContain('ask')
})

test.each([
  ['fr', FRENCH.concepts],
  ['en', ENGLISH.concepts],
])('%s: no concept lists a word twice, or one beginning that another one contains', (_language, concepts) => {
  const doubled = concepts
    .trim()
    .split('\n')
    .flatMap((line) => {
      const listed = line.slice(line.indexOf(': ') + 2).split(' ')
      const beginnings = listed.filter((one) => /^[^+]{3,}_$/.test(one)).map((one) => one.slice(0, -1))
      return listed.filter(
        (one, i) =>
          listed.indexOf(one) !== i ||
          (/^[^+]+_$/.test(one) &&
            beginnings.some((beginning) => one.startsWith(beginning) && one !== `${beginning}_`)),
      )
    })
  expect(doubled).toEqual([])
})

test('the beginning of a listed word fits, another word with some of its letters does not', () => {
  expect(conceptsOf('inquiétude', 'fr').get('inquietude')).toContain('afraid')
  expect(conceptsOf('generation', 'en').get('generation')).not.toContain('give-time')
  expect(conceptsOf('généreux', 'fr').get('genereux')).toEqual([])
  // Both words have the stem « not », but only the first one is a form of the listed word.
  expect(conceptsOf('notes', 'fr').get('notes')).toContain('write')
  expect(conceptsOf('notre', 'fr').get('notre')).toEqual([])
})

test('an expression is found with one word between two of its own, and not with two', () => {
  expect(conceptsOf('I let her know', 'en').get('let')).toContain('tell')
  expect(conceptsOf('I let the neighbour know', 'en').get('let')).not.toContain('tell')
  expect(conceptsOf('je le mets vite au courant', 'fr').get('mets')).toContain('tell')
})
