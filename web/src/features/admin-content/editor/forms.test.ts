import { setupI18n } from '@lingui/core'
import type { Bilingual } from 'shared/model/bilingual'
import { makeQuiz, makeTestDate } from 'shared/testing/make'
import { describe, expect, test } from 'vitest'
import { inOrder } from '../dates/test-date-form'
import {
  blankModule,
  blankPage,
  checkModule,
  moduleToBody,
  readDuration,
  readPageMinutes,
  saidRequired,
} from '../modules/module-form'
import { checkQuiz, type QuizForm, quizToBody, quizToForm, readPassingScore, readTimeLimit } from '../quizzes/quiz-form'
import { tagsOf } from '../scenarios/scenario-form'
import { differences } from './differences'
import { getIn, moved, setIn } from './set-in'

describe('places of a form', () => {
  const form = { title: { fr: 'a', en: 'b' }, pages: [{ id: 1 }, { id: 2 }] }
  test('are read and changed without touching the rest', () => {
    expect(getIn(form, 'pages.1.id')).toBe(2)
    expect(getIn(form, 'pages.7.id')).toBeUndefined()
    const next = setIn(form, 'pages.1.id', 9)
    expect(next).toEqual({ title: form.title, pages: [{ id: 1 }, { id: 9 }] })
    expect(next.title).toBe(form.title)
    expect(form.pages[1]?.id).toBe(2)
  })
  test.each([
    [0, 1, 'bac'],
    [2, -1, 'acb'],
    [0, -1, 'abc'],
    [2, 1, 'abc'],
  ] as const)('what is at %i moves by %i: %s', (from, by, to) => expect(moved([...'abc'], from, by).join('')).toBe(to))
})

describe('where two versions differ', () => {
  test('each place is named, the same ones are not', () => {
    expect(differences({ a: { fr: 'x', en: 'y' }, n: 1 }, { a: { fr: 'x', en: 'z' }, n: 1 })).toEqual([
      { path: 'a.en', mine: 'y', theirs: 'z' },
    ])
    expect(differences({ a: 1 }, { a: 1 })).toEqual([])
  })
  test('lists of another length are one difference', () => {
    expect(differences({ l: [1] }, { l: [1, 2] })).toEqual([{ path: 'l', mine: [1], theirs: [1, 2] }])
    expect(differences({ l: [{ q: 1 }] }, { l: [{ q: 2 }] })).toEqual([{ path: 'l.0.q', mine: 1, theirs: 2 }])
  })
})

describe('the limits of a quiz', () => {
  const wrong = (over: Partial<QuizForm>) => {
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
    return checkQuiz(i18n, { ...quizToForm(makeQuiz()), ...over }).map(({ path }) => path)
  }
  test.each([
    [4, ['timeLimit']],
    [5, []],
    [120, []],
    [121, ['timeLimit']],
  ])('a time limit of %i minutes', (timeLimit, expected) => expect(wrong({ timeLimit })).toEqual(expected))
  test.each([
    [-1, ['passingScore']],
    [0, []],
    [100, []],
    [101, ['passingScore']],
  ])('a passing score of %i percent', (passingScore, expected) => expect(wrong({ passingScore })).toEqual(expected))
})

describe('a page with a video', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const film = { type: 'video', videoUrl: 'https://example.org/a.mp4', title: { fr: 'Un', en: 'One' } } as const
  const wrong = (content: Bilingual) => {
    const form = { ...blankModule(), title: { fr: 'M', en: 'M' } }
    const page = { ...blankPage(), ...film, content }
    return checkModule(i18n, { ...form, pages: [page] }).map(({ path }) => path)
  }
  test.each([
    [{ fr: '<p>Elle dit non.</p>', en: '<p>She says no.</p>' }, []],
    [{ fr: '<p>Elle dit non.</p>', en: '<p></p>' }, ['pages.0.content.en']],
    [{ fr: '', en: '<p>&nbsp;<br></p>' }, ['pages.0.content.fr', 'pages.0.content.en']],
  ])('needs what is said in it as text: %o', (content, expected) => expect(wrong(content)).toEqual(expected))
  test.each([
    [['pages', 0, 'content', 'fr'], 'custom', /^Put what is said in the video into the French content/],
    [['pages', 3, 'content', 'en'], 'custom', /^Put what is said in the video into the English content/],
    [['pages', 0, 'content', 'fr'], 'too_big', undefined],
    [['pages', 0, 'title', 'fr'], 'custom', undefined],
  ])('is refused by the server in the same words: %o, %s', (path, code, expected) => {
    const said = saidRequired(i18n, { path, code })
    if (expected) expect(said).toMatch(expected)
    else expect(said).toBeUndefined()
  })
})

describe('the publication flag', () => {
  test.each([
    [true, 1],
    [false, 0],
  ])('is sent as 1 or 0: %s is %i', (isPublished, flag) => {
    expect(quizToBody({ ...quizToForm(makeQuiz()), isPublished }).isPublished).toBe(flag)
    expect(moduleToBody({ ...blankModule(), isPublished }).isPublished).toBe(flag)
  })
})

describe('numbers of a form', () => {
  test.each([
    ['0', 0],
    ['1', 1],
    ['15', 15],
    ['1.5', 0],
    ['', 0],
    ['x', 0],
    ['-3', 0],
  ])('a duration of "%s" is %i', (text, minutes) => expect(readDuration(text)).toBe(minutes))
  test.each([
    ['0', 5],
    ['1', 1],
    ['60', 60],
    ['61', 5],
    ['2.5', 5],
    ['', 5],
  ])('a page of "%s" minutes takes %i', (text, minutes) => expect(readPageMinutes(text)).toBe(minutes))
  test.each([
    ['', 30],
    ['x', 30],
    ['4', 4],
    ['120', 120],
  ])('a time limit of "%s" is %i', (text, minutes) => expect(readTimeLimit(text)).toBe(minutes))
  test.each([
    ['', 70],
    ['0', 0],
    ['100', 100],
  ])('a passing score of "%s" is %i', (text, percent) => expect(readPassingScore(text)).toBe(percent))
})

test('tags are trimmed, empty ones are dropped', () =>
  expect(tagsOf({ fr: ' équipe , , retard,', en: '' })).toEqual({ fr: ['équipe', 'retard'], en: [] }))

test('the next sitting is on top, those that are over come last', () => {
  const dates = ['2026-01-01', '2026-03-01', '2026-02-01', '2025-12-01'].map((date) => makeTestDate({ id: date, date }))
  expect(inOrder(dates, '2026-02-01').map(({ date }) => date)).toEqual([
    '2026-02-01',
    '2026-03-01',
    '2026-01-01',
    '2025-12-01',
  ])
})
