import { expect, test } from 'vitest'
import { figurePlace } from './figure-place'

test.each([
  ['after the first section', '<p>A</p><h2>One</h2><p>B</p>', '<h2>Two</h2><p>C</p><h2>Exercice</h2><p>D</p>'],
  ['before an exercise that follows the first section', '<h2>One</h2><p>B</p>', '<h2>Exercise</h2><p>D</p>'],
  ['before an exercise that is the only section', '<p>A</p>', '<h2> Exercices </h2><p>D</p>'],
  ['before an exercise that other sections follow', '<p>A</p>', '<h2>Exercise</h2><p>D</p><h2>Two</h2>'],
  ['at the end of a page with one section', '<p>A</p><h2 class="x">One</h2><p>B</p>', ''],
  ['at the end of a page without sections', '<p>A</p><h3>Small</h3>', ''],
  ['at the end of an empty page', '', ''],
])('the figure stands %s', (_, above, below) => {
  expect(figurePlace(above + below)).toBe(above.length)
})
