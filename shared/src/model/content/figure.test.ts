import { expect, test } from 'vitest'
import { both } from '../../testing/make.ts'
import {
  FIGURE_DESCRIPTION_MAX,
  FIGURE_HEADING_MAX,
  FIGURE_LABEL_MAX,
  FIGURE_SENTENCE_MAX,
  FIGURE_TITLE_MAX,
  ModuleFigure,
  SCALE_GAP_MIN,
} from './figure.ts'

const long = (length: number) => ({ fr: 'x'.repeat(length), en: 'x' })
const common = { title: both('Title'), description: both('Description') }
const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item)
const path = (count: number) => ({
  kind: 'path',
  ...common,
  question: both('Why?'),
  branches: many(count, { when: both('When'), next: both('Next') }),
})
const timeline = (count: number) => ({
  kind: 'timeline',
  ...common,
  points: many(count, { at: both('Monday'), label: both('Start') }),
})
const steps = (count: number, name = both('Name'), text = both('Text')) => ({
  kind: 'steps',
  ...common,
  steps: many(count, { name, text }),
})
const scale = (...at: number[]) => ({
  kind: 'scale',
  ...common,
  from: both('Cold'),
  to: both('Warm'),
  points: at.map((place) => ({ at: place, label: both('Here') })),
})
const contrast = (text: string) => ({
  kind: 'contrast',
  ...common,
  before: { name: both('Before'), text: { fr: text, en: 'a' } },
  after: { name: both('After'), text: both('a') },
})
const isFigure = (value: unknown) => ModuleFigure.safeParse(value).success

test.each([
  ['branches', path, 2, 3],
  ['moments', timeline, 2, 7],
  ['moves', (count: number) => steps(count), 2, 6],
  ['points of a scale', (count: number) => scale(...Array.from({ length: count }, (_, i) => i * 20)), 2, 5],
])('%s: as many as a phone has room for', (_, make, min, max) => {
  expect([min - 1, min, max, max + 1].map((count) => isFigure(make(count)))).toEqual([false, true, true, false])
})

test.each([
  ['title', FIGURE_TITLE_MAX, (text: unknown) => ({ ...steps(2), title: text })],
  ['description', FIGURE_DESCRIPTION_MAX, (text: unknown) => ({ ...steps(2), description: text })],
  ['heading', FIGURE_HEADING_MAX, (text: never) => steps(2, text)],
  ['label', FIGURE_LABEL_MAX, (text: never) => steps(2, both('Name'), text)],
  ['sentence', FIGURE_SENTENCE_MAX, (text: { fr: string }) => contrast(text.fr)],
] as const)('the length of a %s ends at its limit', (_, max, make) => {
  const of = make as (text: unknown) => unknown
  expect([0, 1, max, max + 1].map((length) => isFigure(of(long(length))))).toEqual([false, true, true, false])
})

test('a text is there in both languages', () => {
  expect(isFigure({ ...steps(2), title: { fr: 'Titre' } })).toBe(false)
})

test('points of a scale are on it, in order and apart', () => {
  expect(isFigure(scale(0, SCALE_GAP_MIN, 100))).toBe(true)
  for (const at of [
    [0, SCALE_GAP_MIN - 1],
    [50, 20],
    [-1, 50],
    [50, 101],
  ])
    expect(isFigure(scale(...at)), at.join()).toBe(false)
})

test('a mark that is opened is closed', () => {
  expect(['a', 'a *b*', '*a* b *c*'].map((text) => isFigure(contrast(text)))).toEqual([true, true, true])
  expect(['a *b', 'a* *b* *'].map((text) => isFigure(contrast(text)))).toEqual([false, true])
})
