import { defineConfig, devices } from '@playwright/test'
import { chromium, chromiumArgs } from '../.ci/chromium.ts'

const launchOptions = { ...chromium(), args: chromiumArgs }

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.tmp/playwright',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../.tmp/reports/e2e.json' }]],
  use: { trace: 'retain-on-failure', launchOptions },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, launchOptions },
      testIgnore: /pages/,
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 }, launchOptions }, testMatch: /pages|desktop/ },
  ],
})
