import { fstatSync, write } from 'node:fs'
import { Socket } from 'node:net'
import { hostname } from 'node:os'
import pino, { type Logger } from 'pino'

/** Waiting lines are written when they have this many characters, and every second. */
const WRITE_CHARACTERS = 16_000
/** Characters that may wait for a slow reader; beyond them, lines are lost. */
const WAITING_CHARACTERS_MAX = 4_000_000
const FLUSH_MS = 1000

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

type Write = (text: string, done: (error?: Error | null) => void) => void
/** Writes to a descriptor without blocking: a pipe that nobody reads would block the process. */
function writerOf(fd: number): Write {
  const stat = fstatSync(fd)
  if (!stat.isFIFO() && !stat.isSocket()) return (text, done) => write(fd, text, done)
  const socket = new Socket({ fd, readable: false, writable: true })
  socket.on('error', () => {})
  socket.unref()
  return (text, done) => void socket.write(text, done)
}

/**
 * The log on stderr, so that stdout has only what a person reads. Where its lines cannot be written (a full disk, a
 * closed pipe or one that nobody reads), they are lost, and nothing else happens: the server continues, and stops as
 * usual. Pino's own destination would end the process, or keep it from ending.
 */
export function createLog(level: LogLevel, fd = 2) {
  const put = writerOf(fd)
  let lost = 0
  let lines: string[] = []
  let waiting = 0
  let writing: Promise<void> | undefined

  function flush(): Promise<void> {
    if (writing || lines.length === 0) return writing ?? Promise.resolve()
    const [text, count] = [lines.join(''), lines.length]
    lines = []
    waiting = 0
    writing = new Promise<void>((done) =>
      put(text, (error) => {
        if (error) lost += count
        writing = undefined
        done()
      }),
    )
    return writing
  }
  function take(line: string) {
    if (waiting + line.length > WAITING_CHARACTERS_MAX) {
      lost++
      return
    }
    lines.push(line)
    waiting += line.length
    if (waiting >= WRITE_CHARACTERS) void flush()
  }
  const timer = setInterval(() => void flush(), FLUSH_MS)
  timer.unref()
  const log: Logger = pino(
    {
      level,
      base: { host: hostname(), pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
    },
    { write: take },
  )
  return {
    log,
    /** Number of lost lines. */
    lost: () => lost,
    /** Writes the waiting lines, but stops waiting after a second. */
    close: async () => {
      clearInterval(timer)
      const all = async () => {
        while (writing || lines.length > 0) await flush()
      }
      await Promise.race([all(), new Promise((late) => setTimeout(late, FLUSH_MS))])
    },
  }
}
