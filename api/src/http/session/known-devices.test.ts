import { expect, test } from 'vitest'
import { knownDevices } from './known-devices.ts'

const devices = knownDevices('a secret', false)
const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''

test('a browser is known to the accounts that signed in from it, the last eight', () => {
  let cookie: string | undefined
  const ids = new Set<string | undefined>()
  for (let i = 1; i <= 9; i++) {
    cookie = pairOf(devices.cookieFor(cookie, `account ${i}`))
    ids.add(devices.idOf(cookie, `account ${i}`))
  }
  expect(ids.size).toBe(1)
  expect(devices.idOf(cookie, 'account 2')).toBeDefined()
  expect(devices.idOf(cookie, 'account 1')).toBeUndefined()
  expect(devices.idOf(cookie, 'account 10')).toBeUndefined()
})
test('nothing else makes one: another key, another browser, what no cookie is', () => {
  const cookie = pairOf(devices.cookieFor(undefined, 'ada'))
  expect(devices.idOf(cookie, 'ada')).toMatch(/^[\w-]{16}$/)
  expect(knownDevices('another secret', false).idOf(cookie, 'ada')).toBeUndefined()
  const moved = cookie.replace(/=[\w-]{16}/, '=AAAAAAAAAAAAAAAA')
  for (const forged of [moved, 'situ_device=', 'situ_device=~', `${cookie}~x`, undefined])
    expect(devices.idOf(forged, 'ada')).toBeUndefined()
})
test('outside localhost the cookie is pinned to the host', () => {
  expect(knownDevices('a secret', true).cookieFor(undefined, 'ada')).toMatch(
    /^__Host-situ_device=[\w~-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/,
  )
})
