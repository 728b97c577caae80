import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromium, chromiumArgs } from '../.ci/chromium.ts'

/** Milliseconds that a step may take on a busy machine. */
const STEP_MS = 30_000
/** Milliseconds for all journeys together. */
const RUN_MS = (process.env.JOURNEYS === 'all' ? 60 : 20) * 60_000
const launchOptions = { ...chromium(), args: chromiumArgs }

/**
 * Journeys that run only in `npm run proof`, so that `npm test` stays short: the other language or mode of a journey,
 * a second journey through the same parts, and slow ones. Each rule that they prove also has faster tests beside the
 * code, and each seeded fault of `.ci/faults` is caught without them.
 */
const LONG = [
  /a (module|quiz|scenario) is made, published/,
  /a text to type is added, seen, edited/,
  /the tabs of people, /,
  /two learners and a stranger/,
  /fr: learn, lose the network/,
  /every game opens, pauses and goes on/,
  /every phase changes/,
  /a tab in the background is at the right place/,
  /kills lose no text/,
  /a recording is played with its length/,
  /every step without a violation/,
  /five scenarios are practised/,
  /a quiz is failed, reviewed/,
  /attempts made offline on two devices/,
  /pauses are found within 50 ms/,
  /at a computer.*\(fr\)/,
  /where the sound is recorded beside it/,
  /dead keys/,
  /a killed page leaves all but the last second/,
  /the camera is (none|busy)|the camera is denied.*\(en\)/,
  /every page, /,
  /a first look, days of today/,
  /a picture that was uploaded is seen/,
  /a scene and its six answers are on one screen/,
  /a profile changed offline/,
  /the page of plans opens with no network/,
  /a learner objects with the server gone/,
  /an exercise is evaluated offline/,
  /every failure of recognition/,
  /oneself and the questions are both seen/,
  /two devices offline in the same modules/,
  /notes and the notepad, offline/,
  /a forgotten password/,
  /three games are played to their end/,
  /a password is handed over/,
  /a text is said, understood on the device/,
  /a full navigation while a screen loads/,
  /an answer is recorded, watched/,
  /what was written without a network waits/,
  /a reload in the middle keeps/,
  /a reload loses nothing of what was typed/,
  /what a visitor answered before registering/,
  /a focus session runs on the wall clock/,
  /a new version is offered, never forced/,
]

export default defineConfig({
  ...(process.env.JOURNEYS === 'all' ? {} : { grepInvert: LONG }),
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
