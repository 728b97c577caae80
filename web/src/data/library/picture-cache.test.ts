import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { server } from '#testing/server'
import { keepPictures, PICTURE_CACHE } from './picture-cache'

/** What the stand-in for the Cache API holds, by address; jsdom has no Cache API. */
const stored = new Map<string, Response>()
const url = (address: string) => new URL(address, location.href).href
beforeEach(() => {
  stored.clear()
  const cache = {
    keys: async () => [...stored.keys()].map((address) => ({ url: address })),
    delete: async (address: string) => stored.delete(url(address)),
    put: async (address: string, answer: Response) => void stored.set(url(address), answer),
  }
  vi.stubGlobal('caches', { open: async (name: string) => name === PICTURE_CACHE && cache })
})
const names = () => [...stored.keys()].map((address) => new URL(address).pathname)
const asked: string[] = []
const answering = (answer: (name: string) => Response) => {
  asked.length = 0
  server.use(
    http.get('*/content-images/:name', ({ params }) => {
      asked.push(String(params.name))
      return answer(String(params.name))
    }),
  )
}
const picture = () => new HttpResponse('x', { headers: { 'content-type': 'image/webp' } })

test('what modules show is kept, asked for once, and goes when no module shows it', async () => {
  answering(picture)
  await keepPictures(['/content-images/a.webp', '/content-images/b.webp'])
  expect(names()).toEqual(['/content-images/a.webp', '/content-images/b.webp'])
  await keepPictures(['/content-images/b.webp', '/content-images/c.webp'])
  expect(names()).toEqual(['/content-images/b.webp', '/content-images/c.webp'])
  expect(asked).toEqual(['a.webp', 'b.webp', 'c.webp'])
})

test('a picture that is gone, or a page of a captive portal, is not kept and keeps no other away', async () => {
  answering((name) => {
    if (name === 'a.webp') return new HttpResponse(null, { status: 404 })
    return name === 'b.webp' ? HttpResponse.html('<p>Sign in to the wireless network</p>') : picture()
  })
  await keepPictures(['/content-images/a.webp', '/content-images/b.webp', '/content-images/c.webp'])
  expect(names()).toEqual(['/content-images/c.webp'])
})

test('with no network it ends, and goes on at the next start', async () => {
  answering(() => HttpResponse.error())
  await keepPictures(['/content-images/a.webp', '/content-images/b.webp'])
  expect(asked).toEqual(['a.webp'])
  answering(picture)
  await keepPictures(['/content-images/a.webp'])
  expect(names()).toEqual(['/content-images/a.webp'])
})

test('a page that has no caches does without', async () => {
  vi.stubGlobal('caches', undefined)
  Reflect.deleteProperty(globalThis, 'caches')
  await expect(keepPictures(['/content-images/a.webp'])).resolves.toBeUndefined()
})
