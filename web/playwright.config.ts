import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromium, chromiumArgs } from '../.ci/chromium.ts'
import { SHORT } from './e2e/support/tags.ts'

/** Milliseconds that a step may take on a busy machine. */
const STEP_MS = 30_000
/** Milliseconds for all journeys together. */
const RUN_MS = (process.env.JOURNEYS === 'all' ? 60 : 20) * 60_000
const launchOptions = { ...chromium(), args: chromiumArgs }

export default defineConfig({
  // `npm test` runs the short journeys only.
  ...(process.env.JOURNEYS === 'all' ? {} : { grep: new RegExp(SHORT.tag) }),
  testDir: 'e2e',
  globalSetup: join(import.meta.dirname, 'e2e/support/global-setup.ts'),
  outputDir: '../.tmp/playwright',
  // Each worker has a server and a browser, beside the unit tests on the same two cores. With three workers, a server
  // that was just started took more than the five seconds that a call may take.
  workers: 2,
  fullyParallel: true,
  // No limit for a journey as a whole, because a slow machine needs more time: each step has its limit, and the run
  // ends a journey that hangs and names it.
  timeout: 0,
  globalTimeout: RUN_MS,
  expect: { timeout: STEP_MS, toPass: { timeout: STEP_MS } },
  reporter: [['list'], ['json', { outputFile: '../.tmp/reports/e2e.json' }]],
  use: {
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions,
    actionTimeout: STEP_MS,
    navigationTimeout: STEP_MS,
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, launchOptions },
      testIgnore: /pages/,
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 }, launchOptions }, testMatch: /pages|desktop/ },
  ],
})
