import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { MESSAGES } from 'shared/contract/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportContent, importContent } from './operations/content-file.ts'
import { movePictures } from './operations/move-pictures.ts'
import { createPictures } from './pictures.ts'
import { s3Files } from './s3-files.ts'
import { ADMIN, startApi } from './testing/api.ts'
import { type S3Server, s3Server } from './testing/s3-server.ts'
import { ONE_PIXEL } from './testing/use-everything.ts'

// A server of S3's protocol, from a package, with its files in a folder.
const BUCKET = 'situ-pictures'
const folder = mkdtempSync(join(tmpdir(), 'situ-s3-'))
const bytes = Buffer.from(ONE_PIXEL.split(',')[1] ?? '', 'base64')
const settings = (port: number, secretAccessKey = 'S3RVER') => ({
  url: `http://127.0.0.1:${port}/${BUCKET}`,
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey,
})
let s3: S3Server
let port: number
let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  s3 = s3Server(folder, 0, BUCKET)
  port = (await s3.run()).port
  api = await startApi({ files: s3Files(settings(port)) })
  await api.signIn('admin', ADMIN)
})
afterAll(async () => {
  await api.stop()
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})
const files = () => s3Files(settings(port))
const setPicture = (as: string, profileImage: string | null) =>
  api.send('PATCH', '/api/profile', { as, body: { profileImage } })
const addressOf = async (answer: Response) => ((await answer.json()) as { profileImageUrl: string }).profileImageUrl
const rows = () => api.store.read.selectFrom('profileImages').select(['userId', 'base64']).execute()
const removals = () => api.store.read.selectFrom('pictureRemovals').select('key').execute()

describe('a picture of a learner', () => {
  test('is a file of the bucket, shown by the server, and replaced with its file', async () => {
    const { id } = await api.register('painter')
    const first = await addressOf(await setPicture('painter', ONE_PIXEL))
    const shown = await api.send('GET', first, { as: 'painter' })
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(bytes)
    const key = `profile-images/${id}/${api.time.now}`
    expect(await rows()).toEqual([{ userId: id, base64: `file:${key}` }])
    expect(await removals()).toEqual([])

    api.time.now += 1000
    await setPicture('painter', ONE_PIXEL)
    await api.services.background.idle()
    expect(await files().get(key)).toBeUndefined()
    expect(await files().get(`profile-images/${id}/${api.time.now}`)).toBeDefined()
    await setPicture('painter', null)
    await api.services.background.idle()
    expect(await files().get(`profile-images/${id}/${api.time.now}`)).toBeUndefined()
    expect([await rows(), await removals()]).toEqual([[], []])
  })

  test('goes with the account', async () => {
    const { id, password } = await api.register('leaver')
    await setPicture('leaver', ONE_PIXEL)
    const key = `profile-images/${id}/${api.time.now}`
    expect(await files().get(key)).toBeDefined()
    expect((await api.send('POST', '/api/account/remove', { as: 'leaver', body: { password } })).status).toBe(200)
    await api.services.background.idle()
    expect(await files().get(key)).toBeUndefined()
    expect(await removals()).toEqual([])
  })

  test('whose row was never stored is removed an hour later', async () => {
    await api.services.pictures.keepOfUser('nobody', api.time.now, {
      type: 'image/png',
      base64: bytes.toString('base64'),
    })
    const key = `profile-images/nobody/${api.time.now}`
    await api.services.pictures.sweep(api.time.now + 3_599_999)
    expect(await files().get(key)).toBeDefined()
    await api.services.pictures.sweep(api.time.now + 3_600_000)
    expect(await files().get(key)).toBeUndefined()
  })
})

test('a picture of the content is a file, once, and is in an export', async () => {
  const create = () => api.send('POST', '/api/admin/images', { as: 'admin', body: { dataUrl: ONE_PIXEL } })
  const { url } = (await (await create()).json()) as { url: string }
  expect((await create()).status).toBe(200)
  const shown = await api.send('GET', url, { as: 'admin' })
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(bytes)
  const [row] = await api.store.read.selectFrom('contentImages').select('base64').execute()
  expect(row?.base64).toMatch(/^file:content-images\/[0-9a-f]{32}\.png$/)
  const file = join(folder, 'content.yaml')
  expect(await exportContent(api.store, file, 0, files())).toContain('1 pictures')
  await expect(exportContent(api.store, join(folder, 'other.yaml'), 0)).rejects.toThrow('not in the store')
})

test('an import puts the pictures of a file into the store, and none of a file that is wrong', async () => {
  const file = join(folder, 'content.yaml')
  const fresh = await startApi({ files: files() })
  const name = (await api.store.read.selectFrom('contentImages').select('name').executeTakeFirstOrThrow()).name
  await files().remove(`content-images/${name}`)
  const wrong = join(folder, 'wrong.yaml')
  writeFileSync(wrong, readFileSync(file, 'utf8').replace('modules:', 'practiceTexts: 3\nothers:'))
  await expect(importContent(fresh.store, wrong, 0, files())).rejects.toThrow()
  expect(await files().get(`content-images/${name}`)).toBeUndefined()

  expect(await importContent(fresh.store, file, 0, files())).toContain('1 made')
  expect(await fresh.store.read.selectFrom('contentImages').select('base64').execute()).toEqual([
    { base64: `file:content-images/${name}` },
  ])
  expect(Buffer.from((await files().get(`content-images/${name}`)) ?? [])).toEqual(bytes)
  expect(await importContent(fresh.store, file, 0, files())).toContain('0 made')
  await fresh.stop()
})

test('pictures of the database are moved to the store, and shown as before', async () => {
  const old = await startApi()
  await old.signIn('admin', ADMIN)
  const { id } = await old.register('mover')
  await old.send('PATCH', '/api/profile', { as: 'mover', body: { profileImage: ONE_PIXEL } })
  await old.send('POST', '/api/admin/images', { as: 'admin', body: { dataUrl: ONE_PIXEL } })
  await expect(movePictures(old.store, undefined, old.time.now)).rejects.toThrow('S3_URL is not set')
  const broken = movePictures(old.store, s3Files(settings(1)), old.time.now)
  await expect(broken).rejects.toThrow('PUT of a picture')

  expect(await movePictures(old.store, files(), old.time.now)).toContain('1 pictures of the content, 1 of learners')
  expect(await movePictures(old.store, files(), old.time.now)).toContain('0 pictures of the content, 0 of learners')
  const held = await old.store.read.selectFrom('profileImages').select('base64').execute()
  expect(held).toEqual([{ base64: `file:profile-images/${id}/${old.time.now}` }])
  expect(await old.store.read.selectFrom('pictureRemovals').select('key').execute()).toEqual([])
  const pictures = createPictures({ store: old.store, files: files(), log: pino({ level: 'silent' }) })
  const [row] = await old.store.read.selectFrom('profileImages').selectAll().execute()
  expect(Buffer.from((await pictures.bytesOf(row)) ?? [])).toEqual(bytes)
  await old.stop()
})

describe('a store that fails', () => {
  const refusals = [
    ['does not listen', async () => ({ settings: settings(1), close: () => {} })],
    [
      'does not know the bucket',
      async () => ({ settings: { ...settings(port), url: `http://127.0.0.1:${port}/other` }, close: () => {} }),
    ],
    [
      'refuses',
      async () => {
        const server = createServer((_, answer) => answer.writeHead(403).end('<Error/>'))
        await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
        return { settings: settings((server.address() as AddressInfo).port), close: () => void server.close() }
      },
    ],
  ] as const
  test.each(refusals)('%s: a sentence and 503, nothing stored', async (_, start) => {
    const { settings: broken, close } = await start()
    const other = await startApi({ files: s3Files(broken) })
    await other.register('ada')
    const answer = await other.send('PATCH', '/api/profile', { as: 'ada', body: { profileImage: ONE_PIXEL } })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await answer.json()).toMatchObject({ error: MESSAGES.picturesAway })
    expect(await other.store.read.selectFrom('profileImages').select('userId').execute()).toEqual([])
    // Calls that need no picture still work.
    expect((await other.send('PATCH', '/api/profile', { as: 'ada', body: { displayName: 'Ada' } })).status).toBe(200)
    await other.stop()
    close()
  })

  test('keeps what is to be removed for later', async () => {
    const { id, password } = await api.register('late-leaver')
    await setPicture('late-leaver', ONE_PIXEL)
    const key = `profile-images/${id}/${api.time.now}`
    await s3.close()
    expect((await api.send('POST', '/api/account/remove', { as: 'late-leaver', body: { password } })).status).toBe(200)
    await api.services.background.idle()
    expect(await removals()).toEqual([{ key }])
    s3 = s3Server(folder, port, BUCKET)
    await s3.run()
    expect(await files().get(key)).toBeDefined()
    await api.services.pictures.sweep(api.time.now)
    expect(await files().get(key)).toBeUndefined()
    expect(await removals()).toEqual([])
  })
})
