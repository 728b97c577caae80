import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../src/testing/free-port.ts'
import { postgresBinaries, postgresVersion } from './postgres-binaries.ts'

/**
 * `fast` aborts open transactions, `immediate` leaves them to the recovery, `crash` sends SIGKILL to the main process.
 */
export type StopMode = 'fast' | 'immediate' | 'crash'
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT', crash: 'SIGKILL' } as const
const NOBODY = 65_534
const LOOK_MS = 20
const READY_MS = 30_000
const EXIT_TRIES = 100

/** The server refuses to run as root, so root runs it as nobody. */
const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/**
 * A temporary server on a free port of this machine, with its data in a temporary folder. It is ended when this script
 * exits, also after an error.
 */
export class PostgresServer {
  readonly version: string
  readonly #folder: string
  readonly #bin: string
  readonly #port: number
  #child: ChildProcess | undefined
  #ended: Promise<void> = Promise.resolve()

  private constructor(folder: string, bin: string, port: number) {
    this.#folder = folder
    this.#bin = bin
    this.#port = port
    this.version = postgresVersion(bin)
  }
  static async create() {
    const folder = mkdtempSync(join(tmpdir(), 'situ-postgres-'))
    if (who.uid !== undefined) chownSync(folder, who.uid, who.gid)
    const bin = postgresBinaries(folder)
    const options = ['--username=situ', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
    execFileSync(join(bin, 'initdb'), ['-D', join(folder, 'data'), ...options], { ...who, cwd: folder, stdio: 'pipe' })
    const server = new PostgresServer(folder, bin, await freePort())
    process.once('exit', server.#atExit)
    await server.start()
    return server
  }
  /**
   * Starts a standby that streams from this server. It begins as a copy of this server's files, so this server is
   * stopped for a moment.
   */
  async standby() {
    const folder = mkdtempSync(join(tmpdir(), 'situ-postgres-'))
    await this.stop('fast')
    cpSync(this.#folder, folder, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.pid') })
    execFileSync('chown', ['-R', `${who.uid ?? process.getuid?.()}`, folder])
    const data = join(folder, 'data')
    chmodSync(data, 0o700)
    const conninfo = `primary_conninfo = 'host=127.0.0.1 port=${this.#port} user=situ'\n`
    writeFileSync(join(data, 'standby.signal'), '')
    appendFileSync(join(data, 'postgresql.auto.conf'), conninfo)
    await this.start()
    const server = new PostgresServer(folder, this.#bin, await freePort())
    process.once('exit', server.#atExit)
    await server.start()
    return server
  }
  get pid() {
    return this.#child?.pid ?? 0
  }
  get url() {
    return `postgres://situ@127.0.0.1:${this.#port}/postgres`
  }
  /**
   * Starts the server; resolves when it accepts connections, after any recovery. Throws if it has not started after
   * half a minute of tries.
   */
  async start() {
    for (const until = Date.now() + READY_MS; ; ) {
      this.#spawn()
      while (this.#isRunning && !this.#isReady()) await pause(LOOK_MS)
      if (this.#isRunning) return
      // The processes of a killed server may need a moment to end, and until then a new server does not start.
      if (Date.now() > until) throw new Error(`PostgreSQL does not start:\n${this.#log()}`)
      await pause(5 * LOOK_MS)
    }
  }
  async stop(mode: StopMode) {
    this.#child?.kill(SIGNALS[mode])
    await this.#ended
  }
  /** Runs one statement on a connection of its own. */
  async query<R extends pg.QueryResultRow>(sql: string, values: unknown[] = [], url = this.url): Promise<R[]> {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<R>(sql, values)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }
  /** Ends every client connection, as an administrator can. */
  async terminateConnections() {
    await this.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
  }
  /**
   * Kills the process of one connection: the server ends all others and recovers. Resolves when it accepts connections
   * again.
   */
  async killConnection() {
    const [row] = await this.query<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
    )
    if (!row) return
    process.kill(row.pid, 'SIGKILL')
    await pause(LOOK_MS)
    for (const until = Date.now() + READY_MS; ; await pause(LOOK_MS))
      try {
        return void (await this.query('select 1'))
      } catch (error) {
        if (Date.now() > until) throw error
      }
  }
  async remove() {
    await this.stop('fast')
    process.off('exit', this.#atExit)
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #spawn() {
    const log = openSync(join(this.#folder, 'log'), 'a')
    const settings = [`port=${this.#port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
    const args = ['-D', join(this.#folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])]
    const child = spawn(join(this.#bin, 'postgres'), args, { ...who, cwd: this.#folder, stdio: ['ignore', log, log] })
    closeSync(log)
    this.#child = child
    this.#ended = new Promise((done) => child.once('exit', () => done()))
  }
  get #isRunning() {
    return this.#child?.exitCode === null && this.#child.signalCode === null
  }
  /** The server is ready when its file `postmaster.pid` has this process's id and the state “ready” or “standby”. */
  #isReady() {
    try {
      const lines = readFileSync(join(this.#folder, 'data/postmaster.pid'), 'utf8').split('\n')
      return lines[0] === String(this.#child?.pid) && ['ready', 'standby'].includes(lines[7]?.trim() ?? '')
    } catch {
      return false
    }
  }
  #log() {
    return readFileSync(join(this.#folder, 'log'), 'utf8').split('\n').slice(-20).join('\n')
  }
  readonly #atExit = () => {
    if (this.#isRunning) this.#child?.kill('SIGQUIT')
    // The server may write into its folder until it has ended, so the removal is tried again.
    for (let tried = 1; tried <= EXIT_TRIES && existsSync(this.#folder); tried++)
      try {
        rmSync(this.#folder, { recursive: true, force: true })
      } catch {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS)
      }
  }
}
