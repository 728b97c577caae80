import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clarityTotal, holdsPhrase, keptFacts, scoreClarity } from './communication-clarity.ts'

const lists = { politePhrases: { fr: ['peux-tu'], en: ['kindly'] }, slang: { fr: ["t'as", 'ben'], en: ['u', 'asap'] } }
const LONG = 'un message de plus de trois mots'

describe('a rewritten message', () => {
  test.each([
    ['fr', '', 0],
    ['fr', '   ', 0],
    ['en', 'send it now', 3 * 20],
    ['en', 'send it', 1 * 20],
    ['en', 'Send it now', 3.5 * 20],
    ['en', 'Send it now.', 4 * 20],
    ['en', 'Please send it.', 100],
    ['en', 'Please send it asap.', 80],
    ['en', 'Kindly send it!', 100],
    ['en', 'Would you mind sending it?', 100],
    ['en', 'Please, dude, send it.', 80],
    ['fr', 'Envoie-le, s’il vous plaît.', 100],
    ['fr', "S'il vous plaît, envoyez-le", 90],
    ['fr', 'Je vous prie de l’envoyer…', 100],
    ['fr', 'Peux-tu l’envoyer demain ?', 100],
    ['fr', 'Merci de l’envoyer, ouais.', 80],
    ['fr', 'T’as oublié, merci.', 80],
    ['fr', 'Écrivez-moi, merci !', 60],
    ['fr', 'Écrivez-moi bien vite, merci !', 100],
    ['fr', 'Il a dit : « Merci de venir »', 100],
    ['fr', 'écrivez-moi vite, merci !', 90],
  ] as const)('%s %j earns %f', (language, text, score) => {
    expect(scoreClarity(text, LONG, language, lists).score).toBeCloseTo(score, 9)
  })

  test('is long enough with three words, or with as many as the original had', () => {
    const words = (text: string, original: string) => scoreClarity(text, original, 'en', lists).earned.words
    expect(words('two words', 'a message of many words')).toBe(false)
    expect(words('three words here', 'a message of many words')).toBe(true)
    expect(words('two words', 'two words')).toBe(true)
    expect(words('one', 'two words')).toBe(false)
    expect(words('', '')).toBe(false)
  })

  test('has a score from 0 to 100 in tenths, and never loses by punctuation', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('fr', 'en'), (text, language) => {
        const { score } = scoreClarity(text, LONG, language, lists)
        expect(score >= 0 && score <= 100 && Number.isInteger(Math.round(score * 10) / 10 / 10)).toBe(true)
        if (text.trim() !== '')
          expect(scoreClarity(`${text}.`, LONG, language, lists).score).toBeGreaterThanOrEqual(score)
      }),
    )
  })
})

test.each([
  ['u', 'are u there', true],
  ['u', 'a U-turn', false],
  ['u', 'you', false],
  ['u', 'u.', true],
  ['ben', 'Bien', false],
  ['ben', 'Ben, oui', true],
  ["t'as", 'T’as vu', true],
  ["t'as", "j'étas", false],
  ['s’il vous plaît', "S'IL VOUS PLAÎT", true],
])('%j stands as whole words in %j: %s', (phrase, text, expected) => {
  expect(holdsPhrase(text, phrase)).toBe(expected)
})

test('what of the content survived is told apart from the form', () => {
  const facts = [
    { kind: 'who' as const, name: { fr: 'Inès', en: 'Inès' }, phrases: { fr: ['inès'], en: ['inès'] } },
    {
      kind: 'what' as const,
      name: { fr: 'le rapport', en: 'the report' },
      phrases: { fr: ['rapport'], en: ['report'] },
    },
    {
      kind: 'when' as const,
      name: { fr: 'vendredi', en: 'Friday' },
      phrases: { fr: ['vendredi', 'midi'], en: ['friday'] },
    },
  ]
  expect(scoreClarity('Merci beaucoup Inès.', LONG, 'fr', lists).score).toBe(100)
  expect(keptFacts('Merci beaucoup Inès.', facts, 'fr')).toEqual([true, false, false])
  expect(keptFacts('INÈS, ton rapport avant midi?', facts, 'fr')).toEqual([true, true, true])
  expect(keptFacts('Reporters, by Friday', facts, 'en')).toEqual([false, false, true])
})

test('the total is the rounded mean', () => {
  const score = (value: number) => ({ score: value, earned: {} as never })
  expect(clarityTotal([])).toBe(0)
  expect(clarityTotal([score(100), score(60)])).toBe(80)
  expect(clarityTotal([score(90), score(70), score(0)])).toBe(53)
})
