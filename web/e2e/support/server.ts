import type { ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../api/src/testing/free-port.ts'
import { startMain } from '../../../api/src/testing/main-process.ts'

/** The administrator of the test servers. */
export const ADMIN = { email: 'admin@situ.local', password: 'a password of the tests' }

const TMP = join(import.meta.dirname, '../../../.tmp')
/**
 * The data of a server's first start: its database with content and administrator. `seedServers` makes it for all
 * journeys.
 */
const SEEDED = join(TMP, 'e2e-server')

/** The real server on a database of its own, which can be stopped, killed and restarted on the same port. */
export class RealServer {
  readonly dir = mkdtempSync(join(tmpdir(), 'situ-e2e-'))
  constructor() {
    if (existsSync(SEEDED)) cpSync(SEEDED, this.dir, { recursive: true })
  }
  port = 0
  private child: ChildProcess | undefined

  get isRunning() {
    return this.child !== undefined && this.child.exitCode === null
  }
  get url() {
    return `http://localhost:${this.port}`
  }
  async start(): Promise<this> {
    const isFirst = this.port === 0
    this.port ||= await freePort()
    const { child, ready } = startMain({
      ...process.env,
      PORT: String(this.port),
      DATA_DIR: this.dir,
      APP_ORIGIN: this.url,
      ADMIN_PASSWORD: ADMIN.password,
      // All servers of the journeys share one compile cache.
      NODE_COMPILE_CACHE: join(TMP, 'compiled'),
    })
    this.child = child
    // No server outlives the test run, however it ends.
    process.once('exit', () => child.kill('SIGKILL'))
    try {
      await ready()
      return this
    } catch (error) {
      // Something else has taken the port since it was seen free.
      if (!isFirst || !String(error).includes('already in use')) throw error
      this.port = 0
      return this.start()
    }
  }
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const { child } = this
    this.child = undefined
    return new Promise((ended) => {
      if (!child || child.exitCode !== null) return ended()
      child.once('exit', () => ended())
      child.kill(signal)
    })
  }
  async remove() {
    await this.stop()
    rmSync(this.dir, { recursive: true, force: true })
  }
}

/** Starts a server once for its initial data, because migrating and seeding take longer than the start itself. */
export async function seedServers() {
  rmSync(SEEDED, { recursive: true, force: true })
  const server = await new RealServer().start()
  await server.stop()
  cpSync(server.dir, SEEDED, { recursive: true })
  await server.remove()
}
