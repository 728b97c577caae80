import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { FIREFOX_JOURNEYS } from './journeys.ts'

/** Milliseconds that a step may take on a busy machine. */
const STEP_MS = 30_000
const E2E = join(import.meta.dirname, '../..')

/** Runs `FIREFOX_JOURNEYS` in an installed Firefox, with a Playwright that can drive it (run.ts). */
export default defineConfig({
  testDir: E2E,
  testMatch: /\.spec\.ts$/,
  grep: FIREFOX_JOURNEYS.map(({ title }) => title),
  // Maps the name by which the journeys import Playwright to the version that can drive Firefox.
  tsconfig: join(import.meta.dirname, 'tsconfig.json'),
  globalSetup: join(E2E, 'support/global-setup.ts'),
  outputDir: '../../../../.tmp/playwright-firefox',
  // One window at a time: Firefox gives the focus to one only.
  workers: 1,
  timeout: 0,
  globalTimeout: 40 * 60_000,
  expect: { timeout: STEP_MS, toPass: { timeout: STEP_MS } },
  reporter: [['list'], ['json', { outputFile: '../../../../.tmp/reports/firefox.json' }]],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 360, height: 740 },
    actionTimeout: STEP_MS,
    navigationTimeout: STEP_MS,
    launchOptions: { executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' },
  },
})
