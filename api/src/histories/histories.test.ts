import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUGS } from './device.ts'
import { type HistoryServer, historyServer } from './history-server.ts'
import { history, runHistory } from './run-history.ts'

// A small number; `npm run proof` plays 20,000.
const RUNS = 40
const RUNS_TO_CATCH = 400
const SEED = 20261120

let server: HistoryServer
beforeAll(async () => {
  server = await historyServer()
})
afterAll(() => server.stop())

test(`${RUNS} random lives of three devices lose nothing and count nothing twice`, async () => {
  await fc.assert(
    fc.asyncProperty(history, (steps) => runHistory(server, steps)),
    { numRuns: RUNS, seed: SEED },
  )
})

describe('the suite catches', () => {
  test.each(BUGS)('%s', async (bug) => {
    const run = await fc.check(
      fc.asyncProperty(history, (steps) => runHistory(server, steps, bug)),
      { numRuns: RUNS_TO_CATCH, seed: SEED, endOnFailure: true },
    )
    expect(run.failed).toBe(true)
  })
})
