import { expect, test } from 'vitest'
import type { Activity } from '../../model/activity.ts'
import { makeActivity } from '../../testing/make.ts'
import { activityTitle } from './activity-title.ts'

const of = (text: string) => ({ fr: `${text} (fr)`, en: `${text} (en)` })
const TITLES = {
  modules: new Map([['m', of('Module')]]),
  quizzes: new Map([['q', of('Quiz')]]),
  scenarios: new Map([['s', of('Scenario')]]),
}
const EMPTY = { modules: new Map(), quizzes: new Map(), scenarios: new Map() }

test.each<[string, Partial<Activity>, string]>([
  ['a module that was recorded in French', { type: 'module', moduleId: 'm' }, 'Module (en)'],
  ['a module that is no longer there', { type: 'module', moduleId: 'x' }, 'Recorded'],
  ['the same, recorded in both languages', { type: 'module', moduleId: 'x', data: { title: of('Old') } }, 'Old (en)'],
  ['a quiz', { type: 'quiz', data: { quizId: 'q', title: of('Old') } }, 'Quiz (en)'],
  ['a quiz of a client that names none', { type: 'quiz' }, 'Recorded'],
  ['an answer', { type: 'scenario', scenarioId: 's' }, 'Scenario (en)'],
  ['a typed text, beside a scenario of the same id', { type: 'typing', scenarioId: 's' }, 'Recorded'],
  ['a game', { type: 'game', data: { title: of('Stroop') } }, 'Stroop (en)'],
  ['without any title', { type: 'focus', title: '' }, ''],
])('%s', (_, over, title) => {
  const activity = makeActivity({ moduleId: null, title: 'Recorded', data: {}, ...over })
  expect(activityTitle(activity, 'en', TITLES)).toBe(title)
})

test('an empty library and an empty title fall back to what was recorded', () => {
  const activity = makeActivity({ type: 'module', moduleId: 'm', title: 'Enregistré' })
  expect(activityTitle(activity, 'en', EMPTY)).toBe('Enregistré')
  const blank = { ...TITLES, modules: new Map([['m', { fr: 'Module', en: ' ' }]]) }
  expect([activityTitle(activity, 'en', blank), activityTitle(activity, 'fr', blank)]).toEqual(['Enregistré', 'Module'])
})
