import { plugCamera, withSound } from '../support/camera.ts'
import { expect, register, test } from '../support/fixtures.ts'
import { armKill, playable } from '../support/practice.ts'

// A page is killed 30 s into a recording, ten times: at least 29 s are stored, and a player finds at least 28 s. A list
// of fifty recordings opens within 200 ms, without reading their bytes.
test.use({ launchOptions: withSound })

const KILLS = 10
const SECONDS = 30

test('a page that is killed at thirty seconds loses no more than one', async ({ device }) => {
  const { page: first, context } = await device('fr')
  await plugCamera(context)
  await register(first)
  await first.close()
  const kept: number[] = []
  const found: number[] = []
  for (let i = 0; i < KILLS; i++) {
    const page = await context.newPage()
    await page.goto('/video-practice?scenario=cash-line-remark')
    await page.getByRole('button', { name: 'Commencer', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Arrêter', exact: true })).toBeVisible()
    const kill = await armKill(context, page)
    await page.waitForTimeout(SECONDS * 1000)
    const at = await kill()
    const again = await context.newPage()
    await again.goto('/video-practice?scenario=cash-line-remark')
    const last = (await playable(again)).at(-1)
    if (!last) throw new Error('nothing was recorded')
    kept.push(SECONDS - (at - last.startedAt - last.durationMs) / 1000)
    found.push(last.seconds)
    await again.close()
  }
  const tell = (name: string, values: number[]) =>
    console.log(`${name}: least ${Math.min(...values).toFixed(2)} s of ${SECONDS}`)
  tell('on the device', kept)
  tell('found by a player', found)
  expect(Math.min(...kept)).toBeGreaterThanOrEqual(29)
  expect(Math.min(...found)).toBeGreaterThanOrEqual(28)
})

test('fifty recordings: the list opens at once, and reads none of their bytes', async ({ device }) => {
  const { page, context } = await device('fr')
  await plugCamera(context)
  await register(page)
  await page.goto('/video-practice')
  await page.evaluate(async () => {
    const info = (await indexedDB.databases()).find((db) => db.name?.startsWith('situ-'))
    const open = indexedDB.open(info?.name ?? '')
    const database = await new Promise<IDBDatabase>((done) => {
      open.onsuccess = () => done(open.result)
    })
    for (let i = 0; i < 50; i++) {
      const writing = database.transaction(['recordings', 'recordingChunks'], 'readwrite')
      const row = { scenarioId: 'cash-line-remark', type: 'video/webm', durationMs: 60_000, bytes: 3e6, finished: true }
      writing.objectStore('recordings').put({ ...row, id: `r${i}`, startedAt: Date.now() - i * 60_000, acted: true })
      const bytes = new Uint8Array(3e6).buffer
      writing.objectStore('recordingChunks').put({ recordingId: `r${i}`, index: 0, bytes })
      await new Promise((done) => {
        writing.oncomplete = done
      })
    }
    database.close()
  })
  await page.reload()
  await expect(page.getByRole('combobox').first()).toBeEnabled()
  const memory = () =>
    page.evaluate(() => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize)
  const before = await memory()
  const ms = await page
    .getByRole('combobox')
    .first()
    .evaluate(
      (select: HTMLSelectElement) =>
        new Promise<number>((done) => {
          const began = performance.now()
          const rows = () => document.querySelectorAll('li [aria-expanded]').length
          new MutationObserver((_, observer) => {
            if (rows() < 50) return
            observer.disconnect()
            done(performance.now() - began)
          }).observe(document.body, { subtree: true, childList: true })
          select.value = 'cash-line-remark'
          select.dispatchEvent(new Event('change', { bubbles: true }))
        }),
    )
  console.log(`fifty recordings: ${ms.toFixed(0)} ms, heap ${((await memory()) - before) / 1e6} MB more`)
  expect(ms).toBeLessThan(200)
  expect((await memory()) - before).toBeLessThan(20e6)
})
