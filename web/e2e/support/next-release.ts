import { front } from './front.ts'

/**
 * A proxy in front of the real server that makes its service worker look like the next release, once `release` is
 * called.
 */
export async function nextRelease(target: number): Promise<{ url: string; release: () => void; close: () => void }> {
  let version = ''
  const { url, close } = await front(target, (answer, incoming, outgoing) => {
    const isWorker = incoming.url === '/service-worker.js'
    const headers = { ...answer.headers }
    if (isWorker) delete headers['content-length']
    outgoing.writeHead(answer.statusCode ?? 500, headers)
    if (!isWorker) return answer.pipe(outgoing)
    answer.on('data', (chunk) => outgoing.write(chunk))
    answer.on('end', () => outgoing.end(version))
  })
  return {
    url,
    close,
    release: () => {
      version = '\n// the next release\n'
    },
  }
}
