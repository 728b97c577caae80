import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makeScenario } from 'shared/testing/make'
import { beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import type { FakeObjection } from '#testing/fakes/fake-objection'
import { fullScenario } from '#testing/practice'
import { main, openPage, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const objection = (over: Partial<FakeObjection> = {}): FakeObjection => ({
  id: 'o1',
  evaluationId: 'e1',
  pointId: 'ask',
  kind: 'said',
  sentence: 'I would ask him.',
  comment: 'That is asking.',
  isWithdrawn: false,
  createdAt: '2026-01-15T12:00:00.000Z',
  entryId: 'entry-1',
  scenarioId: 'typed-3',
  language: 'en',
  isHandled: false,
  ...over,
})
beforeEach(() => {
  world.scenarios = [fullScenario(3, 'typed'), makeScenario({ id: 'quiet', title: { fr: 'Calme', en: 'Quiet' } })]
  world.objections = {
    learner: [
      objection(),
      objection({ entryId: 'entry-2', pointId: 'harm-lying', kind: 'no-harm', sentence: 'Je mens.', language: 'fr' }),
      objection({ entryId: 'entry-3', pointId: 'gone', kind: 'not-meant', comment: '' }),
      objection({ entryId: 'entry-4', comment: 'Withdrawn.', isWithdrawn: true }),
    ],
  }
})
const open = async (id = 'typed-3') => {
  const page = await openPage(`/admin?tab=scenarios&item=${id}`, { user: 'admin' })
  await page.user.click(await main().findByRole('tab', { name: /^Objections/ }))
  return page
}
const region = (name: string | RegExp) => within(main().getByRole('region', { name }))

test('the list shows where objections wait, in both languages', async () => {
  await openPage('/admin?tab=scenarios', { user: 'admin' })
  const card = (await main().findByRole('heading', { name: 'Situation 3' })).closest('article') as HTMLElement
  expect(await within(card).findByText('3 objections')).toBeVisible()
  expect(main().getAllByText(/objection/)).toHaveLength(1)
  await speak('en')
  expect(await within(card).findByText('3 objections')).toBeVisible()
})

test('objections stand by key point with sentence, comment, moment and language, and without a name', async () => {
  await open()
  expect(await main().findByRole('tab', { name: 'Objections (3)' })).toBeVisible()
  const asked = within(await main().findByRole('region', { name: 'Point ask 3' }))
  expect(asked.getByText('I would ask him.')).toHaveAttribute('lang', 'en')
  expect(asked.getByText('That is asking.')).toBeVisible()
  expect(asked.getByText('anglais', { exact: false })).toBeVisible()
  expect(asked.getByText(/^15 janv/)).toBeVisible()
  expect(asked.getByText('Le membre l’a bel et bien dit')).toBeVisible()
  expect(region(/mensonge/).getByText('Je mens.')).toBeVisible()
  // A point that the rubric no longer has is shown by its id.
  expect(region('gone').getByText('La phrase trouvée veut dire autre chose')).toBeVisible()
  expect(main().queryByText('Withdrawn.')).toBeNull()
  expect(main().queryByText(/Ada|Lovelace/)).toBeNull()
  await expectAccessible()
  await speak('en')
  expect(region('Point ask 3').getByText('The learner did say it')).toBeVisible()
  await expectAccessible()
})

test('one is marked as handled, found under that filter, and reopened with one press', async () => {
  const { user } = await open()
  const [handle] = await main().findAllByRole('button', { name: 'Marquer comme traitée' })
  if (!handle) throw new Error('no button')
  await user.click(handle)
  await waitFor(() => expect(world.objections.learner?.filter(({ isHandled }) => isHandled)).toHaveLength(1))
  expect(await main().findByText('2 objections')).toBeVisible()
  expect(await main().findByRole('tab', { name: 'Objections (2)' })).toBeVisible()
  await user.click(main().getByRole('button', { name: 'Traitées' }))
  expect(await main().findByText('1 objection')).toBeVisible()
  await user.click(within(screen.getByRole('region', { name: /^Messages/ })).getByRole('button', { name: 'Annuler' }))
  expect(await main().findByText('Aucune objection traitée')).toBeVisible()
  expect(world.objections.learner?.filter(({ isHandled }) => isHandled)).toEqual([])
})

test('a scenario without objections says so, and a new one has no such tab', async () => {
  await open('quiet')
  expect(await main().findByText('Aucune objection à traiter')).toBeVisible()
  await expectAccessible()
})

test('a new scenario has no objections', async () => {
  await openPage('/admin?tab=scenarios&item=new', { user: 'admin' })
  expect(await main().findByRole('tab', { name: /^Grille/ })).toBeVisible()
  expect(main().queryByRole('tab', { name: /^Objections/ })).toBeNull()
})

test('a failure to load them, and one to change them, is said', async () => {
  server.use(http.patch('*/api/admin/objections/:id', () => HttpResponse.json({ error: 'x' }, { status: 500 })))
  const { user } = await open()
  const [handle] = await main().findAllByRole('button', { name: 'Marquer comme traitée' })
  if (!handle) throw new Error('no button')
  await user.click(handle)
  expect(await screen.findByText('Impossible de modifier l’objection.')).toBeVisible()
})

test('the sentence of an objection becomes an example of its key point, once, and Undo takes it back', async () => {
  const { user } = await open()
  const asked = () => within(main().getByRole('region', { name: 'Point ask 3' }))
  const examples = async () => {
    await user.click(main().getByRole('tab', { name: /^Grille/ }))
    const fields = await main().findAllByRole('textbox', { name: /^Phrases qui expriment ce point.*anglais/i })
    const lines = fields.map((field) => (field as HTMLTextAreaElement).value)
    await user.click(main().getByRole('tab', { name: /^Objections/ }))
    return lines.join('')
  }
  await user.click(await main().findByRole('button', { name: 'Ajouter aux phrases qui expriment ce point' }))
  expect(asked().getByRole('button', { name: 'Dans la grille' })).toBeDisabled()
  expect(await examples()).toBe('I would ask him.')
  await user.click(within(screen.getByRole('region', { name: /^Messages/ })).getByRole('button', { name: 'Annuler' }))
  expect(await examples()).toBe('')
  await main().findByRole('region', { name: 'gone' })
  // Neither a harm nor a point that the rubric no longer has can take an example.
  expect(region(/mensonge/).queryByRole('button', { name: /^Ajouter/ })).toBeNull()
  expect(region('gone').queryByRole('button', { name: /^Ajouter/ })).toBeNull()
})
