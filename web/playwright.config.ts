import { defineConfig, devices } from '@playwright/test'
import { chromium, chromiumArgs } from '../.ci/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.tmp/playwright',
  workers: 1,
  reporter: [['list']],
  use: { locale: 'fr-FR', trace: 'retain-on-failure' },
  projects: [
    { name: 'chromium', use: { ...devices['Pixel 7'], launchOptions: { ...chromium(), args: chromiumArgs } } },
  ],
})
