// Set-up of every unit test file: records the processor time of the file in seconds, for the report at the end of `npm
// test`.
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { PROCESSOR_LOG } from './test-report.ts'

const start = process.cpuUsage()
afterAll(() => {
  const { user, system } = process.cpuUsage(start)
  mkdirSync(join(PROCESSOR_LOG, '..'), { recursive: true })
  appendFileSync(PROCESSOR_LOG, `${JSON.stringify([expect.getState().testPath, (user + system) / 1e6])}\n`)
})
