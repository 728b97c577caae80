import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isProfiled } from '../../.ci/profile.ts'
import { SERVER_ENV, SERVER_FLAGS } from '../../.ci/server.ts'
import { freePort } from '../src/testing/free-port.ts'

export interface Running {
  url: string
  pid: number
  child: ChildProcess
  dir: string
  /** The port of its inspector, where benchmarks are profiled. */
  inspector: number | undefined
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Starts a script as a separate server, with the settings of `npm start`, and waits for its first output on stdout;
 * rejects if it ends before. Without `keep`, the server gets a temporary folder, which `stop` deletes.
 */
export async function startScript(
  script: string,
  env: Record<string, string>,
  keep?: { dir: string },
): Promise<Running> {
  const port = await freePort()
  const inspector = isProfiled ? await freePort() : undefined
  const flags = inspector === undefined ? SERVER_FLAGS : [...SERVER_FLAGS, `--inspect=127.0.0.1:${inspector}`]
  const dir = keep?.dir ?? mkdtempSync(join(tmpdir(), 'situ-bench-'))
  const child = spawn(process.execPath, [...flags, script], {
    env: { ...SERVER_ENV, ...process.env, PORT: String(port), DATA_DIR: dir, LIMIT_DB: join(dir, 'limit.db'), ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // The server is killed when this script exits, also after an error.
  const killIt = () => child.kill('SIGKILL')
  process.once('exit', killIt)
  const ended = new Promise<void>((done) =>
    child.once('exit', () => {
      process.off('exit', killIt)
      done()
    }),
  )
  await new Promise<void>((done, fail) => {
    child.stdout?.once('data', () => done())
    child.once('exit', (code) => fail(new Error(`${script} ended with ${code}`)))
  })
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    await ended
    if (!keep) rmSync(dir, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, child, dir, inspector, stop }
}

const TICKS_PER_SECOND = 100
/** The fields of `/proc/PID/stat` from the process's state on. */
const accountOf = (pid: number | string) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
const sum = (ticks: (string | undefined)[]) => ticks.reduce((all, n) => all + Number(n), 0) / TICKS_PER_SECOND
/** CPU seconds that the process has used, from the kernel's accounts. */
export const cpuSeconds = (pid: number) => sum(accountOf(pid).slice(11, 13))

/** CPU seconds of a process, of its children that run, and of those that have ended. */
export function cpuSecondsWithChildren(pid: number) {
  let seconds = sum(accountOf(pid).slice(11, 15))
  for (const other of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const fields = accountOf(other)
      if (Number(fields[1]) === pid) seconds += sum(fields.slice(11, 13))
    } catch {
      // The process has ended since the folder was read.
    }
  return seconds
}
/** Anonymous resident memory in MiB. */
export const residentMiB = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/RssAnon:\s+(\d+)/)?.[1] ?? 0) / 1024

const HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
let networks = 0
/** An address in a network from which no call came yet, so that no limit applies to it. */
export const anyNetwork = () => `10.${(++networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`

export interface Learner {
  email: string
  password: string
  headers: Record<string, string>
}
/** Registers an account; returns it with the headers that its browser sends. Throws where the server refuses it. */
export async function register(url: string, name: string): Promise<Learner> {
  const email = `${name}@example.org`
  const password = `password of ${name}`
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { ...HEADERS, 'x-forwarded-for': anyNetwork() },
    body: JSON.stringify({ email, password, firstName: 'Ada', lastName: 'Lovelace' }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (!answer.ok || !cookie) throw new Error(`registering answered ${answer.status}`)
  return { email, password, headers: { ...HEADERS, cookie } }
}
