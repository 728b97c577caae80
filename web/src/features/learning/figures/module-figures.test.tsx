import { screen, within } from '@testing-library/react'
import type { ModuleFigure } from 'shared/model/content/figure'
import { makeModule, makePage } from 'shared/testing/make'
import { makeFigure } from 'shared/testing/make-figure'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const text = (fr: string, en: string) => ({ fr, en })
const common = { title: text('Une figure', 'A figure'), description: text('Ce qu’on y voit.', 'What it shows.') }
const path: ModuleFigure = {
  ...common,
  kind: 'path',
  question: text('Est-ce permis?', 'Is it allowed?'),
  branches: [
    { when: text('Oui', 'Yes'), next: text('Je passe à autre chose', 'I move on') },
    { when: text('Non', 'No'), next: text('Je lui parle', 'I talk to her') },
  ],
}
const timeline: ModuleFigure = {
  ...common,
  kind: 'timeline',
  points: [
    { at: text('0 à 40 s', '0 to 40 s'), label: text('Lire', 'Read') },
    { at: text('Ensuite', 'Then'), label: text('Écrire', 'Write') },
  ],
}
const contrast: ModuleFigure = {
  ...common,
  kind: 'contrast',
  before: { name: text('Avant', 'Before'), text: text('Elle *s’en fiche*.', 'She *does not care*.') },
  after: { name: text('Après', 'After'), text: text('Elle *n’a rien écrit*.', 'She *wrote nothing*.') },
}
const scale: ModuleFigure = {
  ...common,
  kind: 'scale',
  from: text('Trop dur', 'Too hard'),
  to: text('Trop souple', 'Too soft'),
  points: [
    { at: 0, label: text('Punir', 'Punish') },
    { at: 50, label: text('Demander', 'Ask') },
  ],
}
const WORDS: [ModuleFigure, string, string][] = [
  [
    path,
    'Est-ce permis? Oui. Je passe à autre chose. Non. Je lui parle.',
    'Is it allowed? Yes. I move on. No. I talk to her.',
  ],
  [timeline, '0 à 40 s. Lire. Ensuite. Écrire.', '0 to 40 s. Read. Then. Write.'],
  [
    contrast,
    'Avant. Elle s’en fiche. Après. Elle n’a rien écrit.',
    'Before. She does not care. After. She wrote nothing.',
  ],
  [scale, 'Trop dur. Punir. Demander. Trop souple.', 'Too hard. Punish. Ask. Too soft.'],
  [
    makeFigure(common),
    'Look (fr). What a camera would have filmed. (fr). Ask (fr). What it does not show. (fr).',
    'Look (en). What a camera would have filmed. (en). Ask (en). What it does not show. (en).',
  ],
]

test.each(WORDS)('a figure is named, described and drawn in both languages: $kind', async (figure, fr, en) => {
  world.modules = [makeModule({ id: 'one', pages: [makePage({ figure })] })]
  await openPage('/learning/one')
  for (const [language, name, said, words] of [
    ['fr', 'Une figure', 'Ce qu’on y voit.', fr],
    ['en', 'A figure', 'What it shows.', en],
  ] as const) {
    await speak(language)
    const place = within(await screen.findByRole('figure', { name }))
    expect(place.getByText(said)).toBeVisible()
    const drawing = await place.findByRole('img', { name })
    expect(drawing).toHaveAccessibleDescription(words)
    // Each word of the description is also drawn.
    const drawn = [...drawing.querySelectorAll('text')].map((part) => part.textContent).join(' ')
    const seen = new Set(drawn.split(/[\s.]+/))
    for (const word of words.split(/[\s.]+/)) expect(seen, drawn).toContain(word)
  }
  await expectAccessible()
})

const order = async () => {
  const figure = await screen.findByRole('figure')
  const follows = (element: Element) =>
    Boolean(figure.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
  return (name: string | RegExp) => follows(screen.getByText(name))
}

test('the figure stands after the first section and before the exercise', async () => {
  const content = text(
    '<p>Début</p><h2>Un</h2><p>Premier</p><h2>Deux</h2><p>Second</p><h2>Exercice</h2><p>Écrivez.</p>',
    '<p>Start</p>',
  )
  world.modules = [makeModule({ id: 'one', pages: [makePage({ content, figure: timeline })] })]
  await openPage('/learning/one')
  await screen.findByText('Premier')
  const isBelow = await order()
  expect(['Début', 'Premier', 'Second', 'Écrivez.'].map(isBelow)).toEqual([false, false, true, true])
  expect(screen.getAllByText(/Premier|Second|Écrivez/)).toHaveLength(3)
})

test('a page without a figure has none, and its text is in one piece', async () => {
  world.modules = [makeModule({ id: 'one' })]
  await openPage('/learning/one')
  expect(await screen.findByText('Bonjour.')).toBeVisible()
  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('the figure of a text that exists in one language only is in that language', async () => {
  const page = makePage({ content: text('', '<p>Hello.</p>'), figure: timeline })
  world.modules = [makeModule({ id: 'one', pages: [page] })]
  await openPage('/learning/one')
  expect(await screen.findByRole('figure', { name: 'A figure' })).toHaveAttribute('lang', 'en')
})
