import { expect, test } from 'vitest'
import type { Language } from '../../model/bilingual.ts'
import { findHarms } from './harm/find-harm.ts'
import { ENGLISH } from './lexicon/english.ts'
import { FRENCH } from './lexicon/french.ts'
import { neutralIn } from './neutral.ts'
import { readAnswer, withoutSentences } from './read-answer.ts'

const HARMS = { fr: FRENCH.harms, en: ENGLISH.harms }
const NAMES = new Set(['malik'])
function neutral(text: string, language: Language) {
  const answer = readAnswer(text, language)
  const { done, spoken } = findHarms(answer, NAMES, { rules: HARMS[language] })
  return [...neutralIn(answer, NAMES, { spoken, harms: done })]
}

test.each([
  ['en', 'I listen first. Malik told me, "Keep this between us for once."', [1]],
  ['en', '"Keep this between us for once," my roommate said. I listen first.', [0]],
  ['fr', 'J’écoute. Malik me dit : « Promets-moi que ça reste entre nous. »', [1]],
  ['fr', '« Laisse donc faire », souffle quelqu’un. J’écoute.', [0]],
] as const)('what somebody else says is neutral (%s): %s', (language, text, sentences) => {
  expect(neutral(text, language)).toEqual(sentences)
})

test.each([
  ['en', 'I would tell Malik, "I am worried about you, and I want to help."'],
  ['en', '"I am worried about you, and I want to help." Then I wait for his answer.'],
  ['en', 'Malik said he was tired of all this, and I believe him.'],
  ['fr', 'Je dirais à Malik : « Je m’inquiète pour toi et je veux aider. »'],
  ['fr', 'Si Malik dit non, je lui réponds : « Prends ton temps, je reste là. »'],
] as const)('the own words of the answer are not (%s): %s', (language, text) => {
  expect(neutral(text, language)).toEqual([])
})

test('the general reason of a refusal goes with it; what the speaker does instead does not', () => {
  expect(neutral('I never give him my pills; only a doctor can. I call one.', 'en')).toEqual([0, 1])
  expect(neutral('I never give him my pills; I call a doctor with him.', 'en')).toEqual([0])
  expect(neutral('Je ne donne pas mes pilules; seul un médecin le peut.', 'fr')).toEqual([0, 1])
})

test('a harm that is done is not neutral', () => {
  expect(neutral('I would slap him. I would never steal the keys.', 'en')).toEqual([1])
})

test('an answer without some sentences keeps every place', () => {
  const answer = readAnswer('I ask Malik. He said so. I wait.', 'en')
  const rest = withoutSentences(answer, new Set([1]))
  expect(rest.folded.text).toHaveLength(answer.folded.text.length)
  expect(rest.folded.text.replace(/\s+/g, ' ')).toBe('i ask malik. i wait.')
  for (const { text, start, end } of rest.words) expect(answer.folded.text.slice(start, end)).toContain(text)
  expect(rest.words.map(({ text }) => text)).not.toContain('said')
  expect(withoutSentences(answer, new Set())).toBe(answer)
})
