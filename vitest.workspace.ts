import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { chromium, chromiumArgs } from './.ci/chromium.ts'

/** Milliseconds: a busy machine is slow, and that is no failure. */
const testTimeout = 30_000

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'shared', root: 'shared', environment: 'node', testTimeout, include: ['src/**/*.test.ts'] } },
      { test: { name: 'api', root: 'api', environment: 'node', testTimeout, include: ['src/**/*.test.ts'] } },
      {
        extends: './web/vitest.base.ts',
        root: 'web',
        test: {
          name: 'web',
          environment: 'jsdom',
          testTimeout,
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/setup.ts'],
        },
      },
      {
        extends: './web/vitest.base.ts',
        root: 'web',
        plugins: [msw({ mode: 'worker-only' })],
        test: {
          name: 'web-browser',
          include: ['src/**/*.browser.tsx'],
          setupFiles: ['src/testing/setup.browser.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { ...chromium(), args: chromiumArgs } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
