// The least a server of this kind can do (performance.md §4): Hono and better-sqlite3 with prepared statements, a session
// cache and group commit; no areas, no limits, no log. The API is measured against it.
import { hash } from 'node:crypto'
import { serve } from '@hono/node-server'
import SQLite from 'better-sqlite3'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import * as z from 'zod/mini'

const LIST = 20
const db = new SQLite(process.env.LIMIT_DB ?? ':memory:')
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) db.pragma(pragma)
db.exec(`create table users (id text primary key, name text, plan text) strict;
create table items (user_id text, id text, type text, title text, score integer, at integer, primary key (user_id, id)) strict;
create index items_at on items (user_id, at, id);
create table sessions (token_hash text primary key, user_id text) strict`)

const token = 'limit'
const digest = (text: string) => hash('sha256', text, 'base64url')
db.prepare('insert into users values (?, ?, ?)').run('u', 'Ada', 'free')
db.prepare('insert into sessions values (?, ?)').run(digest(token), 'u')
const insert = db.prepare('insert into items values (?, ?, ?, ?, ?, ?) on conflict do nothing')
for (let i = 0; i < LIST; i++) insert.run('u', `item-${i}`, 'module', 'A module page', i, i)
const session = db.prepare<[string], { userId: string }>('select user_id as userId from sessions where token_hash = ?')
const user = db.prepare('select id, name, plan from users where id = ?')
const list = db.prepare(`select id, type, title, score, at from items where user_id = ? and at < 1000 order by at desc limit ${LIST}`)

const cache = new Map<string, string>()
function userOf(cookie: string | undefined) {
  const key = digest(cookie ?? '')
  const known = cache.get(key)
  if (known) return known
  const found = session.get(key)?.userId ?? ''
  cache.set(key, found)
  return found
}
type Row = [string, string, string, string, number, number]
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

const Item = z.object({ type: z.string(), title: z.string(), score: z.number() })
let count = 0
const app = new Hono()
app.get('/read', (c) => c.json(user.get(userOf(getCookie(c, 'session'))) as object))
app.get('/list', (c) => c.json(list.all(userOf(getCookie(c, 'session')))))
app.post('/write', async (c) => {
  const { type, title, score } = Item.parse(await c.req.json())
  const id = String(++count)
  await write([userOf(getCookie(c, 'session')), id, type, title, score, Date.now()])
  return c.json({ id })
})
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () => console.log('ready'))
