import { setupWorker } from 'msw/browser'
import { afterAll, beforeAll } from 'vitest'
import { handlers } from './handlers'

const worker = setupWorker(...handlers)
beforeAll(async () => {
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
})
afterAll(() => worker.stop())
