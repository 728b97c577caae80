import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SILENT_AFTER_S } from '#data/db/open-work'
import { expectAccessible } from '#testing/axe'
import { BUSY } from '#testing/busy'
import { deviceOf, openPage, speak } from '#testing/render'

let letGo = () => {}
afterEach(() => letGo())

/** Keeps a table locked from another connection, as a page in WebKit's back-forward cache does. */
async function holdTable(name: string) {
  const held = await new Promise<IDBDatabase>((opened) => {
    const request = indexedDB.open('situ-learner')
    request.onsuccess = () => opened(request.result)
  })
  let isHeld = true
  letGo = () => {
    isHeld = false
  }
  const hold = (table: IDBObjectStore) => {
    table.count().onsuccess = () => (isHeld ? hold(table) : held.close())
  }
  hold(held.transaction(name, 'readwrite').objectStore(name))
}

test('a database that does not answer is told with what to do, until it answers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await openPage('/device', { frame: true })
  expect(screen.queryByRole('alert')).toBeNull()
  await holdTable('notes')
  const answer = deviceOf().notes.count()
  // The request reaches the browser a few tasks later.
  await vi.waitFor(async () => {
    await act(async () => void vi.advanceTimersByTime(SILENT_AFTER_S * 1000))
    expect(screen.queryAllByRole('alert')).toHaveLength(1)
  }, BUSY)
  const alert = () => screen.getByRole('alert')
  expect(alert()).toHaveTextContent('Le stockage de ce navigateur ne répond pas.')
  expect(alert()).toHaveTextContent('Fermez les autres onglets de Situ')
  expect(screen.getByRole('button', { name: 'Recharger' })).toBeVisible()
  await expectAccessible()
  await speak('en')
  expect(alert()).toHaveTextContent('This browser’s storage is not responding.')
  letGo()
  await answer
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), BUSY)
})
