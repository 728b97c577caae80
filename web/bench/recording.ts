import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'
import { plugCamera } from '../e2e/support/camera.ts'
import { DESKTOP, openProfile, scratchFolder } from './browser.ts'
import { newLearner, signedInPage, startServer } from './learner.ts'
import { figure, part } from './report.ts'

const MINUTES = 10
/** Milliseconds until the recorder's memory use is stable. */
const SETTLED_MS = 15_000
const MIB = 2 ** 20
const MOST_MIB = 30

/** The page's memory still in use after garbage collection, in MiB. */
async function heapOf(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize = 0 } = (await cdp.send('Runtime.getHeapUsage')) as {
    usedSize: number
    backingStorageSize?: number
  }
  return (usedSize + backingStorageSize) / MIB
}

/** G15: recorded data are written to disk as they arrive, instead of accumulating in memory. */
export async function measureRecording() {
  part(`G15 · a recording of ${MINUTES} minutes`)
  const server = await startServer()
  const context = await openProfile(scratchFolder(), DESKTOP)
  await plugCamera(context)
  const page = await signedInPage(context, server, await newLearner(server))
  await page.goto(`${server.url}/video-practice?scenario=cash-line-remark`)
  await page.getByRole('button', { name: 'Commencer', exact: true }).click()
  await page.getByRole('button', { name: 'Arrêter', exact: true }).waitFor()
  const cdp = await context.newCDPSession(page)
  await pause(SETTLED_MS)
  const before = await heapOf(cdp)
  await pause(MINUTES * 60_000)
  const after = await heapOf(cdp)
  figure(
    'heap grows by',
    after - before,
    'MiB',
    { most: MOST_MIB },
    `from ${before.toFixed(1)} to ${after.toFixed(1)} MiB`,
  )
  await context.close()
  await server.remove()
}
