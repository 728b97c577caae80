import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, startApi } from './testing/api.ts'

// Files that somebody could send in the place of a picture: to the profile, as any learner can, and to the modules, as
// an administrator whose session was stolen can. Each is refused with a sentence, and nothing of it is stored.

const bytes = (...parts: (string | number[] | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const as = (type: string, data: Buffer | string) =>
  `data:${type};base64,${(typeof data === 'string' ? Buffer.from(data, 'latin1') : data).toString('base64')}`
const be = (n: number, size: number) => Array.from({ length: size }, (_, i) => (n >>> (8 * (size - 1 - i))) & 255)
const png = (width: number, height: number) =>
  bytes('\x89PNG\r\n\x1a\n', be(13, 4), 'IHDR', be(width, 4), be(height, 4), [8, 6, 0, 0, 0])
const SCRIPT = '<script>fetch("/api/admin/users")</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`
const WEBP = bytes('RIFF', [40, 0, 0, 0], 'WEBP')

const FILES: readonly (readonly [name: string, dataUrl: unknown])[] = [
  ['a drawing with a script', as('image/svg+xml', SVG)],
  ['a drawing that says it is a PNG', as('image/png', SVG)],
  ['a drawing after a line of XML', as('image/webp', `<?xml version="1.0"?>${SVG}`)],
  ['a drawing without base64', `data:image/svg+xml,${encodeURIComponent(SVG)}`],
  ['a page', as('text/html', SCRIPT)],
  ['a page that says it is a JPEG', as('image/jpeg', SCRIPT)],
  ['a script', as('text/javascript', 'alert(1)')],
  ['the beginning of a PNG, then a page', as('image/png', `\x89PNG\r\n\x1a\n${SCRIPT}`)],
  ['a PNG with two types', as('image/png', png(9, 9)).replace('image/png', 'image/png;text/html')],
  ['a PNG with a parameter', as('image/png', png(9, 9)).replace(';base64', ';charset=utf-8;base64')],
  ['a PNG whose type has capitals', as('IMAGE/PNG', png(9, 9))],
  ['a PNG of four thousand million pixels a side', as('image/png', png(0xffff_ffff, 0xffff_ffff))],
  ['a PNG without a side', as('image/png', png(0, 9))],
  ['a PNG that ends within its head', as('image/png', png(9, 9).subarray(0, 20))],
  ['a PNG whose first chunk is another', as('image/png', bytes('\x89PNG\r\n\x1a\n', be(13, 4), 'tEXt', png(9, 9)))],
  ['a GIF', as('image/gif', 'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\0\0\0,\0\0\0\0\x01\0\x01\0\0')],
  ['a GIF that is a script too', as('image/png', 'GIF89a/*\0\0\0\0*/=alert(1)')],
  ['a BMP', as('image/bmp', bytes('BM', be(0, 60)))],
  ['an icon', as('image/x-icon', bytes([0, 0, 1, 0, 1, 0, 16, 16]))],
  ['a TIFF', as('image/tiff', bytes('II*\0', be(0, 40)))],
  ['an AVIF', as('image/avif', bytes(be(28, 4), 'ftypavif', be(0, 40)))],
  ['a PDF', as('application/pdf', '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>')],
  ['a PDF that says it is a WebP', as('image/webp', '%PDF-1.7\n%%EOF                     ')],
  ['an archive', as('image/jpeg', bytes('PK\x03\x04', be(0, 60)))],
  ['a JPEG of segments without length', as('image/jpeg', bytes([0xff, 0xd8], Buffer.alloc(150_000, 0xff)))],
  [
    'a JPEG whose segment ends behind the file',
    as('image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff], be(0, 20))),
  ],
  ['a JPEG without a frame', as('image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9], be(0, 20)))],
  ['a JPEG without height', as('image/jpeg', bytes([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 0, 0, 9, 3], be(0, 20)))],
  ['a WebP of a fourth kind', as('image/webp', bytes(WEBP, 'VP8Z', be(0, 40)))],
  ['a sound in the container of WebP', as('image/webp', bytes('RIFF', [40, 0, 0, 0], 'WAVE', be(0, 40)))],
  ['letters that are not base64', 'data:image/png;base64,<script>'],
  ['nothing', 'data:image/png;base64,'],
  ['an address elsewhere', 'https://example.org/picture.png'],
  ['an address of this server', '/api/admin/users'],
  ['a script as an address', 'javascript:alert(1)'],
  ['a file of the server', 'file:///etc/passwd'],
  ['a number', 7],
  ['a list', [as('image/png', png(9, 9))]],
  ['a record', { type: 'image/png', toString: 'x' }],
  ['two million letters', `data:image/png;base64,${'A'.repeat(2_000_000)}`],
]

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
  await api.register('ada')
  await api.signIn('admin', ADMIN)
})
afterAll(() => api.stop())

describe.each([
  ['profile', { method: 'PATCH', path: '/api/profile', as: 'ada', field: 'profileImage' }],
  ['module', { method: 'POST', path: '/api/admin/images', as: 'admin', field: 'dataUrl' }],
] as const)('as the picture of a %s', (_, { method, path, as: who, field }) => {
  test.each(FILES)('%s is refused', async (_name, file) => {
    const reply = await api.send(method, path, { as: who, body: { [field]: file } })
    expect([400, 413, 422]).toContain(reply.status)
    const { error } = (await reply.json()) as { error: { fr: string; en: string } | string }
    expect(JSON.stringify(error).length).toBeGreaterThan(10)
    expect(JSON.stringify(error)).not.toContain('script')
  })
})

test('nothing of them was stored', async () => {
  const { profileImageUrl } = (await (await api.send('GET', '/api/auth/user', { as: 'ada' })).json()) as {
    profileImageUrl: string | null
  }
  expect(profileImageUrl).toBeNull()
  const audit = (await (await api.send('GET', '/api/admin/audit', { as: 'admin' })).json()) as { kind: string }[]
  expect(audit.filter(({ kind }) => kind === 'image')).toEqual([])
})
