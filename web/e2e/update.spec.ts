import { createServer, request, type Server } from 'node:http'
import { expect, readyOffline, test } from './support/fixtures.ts'

/**
 * A proxy in front of the real server that makes its service worker look like the next release, once `release` is
 * called.
 */
async function frontOf(target: number): Promise<{ url: string; release: () => void; server: Server }> {
  let version = ''
  const server = createServer((incoming, outgoing) => {
    const through = request(
      {
        port: target,
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, 'accept-encoding': 'identity', 'if-none-match': '' },
      },
      (answer) => {
        const isWorker = incoming.url === '/service-worker.js'
        const headers = { ...answer.headers }
        if (isWorker) delete headers['content-length']
        outgoing.writeHead(answer.statusCode ?? 500, headers)
        if (!isWorker) return answer.pipe(outgoing)
        answer.on('data', (chunk) => outgoing.write(chunk))
        answer.on('end', () => outgoing.end(version))
      },
    )
    incoming.pipe(through)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    release: () => {
      version = '\n// the next release\n'
    },
    server,
  }
}

test('a new version is offered, never forced, and taken when the learner says so', async ({ device, server }) => {
  const front = await frontOf(server.port)
  const { page } = await device('fr', { url: front.url })
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Inscription' }).click()
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Noémie')
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Gagnon')
  await page.getByRole('textbox', { name: 'Courriel' }).fill('update@example.org')
  await page.getByLabel('Mot de passe', { exact: true }).locator('visible=true').fill('un mot de passe sûr')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noémie')
  await readyOffline(page)
  await expect(page.getByText('Une nouvelle version de Situ est prête.')).toBeHidden()

  front.release()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(page.getByText('Une nouvelle version de Situ est prête.')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { still: 'here' }))
  // The new version waits, and the page is still the old one.
  const waits = async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state
  await expect.poll(() => page.evaluate(waits)).toBe('installed')
  expect(await page.evaluate(() => Reflect.get(window, 'still'))).toBe('here')
  await page.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'still')).catch(() => 'reloading')).toBeUndefined()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noémie')
  front.server.closeAllConnections()
  front.server.close()
})
