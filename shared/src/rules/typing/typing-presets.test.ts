import { expect, test } from 'vitest'
import { makePracticeText } from '../../testing/make.ts'
import { difficultyOf, findTexts } from './typing-presets.ts'

const TEXTS = [
  makePracticeText(),
  makePracticeText({
    id: 'two',
    title_fr: 'L’écoute',
    title_en: 'Listening',
    text_fr: "Rien n'est dit\u00A0: on attend.",
    text_en: 'Nothing is said.',
  }),
]
test.each([
  ['', 'fr', 2],
  ['   ', 'fr', 2],
  ['CŒUR', 'fr', 1],
  ['coeur', 'fr', 1],
  ["l'ecoute", 'fr', 1],
  ['N’EST  DIT :', 'fr', 1],
  ['listening', 'fr', 0],
  ['listening', 'en', 1],
  ['nothing', 'en', 1],
  ['muscle', 'en', 1],
  ['zzz', 'fr', 0],
] as const)('%j in %s finds %i', (search, language, count) =>
  expect(findTexts(TEXTS, search, language)).toHaveLength(count),
)

test.each([
  ['easy', 'easy'],
  ['Beginner', 'easy'],
  ['Débutant', 'easy'],
  ['Intermédiaire', 'medium'],
  ['medium', 'medium'],
  ['Avancé', 'hard'],
  ['hard', 'hard'],
  ['expert', undefined],
])('the difficulty %s is %s', (name, difficulty) => expect(difficultyOf(name)).toBe(difficulty))
