import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { chromium as playwright } from 'playwright-core'
import { chromium, chromiumArgs } from '../../.ci/chromium.ts'
import { isProfiled, printProfile } from '../../.ci/profile.ts'

/** The phone that Lighthouse emulates. */
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true }
/** A desktop, for typing. */
export const DESKTOP = { viewport: { width: 1280, height: 800 }, isMobile: false }
export const CPU_RATES = [1, 4] as const

const folders: string[] = []
const remove = (dir: string) => rmSync(dir, { recursive: true, force: true, maxRetries: 3 })
process.once('exit', () => {
  for (const dir of folders) remove(dir)
})
/** A temporary folder, removed when the run ends for any reason. */
export function scratchFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'situ-web-bench-'))
  folders.push(dir)
  return dir
}

/** Opens a new browser process on the profile in `dir`, whose data stay there after the browser is closed. */
export const openProfile = (dir: string, device = PHONE): Promise<BrowserContext> =>
  playwright.launchPersistentContext(dir, {
    ...chromium(),
    args: chromiumArgs,
    ...device,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
  })

const sessions = new WeakMap<Page, Promise<CDPSession>>()
/**
 * Slows the page's main thread by `rate`; it stays in effect after navigations. One session per page, because
 * throttling set by another session remains.
 */
export async function throttle(page: Page, rate: number) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  await (await session).send('Emulation.setCPUThrottlingRate', { rate })
}
export const slowness = (rate: number) => (rate === 1 ? '' : ` at ${rate}× CPU`)

/** Does work in a page; where benchmarks are profiled (`PROFILE=1`), prints what the main thread's time was spent on. */
export async function profiled<T>(
  page: Page,
  name: string,
  repeated: { units: number; unit: string },
  work: () => Promise<T>,
): Promise<T> {
  if (!isProfiled) return work()
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.start')
  const result = await work()
  const { profile } = await session.send('Profiler.stop')
  await session.detach()
  printProfile(name, profile, repeated)
  return result
}
