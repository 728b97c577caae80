import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { enqueue } from '#data/outbox/outbox'
import { recordActivity } from '#data/progress/progress'
import { refuseCall } from '#testing/refuse-call'
import { deviceOf, goOffline, goOnline, openPage, type Page } from '#testing/render'
import { server } from '#testing/server'
import { signIn, signOut, world } from '#testing/world'

const signedIn = async (name: string) =>
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
const status = ({ session }: Page) => session.currentSession().status
const becomes = (page: Page, expected: string) => waitFor(() => expect(status(page)).toBe(expected))
const databases = async () => (await indexedDB.databases()).map(({ name }) => name).sort()
const act = (userId?: string) => recordActivity(deviceOf(userId), { type: 'quiz', title: 'Q', timeSpent: 600 })

test('with no network the last user of the device goes on, also after a reload', async () => {
  goOffline()
  const first = await openPage('/', { language: 'en' })
  await signedIn('Hello, Ada')
  const page = await first.reload()
  await signedIn('Hello, Ada')
  expect(status(page)).toBe('signed-in')
})

test('with no network and nobody remembered there is nobody', async () => {
  goOffline()
  const page = await openPage('/', { user: null })
  expect(status(page)).toBe('anonymous')
})

test('a server fault is no refusal', async () => {
  server.use(
    http.get('*/api/auth/user', () =>
      HttpResponse.json({ error: 'x' }, { status: 500, headers: { 'Situ-Contract': '1' } }),
    ),
  )
  const page = await openPage('/', { language: 'en' })
  await signedIn('Hello, Ada')
  dispatchEvent(new Event('online'))
  await new Promise((later) => setTimeout(later, 100))
  expect(status(page)).toBe('signed-in')
})

test('a 401 signs out, keeps the database and what waits in it, and forgets who it was', async () => {
  goOffline()
  const page = await openPage('/', { language: 'en' })
  await signedIn('Hello, Ada')
  await act()
  signOut()
  goOnline()
  await becomes(page, 'anonymous')
  expect(page.session.currentSession()).toMatchObject({ ended: { id: 'learner' } })
  const told = await screen.findByRole('alert')
  expect(told).toHaveTextContent(
    /^Your session has ended\. Sign in again: what has not been sent yet is saved on this device\./,
  )
  expect(within(told).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth')
  expect(localStorage.getItem('situ.last-user')).toBeNull()
  expect(await databases()).toEqual(['situ-learner'])
  expect(await deviceOf().outbox.count()).toBe(1)
  expect(world.logs.learner).toBeUndefined()

  await page.session.signIn(signIn())
  await waitFor(() => expect(world.logs.learner).toHaveLength(1))
  await waitFor(async () => expect(await deviceOf().outbox.count()).toBe(0))
})

test('a session that has ended on a page is begun again in its place', async () => {
  const page = await openPage('/practice?scenario=late-teammate', { language: 'en' })
  await screen.findByRole('combobox', { name: 'Choose a scenario' })
  signOut()
  dispatchEvent(new Event('online'))
  await becomes(page, 'anonymous')
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended')
  expect(page.address).toBe('/practice?scenario=late-teammate')

  const { address } = page
  await page.close()
  const again = await openPage(address, { language: 'en', user: null })
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended')
  await again.session.signIn(signIn())
  expect(sessionStorage.getItem('situ.ended-user')).toBe('null')
  expect(await screen.findByRole('combobox', { name: 'Choose a scenario' })).toHaveValue('late-teammate')
  expect(again.address).toBe('/practice?scenario=late-teammate')
})

test('a session that was renewed more than a day ago is renewed at the start, once', async () => {
  let renewed = 0
  server.use(
    http.post('*/api/auth/refresh', () => {
      renewed++
    }),
  )
  localStorage.setItem('situ.last-user', JSON.stringify(signIn()))
  localStorage.setItem('situ.rotated-at', String(Date.now() - 86_400_001))
  const page = await openPage('/', { language: 'en' })
  await signedIn('Hello, Ada')
  await waitFor(() => expect(Date.now() - Number(localStorage.getItem('situ.rotated-at'))).toBeLessThan(60_000))
  await page.session.checkUser()
  expect(renewed).toBe(1)
  expect(status(page)).toBe('signed-in')
})

test('a renewal that the server refuses leads to the sign-in form', async () => {
  const page = await openPage('/', { language: 'en' })
  await signedIn('Hello, Ada')
  refuseCall('post', '/api/auth/refresh', 401)
  await page.session.refreshSession()
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  expect(page.address).toBe('/auth')
  expect(status(page)).toBe('anonymous')
  expect(localStorage.getItem('situ.last-user')).toBeNull()
})

test.each([429, 503, 'no network'] as const)('a renewal that fails with %s is no refusal', async (reason) => {
  const page = await openPage('/', { language: 'en' })
  await signedIn('Hello, Ada')
  if (reason === 'no network') goOffline()
  else refuseCall('post', '/api/auth/refresh', reason)
  await page.session.refreshSession()
  expect(status(page)).toBe('signed-in')
})

test('another user gets another database and never sends what the first one wrote', async () => {
  goOffline()
  const page = await openPage('/', { language: 'en' })
  await signedIn('Hello, Ada')
  await act()
  signOut()
  goOnline()
  await becomes(page, 'anonymous')

  await page.session.signIn(signIn('other'))
  await signedIn('Hello, Grace')
  await act('other')
  await waitFor(() => expect(world.logs.other).toHaveLength(1))
  for (const event of ['focus', 'online']) dispatchEvent(new Event(event))
  await waitFor(async () => expect(await deviceOf('other').outbox.count()).toBe(0))
  expect(world.logs.learner).toBeUndefined()
  expect(world.logs.other).toHaveLength(1)
  expect(await databases()).toEqual(['situ-learner', 'situ-other'])
  expect(await deviceOf('learner').outbox.count()).toBe(1)
  expect(await deviceOf('other').activities.count()).toBe(1)
})

test("somebody else's cookie: nothing of the remembered user is written under it", async () => {
  await act()
  localStorage.setItem('situ.last-user', JSON.stringify(world.accounts.learner?.user))
  signIn('other')
  await openPage('/', { language: 'en' })
  await signedIn('Hello, Grace')
  await new Promise((later) => setTimeout(later, 600))
  expect(await databases()).toEqual(['situ-learner', 'situ-other'])
  expect(world.logs).toEqual({})
  expect(await deviceOf('learner').outbox.count()).toBe(1)
})

test('signing out sends what it can and answers what is left', async () => {
  const page = await openPage('/', { language: 'en' })
  await signedIn('Hello, Ada')
  await act()
  await enqueue(deviceOf(), {
    call: 'modules.saveProgress',
    args: { params: { id: 'nowhere' }, body: { currentPage: 1 } },
  })
  expect(await page.session.signOut()).toBe(1)
  expect(status(page)).toBe('anonymous')
  expect(world.logs.learner).toHaveLength(1)
  expect(world.sessions).toEqual({})
  expect(await databases()).toEqual(['situ-learner'])
  expect(localStorage.getItem('situ.rotated-at')).toBeNull()
})

test('signing out with no network answers all that waits, and leaves all the same', async () => {
  const page = await openPage('/', { language: 'en' })
  await signedIn('Hello, Ada')
  goOffline()
  await act()
  await act()
  expect(await page.session.signOut()).toBe(2)
  expect(status(page)).toBe('anonymous')
  expect(localStorage.getItem('situ.last-user')).toBeNull()
  expect(await deviceOf().outbox.count()).toBe(2)
})

describe('a sign-out that the server did not hear', () => {
  const leaveOffline = async () => {
    const page = await openPage('/', { language: 'en' })
    await signedIn('Hello, Ada')
    goOffline()
    await page.session.signOut()
    expect(world.sessions).not.toEqual({})
    return page
  }
  test('is told when the network is back', async () => {
    const page = await leaveOffline()
    goOnline()
    await waitFor(() => expect(world.sessions).toEqual({}))
    expect(status(page)).toBe('anonymous')
  })
  test('is told at the next start, before anybody is let in with the cookie that is still there', async () => {
    const left = await leaveOffline()
    const asked: string[] = []
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname))
    server.resetHandlers()
    // biome-ignore lint/suspicious/noDocumentCookie: the server marks a page that was requested with a session by this cookie
    document.cookie = 'signed_in=1; path=/'
    await left.close()
    const page = await openPage('/', { language: 'en', user: null })
    await waitFor(() => expect(world.sessions).toEqual({}))
    expect(status(page)).toBe('anonymous')
    expect(asked).not.toContain('/api/auth/user')
    server.events.removeAllListeners()
  })
  test('lets nobody in while the server fails, and goes on trying', async () => {
    const page = await leaveOffline()
    server.use(
      http.post('*/api/auth/logout', () =>
        HttpResponse.json({ error: 'x' }, { status: 500, headers: { 'Situ-Contract': '1' } }),
      ),
    )
    goOnline()
    await page.session.checkUser()
    expect(status(page)).toBe('anonymous')
    server.resetHandlers()
    dispatchEvent(new Event('focus'))
    await waitFor(() => expect(world.sessions).toEqual({}))
  })
  test('is over with the next sign-in', async () => {
    const page = await leaveOffline()
    server.resetHandlers()
    await page.session.signIn(signIn('other'))
    await signedIn('Hello, Grace')
    for (const event of ['focus', 'online']) dispatchEvent(new Event(event))
    await page.session.checkUser()
    expect(status(page)).toBe('signed-in')
  })
})

test('signing out in the middle of reading keeps the page', async () => {
  const page = await openPage('/learning/empathy-in-words', { language: 'en' })
  await signedIn('Step 1')
  await page.user.click(screen.getByRole('button', { name: 'Next page' }))
  await signedIn('Step 2')
  await page.session.signOut()
  expect(world.states.learner?.['empathy-in-words']?.currentPage).toBe(2)
  expect(Object.keys(world.pages.learner ?? {})).toContain('empathy-in-words/01-listen')
})

test('an answer that comes after the sign-out does not sign in again', async () => {
  let answer = () => {}
  const asked = new Promise<void>((done) => {
    answer = done
  })
  const page = await openPage('/', { language: 'en' })
  await signedIn('Hello, Ada')
  const user = world.accounts.learner?.user
  server.use(
    http.get('*/api/auth/user', async () => {
      await asked
      return HttpResponse.json(user, { headers: { 'Situ-Contract': '1' } })
    }),
  )
  const checking = page.session.checkUser()
  await page.session.signOut()
  answer()
  await checking
  expect(status(page)).toBe('anonymous')
  expect(localStorage.getItem('situ.last-user')).toBeNull()
})

test('the library is asked for nothing more once the server is told that one leaves', async () => {
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  const asked: string[] = []
  const note = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname)
  const page = await openPage('/device', { language: 'en' })
  server.use(http.get('*/api/modules/:id', () => held.then(() => undefined)))
  server.events.on('request:start', note)
  // Makes every module newer than the copy on the device, so that the library requests all of them again.
  for (const module of world.modules) module.updatedAt = '2027-01-01T00:00:00.000Z'
  // The network comes back twice: one fetch of the library follows the other.
  dispatchEvent(new Event('online'))
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(asked.some((path) => path.startsWith('/api/modules/'))).toBe(true))
  const leaving = page.session.signOut()
  answer()
  await leaving
  await waitFor(() => expect(status(page)).toBe('anonymous'))
  server.events.removeListener('request:start', note)
  // The library may have requested another module before the sign-out, but none after it.
  expect(asked).toContain('/api/auth/logout')
  expect(asked.slice(asked.indexOf('/api/auth/logout') + 1)).toEqual([])
})

test('a request of the library that hangs keeps the next session from nothing', async () => {
  let release = () => {}
  let isHanging = false
  const held = new Promise<undefined>((done) => {
    release = () => done(undefined)
  })
  const first = await openPage('/device', { language: 'en' })
  server.use(
    http.get('*/api/modules/:id', () => {
      isHanging = true
      return held
    }),
  )
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(isHanging).toBe(true))
  await first.close()
  server.resetHandlers()
  await openPage('/device', { language: 'en' })
  dispatchEvent(new Event('online'))
  await waitFor(async () =>
    expect(await deviceOf().cachedResponses.get(`/api/modules/${world.modules[0]?.id}`)).toBeDefined(),
  )
  release()
})

test('requests that are under way when somebody leaves trouble nobody', async () => {
  let answer = () => {}
  const asked = new Promise<void>((done) => {
    answer = done
  })
  const page = await openPage('/', { language: 'en' })
  await signedIn('Hello, Ada')
  const slowly = async () => {
    await asked
    return undefined
  }
  server.use(http.get('*/api/progress/summary', slowly), http.get('*/api/user-module-progress', slowly))
  // Half a minute later, the reply with all modules is no longer fresh and is requested again.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 })
  dispatchEvent(new Event('focus'))
  await page.session.signOut()
  await page.session.signIn(signIn('other'))
  await signedIn('Hello, Grace')
  answer()
  await new Promise((later) => setTimeout(later, 100))
  expect(await deviceOf('other').moduleStates.count()).toBe(0)
})

test('the current user is asked for on focus once the reply is older than five minutes', async () => {
  const page = await openPage('/', { language: 'en' })
  await signedIn('Hello, Ada')
  await page.session.checkUser()
  let asked = 0
  server.use(
    http.get('*/api/auth/user', () => {
      asked++
    }),
  )
  const at = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: at + 290_000 })
  dispatchEvent(new Event('focus'))
  await new Promise((later) => setTimeout(later, 100))
  expect(asked).toBe(0)
  vi.setSystemTime(at + 300_001)
  dispatchEvent(new Event('focus'))
  await waitFor(() => expect(asked).toBe(1))
})

test('removing everything leaves no database and no mark', async () => {
  const page = await openPage('/', { language: 'en' })
  await signedIn('Hello, Ada')
  await waitFor(() => expect(localStorage.getItem('situ.has-data.learner')).toBe('1'))
  await page.session.forgetThisDevice('learner')
  expect(await databases()).toEqual([])
  expect(localStorage.getItem('situ.has-data.learner')).toBeNull()
})

test('removing everything also does it when the server has ended the session in the meantime', async () => {
  const page = await openPage('/', { language: 'en' })
  await signedIn('Hello, Ada')
  signOut()
  await page.session.checkUser()
  expect(page.session.currentSession().status).toBe('anonymous')
  await page.session.forgetThisDevice('learner')
  expect(await databases()).toEqual([])
})

test.each([
  ['fr', 'fr'],
  ['de', 'fr'],
])('a stored language %s opens in %s', async (stored, shown) => {
  const page = await openPage('/', { language: stored as 'fr' })
  await signedIn('Ada')
  expect(document.documentElement.lang).toBe(shown)
  expect(page.session.currentSession().status).toBe('signed-in')
})
