import { expect, test } from 'vitest'
import { exerciseParts } from './exercise-parts'

test.each([
  ['no exercise', '<p>Text.</p><h2>Exercise in fairness</h2><p>Text.</p>', undefined],
  ['nothing', '', undefined],
  [
    'a hint',
    '<p>A</p><h2>Exercice</h2><p>Écrivez.</p><p><strong>Piste de réflexion.</strong> B</p>',
    ['<p>A</p><h2>Exercice</h2><p>Écrivez.</p>', '<p><strong>Piste de réflexion.</strong> B</p>'],
  ],
  ['no hint', '<h2>Exercise</h2><p>Write.</p>', ['<h2>Exercise</h2><p>Write.</p>', '']],
  [
    'a section behind it',
    '<h2 class="x"> Exercises </h2><p>Write.</p><h2>Next</h2><p><strong>Bold</strong></p>',
    ['<h2 class="x"> Exercises </h2><p>Write.</p>', '<h2>Next</h2><p><strong>Bold</strong></p>'],
  ],
  [
    'a bold word inside the instructions',
    '<h2>Exercise</h2><p>Write <strong>two</strong> lines.</p>',
    ['<h2>Exercise</h2><p>Write <strong>two</strong> lines.</p>', ''],
  ],
])('a page with %s', (_, html, parts) => {
  expect(exerciseParts(html)).toEqual(parts && { before: parts[0], after: parts[1] })
})
