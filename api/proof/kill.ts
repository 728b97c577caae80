// Proof that an acknowledged write survives: the real server is killed with SIGKILL while 50 writers are sending, 20
// times on one database (ROUNDS). Every acknowledged activity must be in the log afterwards, and none may count twice.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Running, register, startScript } from '../bench/servers.ts'
import { Database } from './database.ts'
import { makeWriter, nextId, sendActivity, type Writer } from './writer.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 20)
const WRITERS = 50
const KILL_AFTER_MS = { least: 150, most: 700 }
const MAIN = join(import.meta.dirname, '../src/main.ts')

const dir = mkdtempSync(join(tmpdir(), 'situ-kill-'))
const start = () => startScript(MAIN, { TRUST_PROXY_HOPS: '1' }, { dir })

async function send(url: string, writer: Writer, id: string) {
  const status = await sendActivity(url, writer, id)
  if (status !== 200) throw new Error(`answered ${status}`)
}
/** Writes one activity after the other until `isOver`; the id of a request that the kill interrupts stays in `open`. */
async function write(url: string, writer: Writer, isOver: () => boolean) {
  while (!isOver()) {
    const id = nextId(writer)
    try {
      await send(url, writer, id)
    } catch (error) {
      if (isOver()) return
      throw error
    }
    writer.acknowledged.push(id)
    writer.open = undefined
  }
}
async function round(server: Running, writers: Writer[]) {
  let isOver = false
  const work = Promise.all(writers.map((writer) => write(server.url, writer, () => isOver)))
  const { least, most } = KILL_AFTER_MS
  await new Promise((next) => setTimeout(next, least + Math.random() * (most - least)))
  isOver = true
  await server.stop('SIGKILL')
  await work
}

let server = await start()
const writers: Writer[] = []
for (let i = 0; i < WRITERS; i++) writers.push(makeWriter(await register(server.url, `writer-${i}`)))

let lost = 0
for (let i = 1; i <= ROUNDS; i++) {
  await round(server, writers)
  const before = performance.now()
  server = await start()
  const ms = Math.round(performance.now() - before)
  const database = new Database(join(dir, 'situ.db'))
  lost = writers.reduce((sum, w) => sum + database.missing(w.learner.email, w.acknowledged), 0)
  database.close()
  const total = writers.reduce((sum, w) => sum + w.acknowledged.length, 0)
  console.log(`kill ${i}: ${total} acknowledged so far, ${lost} lost, ready again after ${ms} ms`)
  if (lost > 0) break
}

// Requests that were open when the server died are sent once more; then every id must count exactly once.
let wrong = 0
for (const writer of writers) {
  if (writer.open) {
    await send(server.url, writer, writer.open)
    writer.acknowledged.push(writer.open)
  }
  const answer = await fetch(`${server.url}/api/progress/summary`, { headers: writer.learner.headers })
  const { fold, stats } = (await answer.json()) as { fold: { count: number }; stats: { studyTime: number } }
  if (fold.count !== writer.count || stats.studyTime !== writer.count) wrong++
}
await server.stop()
const database = new Database(join(dir, 'situ.db'))
const { rows, folded } = database.totals()
const isSound = database.isSound()
database.close()
rmSync(dir, { recursive: true, force: true })

const sent = writers.reduce((sum, w) => sum + w.count, 0)
console.log(
  `${ROUNDS} kills, ${sent} activities: ${rows} in the log, ${folded} in the folds, ${lost} lost, ${wrong} learners counted wrong`,
)
if (lost > 0 || wrong > 0 || rows !== sent || folded !== sent || !isSound) {
  console.log('FAILED')
  process.exit(1)
}
console.log('every acknowledged write is there, none counts twice')
