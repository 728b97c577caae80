import { createHash } from 'node:crypto'
import { CONTENT_IMAGE_BYTES_MAX, CONTENT_IMAGE_SIDE } from 'shared/model/content/content-image'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, startApi } from '../../testing/api.ts'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
  await api.register('ada')
  await api.signIn('admin', ADMIN)
})
afterAll(() => api.stop())

const side = (n: number) => Buffer.from([n >> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255])
const png = (width: number, height: number, size = 33) => {
  const head = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    side(13),
    Buffer.from('IHDR'),
    side(width),
    side(height),
    Buffer.from([8, 6, 0, 0, 0]),
  ])
  return Buffer.concat([head, Buffer.alloc(size - head.length, width)])
}
const dataUrl = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`
const send = (url: string, as = 'admin') => api.send('POST', '/api/admin/images', { as, body: { dataUrl: url } })

test('a picture gets the name of what it holds, once, and every learner sees it as nothing that can run', async () => {
  const picture = png(800, 600)
  const answer = await send(dataUrl(picture))
  expect(answer.status).toBe(200)
  const { url } = (await answer.json()) as { url: string }
  expect(url).toBe(`/content-images/${createHash('sha256').update(picture).digest('hex').slice(0, 32)}.png`)
  expect(await (await send(dataUrl(picture))).json()).toEqual({ url })
  const shown = await api.send('GET', url, { as: 'ada' })
  expect(Buffer.from(await shown.arrayBuffer()).equals(picture)).toBe(true)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=31536000, immutable',
  })
  expect((await api.send('GET', url)).status).toBe(401)
  const audit = (await (await api.send('GET', '/api/admin/audit', { as: 'admin' })).json()) as { kind: string }[]
  expect(audit.filter(({ kind }) => kind === 'image')).toHaveLength(1)
})

test('one that nobody sent is not there', async () => {
  expect((await api.send('GET', `/content-images/${'0'.repeat(32)}.png`, { as: 'ada' })).status).toBe(404)
})

test.each([
  ['as long as may be', dataUrl(png(CONTENT_IMAGE_SIDE, CONTENT_IMAGE_SIDE)), 200],
  ['a pixel too wide', dataUrl(png(CONTENT_IMAGE_SIDE + 1, 9)), 422],
  ['a pixel too high', dataUrl(png(9, CONTENT_IMAGE_SIDE + 1)), 422],
  ['as large as may be', dataUrl(png(9, 9, CONTENT_IMAGE_BYTES_MAX)), 200],
  ['a byte too large', dataUrl(png(9, 9, CONTENT_IMAGE_BYTES_MAX + 1)), 422],
  ['under another name', dataUrl(png(9, 9), 'webp'), 422],
  ['with scripts in it', 'data:image/svg+xml;base64,PHN2Zy8+', 422],
  ['at another address', 'https://example.org/a.png', 422],
])('%s', async (_, url, status) => expect((await send(url)).status).toBe(status))

test('learners and visitors send none', async () => {
  expect((await send(dataUrl(png(9, 9)), 'ada')).status).toBe(403)
  expect((await send(dataUrl(png(9, 9)), 'nobody')).status).toBe(401)
})
