import { existsSync, statfsSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { chromium, chromiumArgs } from './.ci/chromium.ts'

const processorTime = `${import.meta.dirname}/.ci/processor-time.ts`
/** Milliseconds: a busy machine is slow, and that is no failure. */
const testTimeout = 30_000
/** A hook of `api` starts a PostgreSQL in the process and fills it, which takes ten seconds of processor time. */
const startTimeout = 90_000
/** Within the limit of the test, so that a failure says what it was waiting for. The default is one second. */
const expectation = { poll: { timeout: 25_000 } }

/** Bytes that the databases of the tests may take together, with much to spare. */
const ROOM = 2 ** 30
/**
 * A file system in memory, where Linux has one with room: every commit of a test database waits for its disk. The
 * workers of `api` make their temporary files there.
 */
function memory() {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return {}
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > ROOM ? { env: { TMPDIR: folder } } : {}
}

export default defineConfig({
  test: {
    projects: [
      ...['shared', 'api'].map((name) => ({
        test: {
          name,
          root: name,
          environment: 'node',
          isolate: false,
          testTimeout,
          hookTimeout: startTimeout,
          expect: expectation,
          include: ['src/**/*.test.ts'],
          setupFiles: [processorTime],
          ...(name === 'api' && { globalSetup: 'src/testing/seeded-folder.ts', ...memory() }),
        },
      })),
      {
        root: 'web',
        test: {
          name: 'web-build',
          environment: 'node',
          isolate: false,
          testTimeout,
          include: ['build/**/*.test.ts'],
          setupFiles: [processorTime],
        },
      },
      {
        extends: './web/vitest.base.ts',
        root: 'web',
        test: {
          name: 'web',
          // Loading the app costs more than most screens, so the files of a worker share its modules. A test replaces an
          // export with `vi.spyOn` on the imported module, and restores it.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          testTimeout,
          hookTimeout: testTimeout,
          expect: expectation,
          setupFiles: [processorTime, 'src/testing/setup.ts'],
        },
      },
      {
        extends: './web/vitest.base.ts',
        root: 'web',
        plugins: [msw({ mode: 'worker-only' })],
        // A dependency that is found while the tests run reloads them.
        optimizeDeps: { include: ['dompurify'] },
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
