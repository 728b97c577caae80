import { expect, test } from 'vitest'
import { deviceOf, openPage } from './render'

test('a page that closes leaves Dexie its channel, even one opened when a page came back from the cache', async () => {
  for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  const page = await openPage('/privacy')
  await page.close()
  // Dexie tells other tabs that it has created a database, and cannot open it where the channel is closed.
  const db = deviceOf('newcomer')
  await db.open()
  expect(db.isOpen()).toBe(true)
})
