import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What the server does with a statement: answers that it is done, ends the connection with or without a word, or says nothing. */
export type Step = 'done' | 'terminate' | 'drop' | 'silent'

const CODE_BYTES = 1
const LENGTH_BYTES = 4
const message = (type: string, body: Buffer = Buffer.alloc(0)) => {
  const head = Buffer.alloc(CODE_BYTES + LENGTH_BYTES)
  head.write(type)
  head.writeInt32BE(LENGTH_BYTES + body.length, CODE_BYTES)
  return Buffer.concat([head, body])
}
const text = (value: string) => Buffer.from(`${value}\0`)
const failure = (code: string, words: string) =>
  message('E', Buffer.concat([text('SFATAL'), text(`C${code}`), text(`M${words}`), Buffer.alloc(1)]))
const READY = message('Z', Buffer.from('I'))
const ADMITTED = Buffer.concat([message('R', Buffer.alloc(LENGTH_BYTES)), READY])
/** "select 0": every statement is done and finds nothing. */
const complete = (sql: string) => message('C', text(`${(sql.match(/^\w+/)?.[0] ?? 'select').toUpperCase()} 0`))
/** The answers that the parts of a prepared statement have. */
const PARTS: Record<string, Buffer> = { B: message('2'), D: message('n'), S: READY }

/** Reads the messages of a client: the first one has no letter. */
function reading(onMessage: (type: string, body: Buffer) => void) {
  let kept = Buffer.alloc(0)
  let isFirst = true
  return (bytes: Buffer) => {
    kept = Buffer.concat([kept, bytes])
    for (;;) {
      const at = isFirst ? 0 : CODE_BYTES
      if (kept.length < at + LENGTH_BYTES) return
      const end = at + kept.readInt32BE(at)
      if (kept.length < end) return
      const type = isFirst ? '' : kept.toString('latin1', 0, 1)
      const body = kept.subarray(at + LENGTH_BYTES, end)
      kept = kept.subarray(end)
      isFirst = false
      onMessage(type, body)
    }
  }
}

/** A server on a port of this machine that speaks enough of PostgreSQL's language to be lost: it holds no data. */
export async function startFakePostgres() {
  const asked: string[] = []
  const sockets = new Set<Socket>()
  let step: (sql: string) => Step = () => 'done'
  /** The code by which nobody is let in. */
  let refusal: string | undefined

  function serve(socket: Socket) {
    socket.setNoDelay(true)
    sockets.add(socket)
    let sql = ''
    const take = (query: string) => {
      sql = query
      asked.push(query)
      const what = step(query)
      if (what === 'drop') socket.destroy()
      if (what === 'terminate') socket.end(failure('57P01', 'terminating connection due to administrator command'))
      return what === 'done'
    }
    let isHeard = true
    const onMessage = (type: string, body: Buffer) => {
      if (!isHeard) return
      if (type === '') {
        if (refusal === undefined) socket.write(ADMITTED)
        else socket.end(failure(refusal, 'not now'))
      } else if (type === 'Q') {
        isHeard = take(body.toString('utf8', 0, body.indexOf(0)))
        if (isHeard) socket.write(Buffer.concat([complete(sql), READY]))
      } else if (type === 'P') {
        const from = body.indexOf(0) + 1
        isHeard = take(body.toString('utf8', from, body.indexOf(0, from)))
        if (isHeard) socket.write(message('1'))
      } else if (type === 'E') socket.write(complete(sql))
      else if (type === 'X') socket.end()
      else if (PARTS[type]) socket.write(PARTS[type])
    }
    socket.on('data', reading(onMessage))
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer(serve)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://situ@127.0.0.1:${port}/situ`,
    /** Every statement, in order. */
    asked,
    /** From now on statements are answered so. */
    on(next: (sql: string) => Step) {
      step = next
    },
    /** From now on nobody is let in, for the reason of this code; or everybody is. */
    refuse(code: string | undefined) {
      refusal = code
    },
    /** Every connection ends, as where the server is killed. */
    dropAll() {
      for (const socket of sockets) socket.destroy()
    },
    stop: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => done())
      }),
  }
}
export type FakePostgres = Awaited<ReturnType<typeof startFakePostgres>>
