import { expect, test } from 'vitest'
import type { Rubric } from '../../model/content/rubric.ts'
import { evaluateResponse } from './evaluate-response.ts'

const none = { fr: [], en: [] }
const point = (id: string, kind: Rubric['keyPoints'][number]['kind'], fr: string, en: string) => ({
  id,
  kind,
  text: { fr, en },
  any: none,
})
const RUBRIC: Rubric = {
  stakeholders: [{ fr: ['Odile'], en: ['Odile'] }],
  keyPoints: [
    point(
      'ask',
      'missing-info',
      'Demander à Odile en privé pourquoi elle est en retard, au lieu de deviner.',
      'Ask Odile in private why she is late, instead of guessing.',
    ),
    point(
      'swap',
      'option',
      'Trouver une solution pour son quart du matin, par exemple un échange.',
      'Find a solution for her morning shift, for example a swap.',
    ),
    point('manager', 'resource', 'Recourir à la gérante si rien ne change.', 'Turn to the manager if nothing changes.'),
  ],
  redFlags: [],
}
const scenario = {
  title: { fr: 'Le quart du matin', en: 'The morning shift' },
  content: {
    fr: 'Votre collègue Odile arrive en retard à son quart du matin depuis deux semaines, et vous servez seul les clients.',
    en: 'Your coworker Odile has been late for her morning shift for two weeks, and you serve the customers alone.',
  },
  questions: [{ fr: 'Que faites-vous?', en: 'What do you do?' }],
  kind: 'situational' as const,
  rubric: RUBRIC,
}
const metBy = (response: string, language: 'fr' | 'en') =>
  evaluateResponse({ scenario, response, responseType: 'text', language }).feedback.met.map((met) => met.keyPointId)

const LEAD = { fr: 'Je prends d’abord un moment pour y penser.', en: 'I take a moment to think first.' }

test('a key point is met in its own words and in words of the same concepts', () => {
  expect(metBy(`${LEAD.en} I ask Odile in private why she is late.`, 'en')).toEqual(['ask'])
  expect(metBy(`${LEAD.en} Away from the customers, I find out what makes her miss the opening.`, 'en')).toEqual([
    'ask',
  ])
  expect(metBy(`${LEAD.fr} À l’écart, je demande à Odile pourquoi elle n’arrive pas à l’heure.`, 'fr')).toEqual(['ask'])
})

test('a key point is not met by its contrary, though it has the same words', () => {
  expect(metBy(`${LEAD.en} I do not ask Odile why she is late, I guess what it is.`, 'en')).toEqual([])
  expect(metBy(`${LEAD.en} There is no need to ask her anything in private.`, 'en')).toEqual([])
  expect(metBy(`${LEAD.fr} Je ne demande rien à Odile, je devine.`, 'fr')).toEqual([])
})

test('in a longer answer a sentence must fit better, since one of many fits by chance', () => {
  const vague = 'Away from the customers, I find out what makes her miss the opening.'
  const filler = ['bread', 'radio', 'roof', 'paint', 'grass', 'clock', 'river', 'piano', 'candle', 'carpet']
  const long = [...filler, ...filler.map((word) => `${word}board`), ...filler.map((word) => `${word}smith`)]
  expect(metBy(`${LEAD.en} ${vague}`, 'en')).toEqual(['ask'])
  expect(metBy(`${LEAD.en} ${long.map((word) => `The ${word} stands by the oven.`).join(' ')} ${vague}`, 'en')).toEqual(
    [],
  )
})
