import { expect, test } from './support/fixtures.ts'
import { front } from './support/front.ts'

/** Milliseconds to wait for an unwanted reload of the previous page. */
const WATCHED_MS = 3000

test('a full navigation while a screen loads is not overridden by a reload', async ({ device, server }) => {
  let asked = 0
  // The screen of the terms never arrives.
  const { url, close } = await front(server.port, (answer, incoming, outgoing) => {
    if (/terms-screen/.test(incoming.url ?? '')) {
      asked++
      return answer.resume()
    }
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
    return answer.pipe(outgoing)
  })
  const { page } = await device('fr', { url })
  await page.goto('/try')
  await page.getByRole('link', { name: 'Conditions' }).first().click()
  await expect.poll(() => asked).toBeGreaterThan(0)
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(WATCHED_MS)
  expect(new URL(page.url()).pathname).toBe('/privacy')
  close()
})
