// Proof that devices converge: random histories of three devices and two people against the real server code. Each
// seeded bug must then make a history fail. HISTORIES and SEED choose how many and which.
import fc from 'fast-check'
import { BUGS } from '../src/histories/device.ts'
import { historyServer } from '../src/histories/history-server.ts'
import { history, runHistory } from '../src/histories/run-history.ts'

const numRuns = Number(process.env.HISTORIES ?? 20_000)
const seed = Number(process.env.SEED ?? Date.now())
const server = await historyServer()
const started = performance.now()
const result = await fc.check(
  fc.asyncProperty(history, (steps) => runHistory(server, steps)),
  { numRuns, seed },
)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  `histories: ${result.numRuns} played in ${seconds} s with seed ${seed}, ${result.failed ? 'FAILED' : '0 failures'}`,
)
if (result.failed) console.error(fc.defaultReportMessage(result))

let missed = 0
for (const bug of BUGS) {
  const caught = await fc.check(
    fc.asyncProperty(history, (steps) => runHistory(server, steps, bug)),
    { numRuns: 2000, seed, endOnFailure: true },
  )
  console.log(
    `seeded bug "${bug}": ${caught.failed ? `caught after ${caught.numRuns} ${caught.numRuns === 1 ? 'history' : 'histories'}` : 'NOT CAUGHT'}`,
  )
  if (!caught.failed) missed++
}
await server.stop()
process.exit(result.failed || missed > 0 ? 1 : 0)
