import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recordActivity } from '#data/progress/progress'
import { deviceOf, goOffline, openPage } from '#testing/render'
import { signIn, signOut } from '#testing/world'

const signedIn = async (name: string) =>
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()

test('whoever leaves takes the replies of the server off the device, and leaves what it does not have', async () => {
  const page = await openPage('/', { language: 'en' })
  await signedIn('Hello, Ada')
  await waitFor(async () => expect(await deviceOf().cachedResponses.count()).toBeGreaterThan(0))
  await deviceOf().notepad.put({ key: 'notepad', text: 'mine' })
  goOffline()
  await recordActivity(deviceOf(), { type: 'quiz', title: 'Q', timeSpent: 600 })
  await page.session.signOut()
  expect(await deviceOf().cachedResponses.count()).toBe(0)
  expect(await deviceOf().outbox.count()).toBe(1)
  expect(await deviceOf().activities.count()).toBe(1)
  expect(await deviceOf().notepad.count()).toBe(1)
})

test('so does a session that the server has ended, and one that makes room for another user', async () => {
  const page = await openPage('/', { language: 'en' })
  await signedIn('Hello, Ada')
  await waitFor(async () => expect(await deviceOf().cachedResponses.count()).toBeGreaterThan(0))
  signIn('other')
  await page.session.checkUser()
  await signedIn('Hello, Grace')
  await waitFor(async () => expect(await deviceOf('learner').cachedResponses.count()).toBe(0))
  await waitFor(async () => expect(await deviceOf('other').cachedResponses.count()).toBeGreaterThan(0))
  signOut()
  await page.session.checkUser()
  expect(page.session.currentSession().status).toBe('anonymous')
  expect(await deviceOf('other').cachedResponses.count()).toBe(0)
})
