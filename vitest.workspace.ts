import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { chromium, chromiumArgs } from './.ci/chromium.ts'

const processorTime = `${import.meta.dirname}/.ci/processor-time.ts`
/** Milliseconds: a busy machine is slow, and that is no failure. */
const testTimeout = 30_000

export default defineConfig({
  test: {
    projects: [
      ...['shared', 'api'].map((name) => ({
        test: {
          name,
          root: name,
          environment: 'node',
          testTimeout,
          hookTimeout: testTimeout,
          include: ['src/**/*.test.ts'],
          setupFiles: [processorTime],
        },
      })),
      {
        extends: './web/vitest.base.ts',
        root: 'web',
        test: {
          name: 'web',
          environment: 'jsdom',
          testTimeout,
          hookTimeout: testTimeout,
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: [processorTime, 'src/testing/setup.ts'],
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
