// Proof that an upgrade survives being killed: processes that upgrade a database with thousands of rows, and real
// servers at their very first start, are killed with SIGKILL at random times. Each database must open at the next
// start, with every row and the schema of an undisturbed upgrade; every copy beside it must be whole. Two simultaneous
// upgrades must both succeed.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startScript } from '../bench/servers.ts'
import { freePort } from '../src/testing/free-port.ts'
import { child } from './child.ts'
import { differences, digest, rowCounts } from './digest.ts'
import { COPY, olderDatabase } from './older-database.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 200)
/** One round in four is a first start, because a whole server takes longer. */
const FIRST_STARTS = Math.round(ROUNDS / 4)
const PAIRS = Math.ceil(ROUNDS / 10)
const PEOPLE = 500
/** Factor on the duration of an upgrade, so that some kills come shortly after its end. */
const BEYOND = 1.05
const MAIN = join(import.meta.dirname, '../src/main.ts')
const ONCE = join(import.meta.dirname, 'upgrade-once.ts')
const folder = mkdtempSync(join(tmpdir(), 'situ-upgrade-kills-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const template = join(folder, 'older.db')
const failures: string[] = []

const at = (dir: string) => join(dir, 'situ.db')
function newFolder(name: string) {
  const dir = join(folder, name)
  mkdirSync(dir)
  return dir
}
function olderIn(name: string) {
  const dir = newFolder(name)
  copyFileSync(template, at(dir))
  return dir
}
const upgrade = (dir: string) => child(ONCE, [at(dir)])
async function mustStart(what: string, run: ReturnType<typeof child>) {
  if ((await run.ended) !== 0) failures.push(`${what} does not start: ${run.said.stderr}`)
}
const whileRunning = async (run: ReturnType<typeof child>, done: () => boolean) => {
  let isOver = false
  run.ended.then(() => {
    isOver = true
  })
  while (!isOver && !done()) await pause(1)
}

/** Number of kills in each stage. */
const hits = { 'before the copy': 0, 'in the copy': 0, 'in the migrations': 0, 'after the commit': 0 }
async function killedUpgrade(what: string, expected: Map<string, string>, ms: number) {
  const dir = olderIn(what)
  const victim = upgrade(dir)
  await victim.began
  // The cube makes early kills more frequent, because the copy is made in the first moments.
  await pause(Math.random() ** 3 * ms * BEYOND)
  victim.kill()
  await victim.ended
  const copy = join(dir, COPY)
  if (victim.said.stdout.endsWith('open\n')) hits['after the commit']++
  else if (existsSync(copy)) hits['in the migrations']++
  else if (readdirSync(dir).some((name) => name.endsWith('.part'))) hits['in the copy']++
  else hits['before the copy']++
  if (existsSync(copy) && differences(digest(copy), digest(template)).length > 0)
    failures.push(`${what}: the copy is not whole`)

  await mustStart(what, upgrade(dir))
  const left = readdirSync(dir).filter((name) => name !== 'situ.db' && name !== COPY)
  if (left.length > 0) failures.push(`${what}: left ${left.join(', ')}`)
  const wrong = differences(digest(at(dir)), expected)
  if (wrong.length > 0) failures.push(`${what}: other than expected: ${wrong.join(', ')}`)
  rmSync(dir, { recursive: true })
}

/**
 * Starts a server for the first time, and waits until its database file appears. Returns the server, and `ms`: the time
 * from then until its first output.
 */
async function firstStart(dir: string) {
  const server = child(MAIN, [], { DATA_DIR: dir, PORT: String(await freePort()) })
  await whileRunning(server, () => existsSync(at(dir)))
  const before = performance.now()
  return { server, ms: server.began.then(() => performance.now() - before) }
}
let unfinished = 0
async function killedFirstStart(what: string, expected: Map<string, number>, ms: number) {
  const dir = newFolder(what)
  const { server } = await firstStart(dir)
  await pause(Math.random() * ms * BEYOND)
  server.kill()
  await server.ended
  if (server.said.stdout === '') unfinished++
  try {
    await (await startScript(MAIN, {}, { dir })).stop()
    const wrong = differences(rowCounts(at(dir)), expected)
    if (wrong.length > 0) failures.push(`${what}: other rows than expected in ${wrong.join(', ')}`)
    digest(at(dir))
  } catch (error) {
    failures.push(`${what} does not start: ${error}`)
  }
  rmSync(dir, { recursive: true })
}

await olderDatabase(template, PEOPLE)
const rows = [...rowCounts(template).values()].reduce((sum, count) => sum + count)
const undisturbed = olderIn('undisturbed')
const whole = upgrade(undisturbed)
await whole.began
const began = performance.now()
await mustStart('an undisturbed upgrade', whole)
const upgradeMs = performance.now() - began
const upgraded = digest(at(undisturbed))
for (let i = 1; i <= ROUNDS - FIRST_STARTS; i++) {
  await killedUpgrade(`upgrade ${i}`, upgraded, upgradeMs)
  if (i % 25 === 0) console.log(`${i} upgrades killed, ${failures.length} failures`)
}

const fresh = newFolder('fresh')
const { server, ms } = await firstStart(fresh)
const firstMs = await ms
server.kill()
await server.ended
const filled = rowCounts(at(fresh))
for (let i = 1; i <= FIRST_STARTS; i++) {
  await killedFirstStart(`first start ${i}`, filled, firstMs)
  if (i % 25 === 0) console.log(`${i} first starts killed, ${failures.length} failures`)
}

for (let i = 1; i <= PAIRS; i++) {
  const what = `pair ${i}`
  const dir = i % 2 === 0 ? olderIn(what) : newFolder(what)
  const pair = [upgrade(dir), upgrade(dir)]
  await Promise.all(pair.map((one) => mustStart(what, one)))
  if (i % 2 === 0 && differences(digest(at(dir)), upgraded).length > 0) failures.push(`${what}: other than expected`)
  rmSync(dir, { recursive: true })
}

for (const failure of failures) console.log(failure)
const where = Object.entries(hits).map(([place, count]) => `${count} ${place}`)
console.log(
  `${ROUNDS - FIRST_STARTS} upgrades of ${rows} rows (${Math.round(upgradeMs)} ms) killed: ${where.join(', ')}`,
)
console.log(`${FIRST_STARTS} first starts (${Math.round(firstMs)} ms) killed, ${unfinished} before they were ready`)
console.log(`${PAIRS} pairs started at once`)
if (failures.length > 0) {
  console.log(`FAILED: ${failures.length}`)
  process.exit(1)
}
console.log('every database started again, no row is lost, every copy is whole')
