import { type AddressInfo, createServer, type Socket } from 'node:net'

/**
 * The server's behaviour for a statement: done, end the connection with or without a message, no reply, or a refusal
 * with a code.
 */
export type Step = 'done' | 'terminate' | 'drop' | 'silent' | { refuse: string }

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
/** "select 0": every statement succeeds and returns no rows. */
const complete = (sql: string) => message('C', text(`${(sql.match(/^\w+/)?.[0] ?? 'select').toUpperCase()} 0`))
/** The replies to the messages Describe (no rows) and Sync of the protocol. */
const PARTS: Record<string, Buffer> = { D: message('n'), S: READY }

/** Parses the messages of a client: the first one has no type byte. */
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

/**
 * A server on a port of this machine with enough of PostgreSQL's protocol for connections to be lost: it stores no
 * data.
 */
export async function startFakePostgres() {
  const asked: string[] = []
  /** Statements that were sent with their text, not only by name. */
  const texts: string[] = []
  const sockets = new Set<Socket>()
  let step: (sql: string) => Step = () => 'done'
  /** The code with which new connections are refused; undefined while they are accepted. */
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
      if (typeof what === 'object') {
        socket.write(failure(what.refuse, 'no'))
        isRefused = true
      }
      if (what === 'terminate') socket.end(failure('57P01', 'terminating connection due to administrator command'))
      return what === 'done'
    }
    let isHeard = true
    /** Set after a refusal, until the client has ended its sequence of messages. */
    let isRefused = false
    /** Statements by name; the unnamed one is the last that was parsed. */
    const named = new Map<string, string>()
    let isParsed = false
    const onMessage = (type: string, body: Buffer) => {
      if (isRefused) {
        if (type !== 'S') return
        isRefused = false
        isHeard = true
        socket.write(READY)
        return
      }
      if (!isHeard) return
      if (type === '') {
        if (refusal === undefined) socket.write(ADMITTED)
        else socket.end(failure(refusal, 'not now'))
      } else if (type === 'Q') {
        // The first of several statements in one message identifies it.
        const query = body.toString('utf8', 0, body.indexOf(0)).split(';')[0] ?? ''
        texts.push(query)
        isHeard = take(query)
        if (isRefused) {
          isRefused = false
          isHeard = true
          socket.write(READY)
          return
        }
        if (isHeard) socket.write(Buffer.concat([complete(sql), READY]))
      } else if (type === 'P') {
        const from = body.indexOf(0) + 1
        const name = body.toString('utf8', 0, from - 1)
        const query = body.toString('utf8', from, body.indexOf(0, from))
        texts.push(query)
        named.set(name, query)
        isParsed = true
        isHeard = take(query)
        if (isHeard) socket.write(message('1'))
      } else if (type === 'B') {
        const from = body.indexOf(0) + 1
        const query = named.get(body.toString('utf8', from, body.indexOf(0, from))) ?? ''
        isHeard = isParsed || take(query)
        isParsed = false
        if (isHeard) socket.write(message('2'))
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
    parsed: (sql: string) => texts.filter((text) => text === sql).length,
    /** Sets the behaviour for statements from now on. */
    on(next: (sql: string) => Step) {
      step = next
    },
    /** From now on connections are refused with this code, or accepted again without one. */
    refuse(code: string | undefined) {
      refusal = code
    },
    /** Ends every connection, as when the server is killed. */
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
