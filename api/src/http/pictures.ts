import type { Context, Hono } from 'hono'
import type { Endpoint } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { Refusal } from './failures.ts'
import type { createGuard } from './guard.ts'
import type { Responder } from './respond.ts'

interface Options {
  respond: Responder
  guard: ReturnType<typeof createGuard>
  pictureOf: (userId: string) => Promise<{ type: string; base64: string } | undefined>
}
const NAME = 'profile.image'
const ENDPOINT: Endpoint = { method: 'GET', path: '/api/profile-images/{id}', shape: {} }

/** Profile pictures, for the signed-in. A new picture has a new address, so that each is kept for ever. */
export function mountPictures(app: Hono, { respond, guard, pictureOf }: Options) {
  app.get('/api/profile-images/:id', (c: Context) =>
    respond(c, NAME, async (now) => {
      const session = await guard.enter(c, { name: NAME, endpoint: ENDPOINT }, now)
      const picture = await pictureOf(c.req.param('id') ?? '')
      if (!picture) throw new Refusal(404, MESSAGES.notFound)
      return {
        status: 200,
        body: '',
        bytes: Uint8Array.from(Buffer.from(picture.base64, 'base64')),
        headers: {
          'Content-Type': picture.type,
          'Cache-Control': 'private, max-age=31536000, immutable',
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'Content-Disposition': 'inline',
        },
        userId: session?.user.id,
      }
    }),
  )
}
