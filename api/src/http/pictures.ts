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
interface Row {
  type: string
  base64: string
}
/** One kind of picture: its name in the log, its path, how its row is read, and the bytes of a row. */
interface Kind {
  name: string
  path: string
  pictureOf: (id: string) => Promise<Row | undefined>
  bytesOf: (row: Row | undefined) => Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** Pictures, for signed-in users. Each picture has its own address, so that it can be cached for ever. */
export function mountPictures(app: Hono, { respond, guard }: Options, { name, path, pictureOf, bytesOf }: Kind) {
  const endpoint: Endpoint = { method: 'GET', path: `${path}/{id}`, shape: {} }
  app.get(`${path}/:id`, (c: Context) =>
    respond(c, name, async (now) => {
      const { session } = await guard.enter(c, { name, endpoint }, now)
      const picture = await pictureOf(c.req.param('id') ?? '')
      const bytes = await bytesOf(picture)
      if (!picture || !bytes) throw new Refusal(404, MESSAGES.notFound)
      return {
        status: 200,
        body: '',
        bytes,
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
