import { waitFor, within } from '@testing-library/react'
import { makeModule } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F']
/** Six modules of two pages: the first four are finished, the fourth was opened last. */
function fourFinished() {
  world.modules = LETTERS.map((letter, i) =>
    makeModule({ id: `module-${i}`, order: i + 1, title: { fr: `Sujet ${letter}`, en: `Topic ${letter}` } }),
  )
  const state = { epoch: 0, currentPage: 2, currentDevice: 'd', lastPage: 2, seconds: { d: 60 } }
  world.states.learner = Object.fromEntries(
    [0, 1, 2, 3].map((i) => [`module-${i}`, { ...state, currentAt: Date.parse(`2026-11-1${i}T17:00:00Z`) }]),
  )
}
const rows = () =>
  within(main().getByRole('region', { name: 'Modules' }))
    .getAllByRole('link', { name: /:/ })
    .map((link) => link.getAttribute('aria-label')?.replaceAll('\u00a0', ' '))

test('where the four modules opened last are finished, the last row is the next one to read', async () => {
  fourFinished()
  await openPage('/')
  for (const [language, expected] of [
    ['fr', ['Revoir : Sujet D', 'Revoir : Sujet C', 'Revoir : Sujet B', 'Commencer : Sujet E']],
    ['en', ['Review: Topic D', 'Review: Topic C', 'Review: Topic B', 'Start: Topic E']],
  ] as const) {
    await speak(language)
    await waitFor(() => expect(rows()).toEqual(expected))
  }
})

test('where one of them is not finished, the four opened last stay', async () => {
  fourFinished()
  const second = world.states.learner?.['module-1']
  if (second) second.lastPage = 1
  await openPage('/', { language: 'en' })
  await waitFor(() =>
    expect(rows()).toEqual(['Review: Topic D', 'Review: Topic C', 'Continue: Topic B', 'Review: Topic A']),
  )
})
