import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'
import { situationOf } from './situation.ts'
import { specificityOf, supposedShare } from './specificity.ts'

const situation = situationOf(
  {
    title: { fr: 'Un échec', en: 'A failure' },
    content: { fr: 'Racontez un échec.', en: 'Tell about a failure that mattered.' },
    questions: [],
  },
  'en',
)
const specific = (text: string, kind: 'personal' | 'situational') =>
  specificityOf(readAnswer(text, 'en'), { situation, kind, met: 0, listed: 7, rarityOf: () => 3 })
const STORY = 'I ran, I fell, I lost, I cried, I kept going, I wrote, I found it, I gave it back. '

test('a story makes a personal answer more specific, by so much and no more', () => {
  expect(specific(STORY, 'situational')).toBe(0)
  expect(specific(STORY, 'personal')).toBeGreaterThan(0.3)
  // A memorized story may belong to another question, so a story alone never makes an answer fully specific.
  expect(specific(STORY.repeat(3), 'personal')).toBeLessThan(0.36)
})

test('a plan says what one would do, a story does not', () => {
  expect(supposedShare(readAnswer("I would ask him and I'd wait.", 'en').words, 'en')).toBeCloseTo(25)
  expect(supposedShare(readAnswer(STORY, 'en').words, 'en')).toBe(0)
  expect(supposedShare(readAnswer('Je lui demanderais et j’attendrais.', 'fr').words, 'fr')).toBeCloseTo(33, 0)
})
