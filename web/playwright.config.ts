import { defineConfig, devices } from '@playwright/test'
import { chromium, chromiumArgs } from '../.ci/chromium.ts'

/** What has to come may take this long on a busy machine. */
const STEP_MS = 30_000
/** All journeys together. */
const RUN_MS = (process.env.JOURNEYS === 'all' ? 60 : 20) * 60_000
const launchOptions = { ...chromium(), args: chromiumArgs }

/**
 * Journeys that `npm test` leaves to `npm run proof`, so that it stays under ten minutes: the other language or mode of one that it takes,
 * and those that take long. Every rule that they prove has its faster tests beside the code.
 */
const LONG = [
  /a (quiz|scenario) is made, published/,
  /a text to type is added, seen, edited/,
  /a password is handed over.*\(en\)/,
  /the tabs of people, /,
  /two learners and a stranger/,
  /fr: learn, lose the network/,
  /every game opens, pauses and goes on/,
  /three games are played to their end.*\(fr\)/,
  /en, mini: every phase changes/,
  /a tab in the background is at the right place/,
  /kills lose no text/,
  /a recording is played with its length/,
  /every step without a violation/,
  /five scenarios are practised.*\(fr\)/,
  /a quiz is failed, reviewed.*\(en\)/,
  /attempts made offline on two devices/,
  /pauses are found within 50 ms/,
  /at a computer.*\(fr\)/,
  /where the sound is recorded beside it/,
  /dead keys.*\(en\)/,
  /an answer is recorded, watched.*\(fr\)/,
  /a killed page leaves all but the last second/,
  /the camera is (none|busy)|the camera is denied.*\(en\)/,
  /every page, /,
]

export default defineConfig({
  ...(process.env.JOURNEYS === 'all' ? {} : { grepInvert: LONG }),
  testDir: 'e2e',
  outputDir: '../.tmp/playwright',
  // They wait more than they work.
  workers: 3,
  fullyParallel: true,
  // A slow machine is waited for: each step has its time, the journey as a whole has none, and the run ends what hangs and names it.
  timeout: 0,
  globalTimeout: RUN_MS,
  expect: { timeout: STEP_MS, toPass: { timeout: STEP_MS } },
  reporter: [['list'], ['json', { outputFile: '../.tmp/reports/e2e.json' }]],
  use: { trace: 'retain-on-failure', launchOptions, actionTimeout: STEP_MS, navigationTimeout: STEP_MS },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, launchOptions },
      testIgnore: /pages/,
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 }, launchOptions }, testMatch: /pages|desktop/ },
  ],
})
