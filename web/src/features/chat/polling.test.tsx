import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CHAT, chat, chatPage, log, said } from '#testing/pages/chat-page'
import { goOffline, goOnline } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const ONLINE = '/api/users/online'
const GENERAL = '/api/chat/messages/general'
let asked: string[] = []
let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
    // By itself the fake clock advances in steps of 1 ms and no faster than real time, so nearly all of its time is
    // what a test lets pass.
    advanceTimeDelta: 1,
  })
  visibility = 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  asked = []
  const note = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname)
  server.events.on('request:start', note)
  return () => {
    server.events.removeListener('request:start', note)
    Reflect.deleteProperty(document, 'visibilityState')
  }
})
const become = (next: DocumentVisibilityState) => {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
}
/** Waits for what the real clock drives: requests, the database. */
const settle = async () => {
  for (let turn = 0; turn < 40; turn++) await new Promise((later) => setImmediate(later))
}
/** Number of requests for a path while the fake clock advances by `ms` milliseconds. */
async function during(ms: number, path: string) {
  await settle()
  asked = []
  for (let passed = 0; passed < ms; passed += 1000) {
    await vi.advanceTimersByTimeAsync(1000)
    // Two simultaneous reads would share one request.
    await settle()
  }
  return asked.filter((one) => one === path).length
}

test('who is online is asked for at once, then every 30 s', async () => {
  await chatPage()
  await waitFor(() => expect(asked.filter((path) => path === ONLINE)).toHaveLength(1))
  expect(await during(29_000, ONLINE)).toBe(0)
  expect(await during(1000, ONLINE)).toBe(1)
  expect(await during(29_000, ONLINE)).toBe(0)
  expect(await during(1000, ONLINE)).toBe(1)
  expect(await during(120_000, ONLINE)).toBe(4)
})

test('no room is asked for before one is open; an open one every 5 s, with who is online as before', async () => {
  const { user } = await chatPage()
  expect(await during(60_000, GENERAL)).toBe(0)
  await user.click(chat().getByRole('button', { name: CHAT.fr.general }))
  await waitFor(() => expect(asked).toContain(GENERAL))
  expect(await during(4000, GENERAL)).toBe(0)
  expect(await during(1000, GENERAL)).toBe(1)
  expect(await during(4000, GENERAL)).toBe(0)
  expect(await during(1000, GENERAL)).toBe(1)
  expect(await during(60_000, GENERAL)).toBe(12)
  expect(await during(60_000, ONLINE)).toBe(2)
  await user.click(chat().getByRole('button', { name: CHAT.fr.back }))
  expect(await during(60_000, GENERAL)).toBe(0)
})

test('nothing is asked for when the chat is closed', async () => {
  const { user } = await chatPage()
  await user.click(chat().getByRole('button', { name: CHAT.fr.general }))
  await waitFor(() => expect(asked).toContain(GENERAL))
  await user.click(chat().getByRole('button', { name: CHAT.fr.close }))
  expect(await during(120_000, GENERAL)).toBe(0)
  expect(await during(120_000, ONLINE)).toBe(0)
})

test('nor while the page is not seen; at once when it is again', async () => {
  const { user } = await chatPage()
  await user.click(chat().getByRole('button', { name: CHAT.fr.general }))
  await waitFor(() => expect(asked).toContain(GENERAL))
  await settle()
  become('hidden')
  expect(await during(120_000, GENERAL)).toBe(0)
  expect(await during(120_000, ONLINE)).toBe(0)
  asked = []
  become('visible')
  await settle()
  expect(asked.filter((path) => path === GENERAL)).toHaveLength(1)
  expect(asked.filter((path) => path === ONLINE)).toHaveLength(1)
})

test('what the others write and remove comes with the next question', async () => {
  const first = said('first')
  const { user } = await chatPage()
  await user.click(chat().getByRole('button', { name: CHAT.fr.general }))
  await waitFor(() => expect(log().getByText('first')).toBeVisible())
  said('second')
  await during(5000, GENERAL)
  await waitFor(() => expect(log().getByText('second')).toBeVisible())
  world.chat = world.chat.filter((one) => one !== first)
  await during(5000, GENERAL)
  await waitFor(() => expect(log().queryByText('first')).toBeNull())
  expect(log().getByText('second')).toBeVisible()
})

test('a lost network is told, and it goes on when it is back', async () => {
  said('first')
  const { user } = await chatPage()
  await user.click(chat().getByRole('button', { name: CHAT.fr.general }))
  await waitFor(() => expect(log().getByText('first')).toBeVisible())
  await settle()
  goOffline()
  await waitFor(() => expect(chat().getByText(CHAT.fr.offline)).toBeVisible())
  said('second')
  await during(10_000, GENERAL)
  expect(log().getByText('first')).toBeVisible()
  goOnline()
  await waitFor(() => expect(log().getByText('second')).toBeVisible())
  expect(chat().queryByText(CHAT.fr.offline)).toBeNull()
})
