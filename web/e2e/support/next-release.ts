import { createServer, request } from 'node:http'

/**
 * A proxy in front of the real server that makes its service worker look like the next release, once `release` is
 * called.
 */
export async function nextRelease(target: number): Promise<{ url: string; release: () => void; close: () => void }> {
  let version = ''
  const server = createServer((incoming, outgoing) => {
    const through = request(
      {
        port: target,
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, 'accept-encoding': 'identity', 'if-none-match': '' },
      },
      (answer) => {
        const isWorker = incoming.url === '/service-worker.js'
        const headers = { ...answer.headers }
        if (isWorker) delete headers['content-length']
        outgoing.writeHead(answer.statusCode ?? 500, headers)
        if (!isWorker) return answer.pipe(outgoing)
        answer.on('data', (chunk) => outgoing.write(chunk))
        answer.on('end', () => outgoing.end(version))
      },
    )
    incoming.pipe(through)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    release: () => {
      version = '\n// the next release\n'
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
