import { expect, test } from 'vitest'
import { makePage } from '../testing/make.ts'
import { makeFigure } from '../testing/make-figure.ts'
import { withFigures } from './page-figures.ts'

const figure = makeFigure()
const stored = [makePage({ id: 'one', figure }), makePage({ id: 'two' })]

test.each([
  ['a page that does not name its figure', makePage({ id: 'one' }), figure],
  [
    'a page with another figure',
    { ...makePage({ id: 'one' }), figure: makeFigure({ title: { fr: 'B', en: 'B' } }) },
    makeFigure({ title: { fr: 'B', en: 'B' } }),
  ],
  ['a page whose figure was removed', { ...makePage({ id: 'one' }), figure: null }, undefined],
  ['a page that had none', makePage({ id: 'two' }), undefined],
  ['a page that had none and gets one', { ...makePage({ id: 'two' }), figure }, figure],
  ['a new page', makePage({ id: 'three' }), undefined],
])('%s', (_, page, expected) => {
  const [saved] = withFigures([page], stored)
  expect(saved?.figure).toEqual(expected)
  expect('figure' in (saved ?? {})).toBe(expected !== undefined)
})
