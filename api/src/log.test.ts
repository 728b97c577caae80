import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// The log is tested in a process of its own, because an unhandled error would end that process and a blocking write
// would stop it.
const LOG = join(import.meta.dirname, 'log.ts')
const script = (lines: number) => `
import { writeSync } from 'node:fs'
const { createLog } = await import(${JSON.stringify(LOG)})
const { log, lost, close } = createLog('info')
for (let i = 0; i < ${lines}; i++) { log.info({ i, text: 'x'.repeat(500) }, 'line'); if (i % 100 === 0) await new Promise(setImmediate) }
await new Promise((done) => setTimeout(done, 300))
await close()
writeSync(1, JSON.stringify({ lost: lost() > 0 }))
process.exit(0)`
const args = (text: string) => ['--input-type=module', '-e', text]

test('a line says when, how bad, on which machine and in which process', async () => {
  const { stderr } = await promisify(execFile)(process.execPath, args(script(1)))
  expect(JSON.parse(stderr.trim())).toMatchObject({ level: 'info', host: expect.any(String), pid: expect.any(Number) })
})
test.skipIf(!existsSync('/dev/full'))('a full disk under the log loses lines and nothing else', async () => {
  const command = `exec "$0" "$@" 2>/dev/full`
  const { stdout } = await promisify(execFile)('sh', ['-c', command, process.execPath, ...args(script(200))])
  expect(JSON.parse(stdout)).toEqual({ lost: true })
})
test('a pipe that nobody reads loses lines, and the process ends when it should', async () => {
  const child = spawn(process.execPath, args(script(12_000)), { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stderr.pause()
  let said = ''
  child.stdout.on('data', (d) => {
    said += d
  })
  const code = await new Promise((done) => child.once('exit', done))
  expect([code, JSON.parse(said)]).toEqual([0, { lost: true }])
})
