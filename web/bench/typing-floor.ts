import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The minimum work of a page for a key: one class on the typed letter. */
const page = (
  text: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Floor</title><style>#text { font: 500 22px/1.9 monospace; max-width: 740px; color: #53686a } .ok { color: #10282c }</style>
<h1>Floor</h1><div id="text">${Array.from(text, (letter) => `<span>${letter}</span>`).join('')}</div>
<script>
const letters = document.querySelectorAll('#text > span')
let next = 0
addEventListener('keydown', ({ key }) => { if (key === letters[next]?.textContent) letters[next++].className = 'ok' })
</script>`

/** Serves the floor page with a text until it is stopped. */
export async function startTypingFloor(text: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(page(text))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop }
}
