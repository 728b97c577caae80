import { afterAll, afterEach, beforeAll } from 'vitest'
import { worker } from './browser'
import { resetWorld } from './world'

beforeAll(async () => {
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
})
afterEach(() => {
  worker.resetHandlers()
  resetWorld()
})
afterAll(() => worker.stop())
