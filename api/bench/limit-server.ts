// The minimum work of a server of this kind: Hono and better-sqlite3 with prepared statements, a session cache and
// group commit, on rows like the API's; without areas, limits, fold and log. The API is compared with it.
import { hash } from 'node:crypto'
import { serve } from '@hono/node-server'
import SQLite from 'better-sqlite3'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import * as z from 'zod/mini'

const USERS = 50
const LIST = 20
const db = new SQLite(process.env.LIMIT_DB ?? ':memory:')
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) db.pragma(pragma)
db.exec(`create table users (id text primary key, email text, first_name text, last_name text, plan text, created_at integer) strict;
create table items (user_id text, id text, type text, item_id text, module_id text, scenario_id text, score_c integer, time_spent integer,
  completed integer, occurred_at integer, title text, description text, local_day text, data text, primary key (user_id, id)) strict;
create index items_newest on items (user_id, occurred_at, id);
create table sessions (token_hash text primary key, user_id text) strict`)

type Row = [string, string, string, number | null, number | null, number, number, string]
const digest = (text: string) => hash('sha256', text, 'base64url')
const insert = db.prepare<Row>(
  `insert into items values (?, ?, ?, null, null, null, ?, ?, ?, ?, ?, '', '2026-01-01', '{}') on conflict do nothing`,
)
for (let u = 0; u < USERS; u++) {
  db.prepare('insert into users values (?, ?, ?, ?, ?, ?)').run(
    `user-${u}`,
    `user-${u}@example.org`,
    'Ada',
    'Lovelace',
    'free',
    1,
  )
  db.prepare('insert into sessions values (?, ?)').run(digest(`limit-${u}`), `user-${u}`)
  for (let i = 0; i < LIST; i++) insert.run(`user-${u}`, `item-${i}`, 'module', null, 60, 1, i, 'A module page')
}
const session = db.prepare<[string], { userId: string }>('select user_id as userId from sessions where token_hash = ?')
const user = db.prepare<[string], object>('select * from users where id = ?')
const list = db.prepare<[string], object>(
  `select id, type, item_id as itemId, module_id as moduleId, scenario_id as scenarioId, score_c as score, time_spent as timeSpent,
   completed, occurred_at as timestamp, title from items where user_id = ? and occurred_at < 1000 order by occurred_at desc limit ${LIST}`,
)
const cache = new Map<string, string>()
function userOf(cookie: string | undefined) {
  const key = digest(cookie ?? '')
  const known = cache.get(key)
  if (known) return known
  const found = session.get(key)?.userId ?? ''
  cache.set(key, found)
  return found
}
let waiting: { row: Row; done: () => void }[] = []
const insertAll = db.transaction((batch: typeof waiting) => {
  for (const { row } of batch) insert.run(...row)
})
const write = (row: Row) =>
  new Promise<void>((done) => {
    if (waiting.push({ row, done }) > 1) return
    setImmediate(() => {
      const batch = waiting
      waiting = []
      insertAll(batch)
      for (const job of batch) job.done()
    })
  })

const Item = z.object({ type: z.string(), title: z.string(), score: z.number(), timeSpent: z.number() })
let count = 0
const app = new Hono()
app.get('/read', (c) => c.json(user.get(userOf(getCookie(c, 'session'))) ?? {}))
app.get('/list', (c) => c.json(list.all(userOf(getCookie(c, 'session')))))
app.post('/write', async (c) => {
  const { type, title, score, timeSpent } = Item.parse(await c.req.json())
  const id = `00000000-0000-7000-8000-${String(++count).padStart(12, '0')}`
  const at = Date.now()
  await write([userOf(getCookie(c, 'session')), id, type, score * 100, timeSpent, 1, at, title])
  return c.json({ id, type, title, score, timeSpent, timestamp: new Date(at).toISOString() })
})
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () => console.log('ready'))
