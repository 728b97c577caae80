import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { enqueue } from '#data/outbox/outbox'
import { recordActivity } from '#data/progress/progress'
import { expectAccessible } from '#testing/axe'
import { deviceOf, main, openPage, speak } from '#testing/render'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'
/**
 * Simulates a browser with this user agent; returns the mock of `navigator.storage.persist`, by which the browser asks
 * its user.
 */
function browser(userAgent: string) {
  const persist = vi.fn(async () => true)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persist, persisted: async () => false, estimate: async () => ({}) },
  })
  return persist
}
afterEach(() => Reflect.deleteProperty(navigator, 'storage'))
const write = () =>
  enqueue(deviceOf(), { call: 'modules.saveProgress', args: { params: { id: 'm' }, body: { currentPage: 2 } } })
const text = { fr: /^Conservez vos données sur cet appareil\./, en: /^Keep your data on this device\./ }

test('Firefox asks only after it was said why, at the learner’s request, once', async () => {
  const persist = browser(FIREFOX)
  await recordActivity(deviceOf(), { type: 'quiz', title: 'Q', timeSpent: 60 })
  const page = await openPage('/')
  await write()
  expect(await main().findByText(text.fr)).toBeVisible()
  await expectAccessible()
  await speak('en')
  expect(main().getByText(text.en)).toBeVisible()
  expect(persist).not.toHaveBeenCalled()
  await page.user.click(main().getByRole('button', { name: 'Protect my data' }))
  expect(persist).toHaveBeenCalledOnce()
  await waitFor(() => expect(main().queryByText(text.en)).toBeNull())
  await page.reload()
  await screen.findByRole('heading', { level: 1 })
  expect(main().queryByText(text.fr)).toBeNull()
})

test('a browser that does not ask its user is asked with the first write, without a word', async () => {
  const persist = browser(CHROME)
  await openPage('/')
  await write()
  await waitFor(() => expect(persist).toHaveBeenCalledOnce())
  expect(main().queryByText(text.fr)).toBeNull()
})
