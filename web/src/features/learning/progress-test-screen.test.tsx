import { screen, waitFor, within } from '@testing-library/react'
import { makeModule, makePage } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { deviceOf, goOffline, goOnline, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const pages = (count: number) => Array.from({ length: count }, (_, i) => makePage({ id: `page-${i}` }))
const long = makeModule({ id: 'long', order: 9, title: { fr: 'Long', en: 'Long' }, pages: pages(10) })
const place = async (id: string) => {
  const state = (await deviceOf().moduleStates.get(id))?.state
  return [state?.currentPage, state?.lastPage, state?.epoch]
}
const open = async () => {
  world.modules.push(long)
  const page = await openPage('/progress-test')
  await waitFor(() => expect(main().getByRole('combobox')).toBeEnabled())
  return page
}

test('a page beyond the end means the last one; starting over asks first, then empties the module', async () => {
  const { user } = await open()
  await expectAccessible()
  await user.selectOptions(main().getByRole('combobox'), 'Comprendre le test')
  expect(main().getByText(/^La dernière page de ce module est la page 2/)).toBeVisible()
  await user.click(main().getByText('Aller à la page 8'))
  await waitFor(async () => expect(await place('understand-the-test')).toEqual([2, 2, 0]))
  expect((await deviceOf().activities.toArray()).map((a) => [a.moduleId, a.completed])).toEqual([
    ['understand-the-test', true],
  ])

  await user.click(main().getByText('Recommencer'))
  const dialog = within(screen.getByRole('dialog', { name: /^Recommencer ce module\?$/ }))
  await expectAccessible()
  await speak('en')
  expect(screen.getByRole('dialog', { name: 'Start this module over?' })).toBeVisible()
  expect(dialog.getByText('Start over')).toBeVisible()
  await user.click(dialog.getByText('Cancel'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await place('understand-the-test')).toEqual([2, 2, 0])
  await speak('fr')
  await user.click(main().getByText('Recommencer'))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Recommencer' }))
  await waitFor(async () => expect(await place('understand-the-test')).toEqual([0, 0, 1]))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
})

test('pages 4 and 8 of a module are simulated', async () => {
  const { user } = await open()
  await user.selectOptions(main().getByRole('combobox', { name: 'Module' }), 'Long')
  await user.click(main().getByText('Aller à la page 4'))
  await waitFor(async () => expect(await place('long')).toEqual([4, 4, 0]))
  const table = within(await screen.findByRole('table'))
  expect(table.getByRole('progressbar', { name: /Long/ })).toHaveAttribute('aria-valuenow', '40')
  await speak('en')
  expect(main().getByText('Go to page 4')).toBeVisible()
  await user.click(main().getByText('Go to page 8'))
  await waitFor(async () => expect(await place('long')).toEqual([8, 8, 0]))
  await waitFor(() => expect(table.getByRole('progressbar', { name: /Long/ })).toHaveAttribute('aria-valuenow', '80'))
  expect(world.states.learner?.long?.currentPage ?? 0).toBeLessThanOrEqual(8)
})

test('a reset without a network reaches the server after a reload, once', async () => {
  const first = await open()
  await first.user.click(main().getByRole('button', { name: 'Aller à la page 4' }))
  await waitFor(() => expect(world.states.learner?.['understand-the-test']?.currentPage).toBe(2))
  goOffline()
  await first.user.click(main().getByRole('button', { name: 'Recommencer' }))
  await first.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Recommencer' }))
  await waitFor(async () => expect(await place('understand-the-test')).toEqual([0, 0, 1]))
  await first.reload()
  await screen.findByRole('heading', { level: 1 })
  expect(world.states.learner?.['understand-the-test']?.epoch).toBe(0)
  goOnline()
  await waitFor(() => expect(world.states.learner?.['understand-the-test']).toMatchObject({ epoch: 1, lastPage: 0 }))
  await waitFor(async () => expect(await deviceOf().outbox.count()).toBe(0))
})
