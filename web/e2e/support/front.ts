import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Sends one answer of the real server on to the browser. */
export type PassOn = (answer: IncomingMessage, incoming: IncomingMessage, outgoing: ServerResponse) => unknown

/** A proxy in front of the real server. */
export async function front(target: number, passOn: PassOn): Promise<{ url: string; close: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const through = request(
      {
        port: target,
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, 'accept-encoding': 'identity', 'if-none-match': '' },
      },
      (answer) => passOn(answer, incoming, outgoing),
    )
    incoming.pipe(through)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
