import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

/**
 * Long proofs, apart from `npm test`: `npx playwright test --config e2e/proof/playwright.config.ts` in web, after a
 * build.
 */
export default defineConfig({
  ...journeys,
  // The journeys run the short ones only, unless they are told otherwise.
  grep: /./,
  testDir: '.',
  testMatch: /\.proof\.ts$/,
  outputDir: '../../../.tmp/playwright-proof',
  timeout: 20 * 60_000,
  globalTimeout: 120 * 60_000,
  reporter: 'list',
})
