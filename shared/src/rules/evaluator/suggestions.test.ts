import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Language } from '../../model/bilingual.ts'
import { findCues } from './cues/find-cues.ts'
import { ENGLISH } from './lexicon/english.ts'
import { FRENCH } from './lexicon/french.ts'
import { AGAINST_TEXTS } from './lexicon/suggestion-texts.ts'
import { readAnswer } from './read-answer.ts'
import { passageOf } from './suggestions.ts'

const CUES = { fr: FRENCH.cues, en: ENGLISH.cues }
function passages(response: string, language: Language) {
  const answer = readAnswer(response, language)
  return findCues(answer, { rules: CUES[language] })
    .filter(({ against }) => against)
    .map((cue) => passageOf({ response, answer, language }, cue))
}

test.each([
  [
    'fr',
    'Je lui parlerais. Ce n’est pas mon problème, elle s’en remettra.',
    '«\u00a0Ce n’est pas mon problème, elle s’en remettra\u00a0»',
  ],
  ['en', 'It is not my problem.', '“It is not my problem”'],
  [
    'en',
    'I would go to the office with my friend and then I would say to everybody that it is not my problem at all.',
    '“…not my problem at all”',
  ],
  [
    'en',
    'It is not my problem, and I would tell that to anybody who asks me about it, today or tomorrow.',
    '“It is not my problem, and I would tell that to anybody who…”',
  ],
] as const)('the words that speak against an answer are quoted (%s: %s)', (language, response, quoted) => {
  expect(passages(response, language)).toContain(quoted)
})

test('what is quoted was written, is short, and holds no quotation mark of its own', () => {
  const part = fc.constantFrom(
    'It is not my problem',
    ' “',
    '” ',
    '«',
    'and she',
    '\n',
    '. ',
    ' é 😀 ',
    'x'.repeat(80),
    ' ',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const response = parts.join('')
      const flat = response.replace(/[«»“”"\s\u00a0]+/g, ' ')
      for (const passage of passages(response, 'en')) {
        const inner = passage.slice(1, -1)
        expect(inner).not.toMatch(/[«»“”"]/)
        expect(inner.length).toBeLessThanOrEqual(62)
        expect(flat).toContain(inner.replace(/^…|…$/g, ''))
      }
    }),
    { numRuns: 500 },
  )
})

test('every text against an answer has a place for its passage', () => {
  for (const text of Object.values(AGAINST_TEXTS))
    for (const said of Object.values(text)) expect(said.split('{passage}')).toHaveLength(2)
})
