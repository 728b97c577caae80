import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'
import { plugCamera } from '../e2e/camera.ts'
import { DESKTOP, openProfile, scratchFolder } from './browser.ts'
import { newLearner, signedInPage, startServer } from './learner.ts'
import { figure, part } from './report.ts'

const MINUTES = 10
/** The recorder has begun and settled by then. */
const SETTLED_MS = 15_000
const MIB = 2 ** 20
const MOST_MIB = 30

/** What is still in use of the page's memory, in MiB, after everything that can be thrown away was. */
async function heapOf(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize = 0 } = (await cdp.send('Runtime.getHeapUsage')) as {
    usedSize: number
    backingStorageSize?: number
  }
  return (usedSize + backingStorageSize) / MIB
}

/** G15: what is recorded goes to the disk as it comes, and not to the memory. */
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
