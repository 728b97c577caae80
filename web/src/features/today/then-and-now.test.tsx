import { within } from '@testing-library/react'
import { makeEvaluation } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { deviceOf, main, openPage, speak } from '#testing/render'

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const put = (id: string, days: number, score: number, dimensions: Record<string, number>) =>
  deviceOf().evaluations.put(
    makeEvaluation({ id, createdAt: ago(days), score, confidence: 'high', dimensions, response: `Réponse ${id}` }),
  )
const section = async (name: string) => within(await main().findByRole('region', { name }))

test('an answer of the first week stands beside one of this week, with what changed', async () => {
  await put('then', 30, 3.2, { actions: 2, empathy: 4 })
  await put('now', 1, 7.1, { actions: 7.5, empathy: 5 })
  await openPage('/dashboard')
  const both = await section('Au début et maintenant')
  expect(both.getByText('Réponse then')).toBeVisible()
  expect(both.getByText('Réponse now')).toBeVisible()
  expect(both.getByText(/^3,9 points de plus/)).toBeVisible()
  expect(both.getByText(/^Gestes et ressources|^Actions et ressources/)).toHaveTextContent(/5,5 points de plus/)
  expect(both.queryByText(/^Empathie/)).toBeNull()
  expect(both.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/practice?result=then',
    '/practice?result=now',
  ])
  await expectAccessible()
  await speak('en')
  expect((await section('Then and now')).getByText(/^3.9 points more/)).toBeVisible()
})

// Both scores are uncertain by .9 points (`BAND`), so their difference is by 1.27.
test.each([
  [6.2, /trop proches/],
  [6.3, /^1,3 point de plus/],
])('a change within the uncertainty is not told as one: from 5 to %d', async (score, said) => {
  await put('then', 30, 5, {})
  await put('now', 1, score, {})
  await openPage('/dashboard')
  expect((await section('Au début et maintenant')).getByText(said)).toBeVisible()
})
