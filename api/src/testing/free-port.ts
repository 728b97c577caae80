import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Linux, macOS and Windows take the local ports of outgoing connections from 32,768 upwards. A port from there can be in
 * use again by such a connection before the server under test opens it. Browsers and `fetch` refuse port 10,080.
 */
const LOWEST = 10_100
const END = 32_768

/**
 * Each process begins at a random port and takes the following ones in turn, so that two test files hardly ever choose
 * the same one.
 */
let next = randomInt(LOWEST, END)

/** A port of this machine on which nothing listens and which no outgoing connection takes. */
export async function freePort(): Promise<number> {
  const port = next
  next = port + 1 === END ? LOWEST : port + 1
  const isFree = await new Promise<boolean>((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
  return isFree ? port : freePort()
}
