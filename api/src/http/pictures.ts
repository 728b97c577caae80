import type { Context, Hono } from 'hono'
import type { Endpoint } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { Refusal } from './failures.ts'
import type { createGuard } from './guard.ts'
import type { Responder } from './respond.ts'

interface Options {
  respond: Responder
  guard: ReturnType<typeof createGuard>
}
/** One kind of picture: its name in the log, its path, and how it is read. */
interface Kind {
  name: string
  path: string
  pictureOf: (id: string) => Promise<{ type: string; base64: string } | undefined>
}

/** Pictures, for signed-in users. Each picture has its own address, so that it can be cached for ever. */
export function mountPictures(app: Hono, { respond, guard }: Options, { name, path, pictureOf }: Kind) {
  const endpoint: Endpoint = { method: 'GET', path: `${path}/{id}`, shape: {} }
  app.get(`${path}/:id`, (c: Context) =>
    respond(c, name, async (now) => {
      const { session } = await guard.enter(c, { name, endpoint }, now)
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
