import { PROFILE_IMAGE_BYTES_MAX, PROFILE_IMAGE_SIDE } from 'shared/model/people/user'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '../testing/api.ts'
import { readImage } from './read-image.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const be = (n: number, size: number) => Array.from({ length: size }, (_, i) => (n >> (8 * (size - 1 - i))) & 255)
const le = (n: number, size: number) => be(n, size).reverse()
const png = (w: number, h: number) => bytes('\x89PNG\r\n\x1a\n', be(13, 4), 'IHDR', be(w, 4), be(h, 4), [8, 6, 0, 0, 0])
const jpeg = (w: number, h: number) =>
  bytes(
    [0xff, 0xd8],
    [0xff, 0xe0, 0, 4, 0, 0],
    [0xff, 0xc4, 0, 3, 0],
    [0xff, 0xc2, 0, 17, 8],
    be(h, 2),
    be(w, 2),
    [3, 0, 0],
  )
const riff = (kind: string, ...rest: (string | number[])[]) =>
  bytes('RIFF', le(40, 4), 'WEBP', kind, le(20, 4), ...rest, new Array(16).fill(0))
const vp8 = (w: number, h: number) => riff('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a], le(w, 2), le(h, 2))
const vp8l = (w: number, h: number) => riff('VP8L', [0x2f], le((w - 1) | ((h - 1) << 14), 4))
const vp8x = (w: number, h: number) => riff('VP8X', [0, 0, 0, 0], le(w - 1, 3), le(h - 1, 3))
const url = (type: string, data: Buffer) => `data:image/${type};base64,${data.toString('base64')}`

const readProfileImage = (dataUrl: string) =>
  readImage(dataUrl, { side: PROFILE_IMAGE_SIDE, bytes: PROFILE_IMAGE_BYTES_MAX })

const KINDS: [string, string, (w: number, h: number) => Buffer][] = [
  ['PNG', 'png', png],
  ['JPEG', 'jpeg', jpeg],
  ['WebP, lossy', 'webp', vp8],
  ['WebP, lossless', 'webp', vp8l],
  ['WebP, extended', 'webp', vp8x],
]
describe.each(KINDS)('%s', (_, type, make) => {
  test.each([
    [256, 256, true],
    [1, 1, true],
    [257, 256, false],
    [256, 257, false],
    [10_000, 10_000, false],
  ])('%d × %d: %s', (w, h, fits) => {
    expect(readProfileImage(url(type, make(w, h))) !== undefined).toBe(fits)
  })
  test('under another name it is nothing', () => {
    const other = type === 'png' ? 'jpeg' : 'png'
    expect(readProfileImage(url(other, make(9, 9)))).toBeUndefined()
  })
  test('cut short it is nothing', () => {
    expect(readProfileImage(url(type, make(9, 9).subarray(0, 12)))).toBeUndefined()
  })
})
test('at most 256 KiB', () => {
  const of = (size: number) => Buffer.concat([png(9, 9), Buffer.alloc(size - png(9, 9).length)])
  expect(readProfileImage(url('png', of(PROFILE_IMAGE_BYTES_MAX)))).toBeDefined()
  expect(readProfileImage(url('png', of(PROFILE_IMAGE_BYTES_MAX + 1)))).toBeUndefined()
})
test.each([
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  'data:text/html;base64,PGI+',
  'data:image/png;base64,',
])('%s is refused', (dataUrl) => expect(readProfileImage(dataUrl)).toBeUndefined())

describe('its address', () => {
  let api: Awaited<ReturnType<typeof startApi>>
  beforeAll(async () => {
    api = await startApi()
    for (const name of ['ada', 'grace']) await api.register(name)
  })
  afterAll(() => api.stop())
  const change = async (profileImage: string | null) => {
    const answer = await api.send('PATCH', '/api/profile', { as: 'ada', body: { profileImage } })
    return ((await answer.json()) as { profileImageUrl: string }).profileImageUrl
  }

  test('answers the picture to the signed-in, as nothing that can run, to be kept for ever', async () => {
    const picture = png(3, 4)
    const address = await change(url('png', picture))
    const answer = await api.send('GET', address, { as: 'grace' })
    expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true)
    // The picture is also shown beside the user's messages.
    const sent = await api.send('POST', '/api/chat/messages', {
      as: 'ada',
      body: { content: 'Bonjour', senderName: 'Ada', roomId: 'general' },
    })
    expect(await sent.json()).toMatchObject({ profileImageUrl: address })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
    })
    expect((await api.send('GET', address)).status).toBe(401)
    api.time.now += 1
    expect(await change(url('png', png(5, 5)))).not.toBe(address)
  })
  test('is gone with the picture', async () => {
    const address = await change(url('png', png(3, 4)))
    await change(null)
    expect((await api.send('GET', address, { as: 'grace' })).status).toBe(404)
    expect((await api.send('GET', '/api/profile-images/nobody', { as: 'grace' })).status).toBe(404)
  })
})
