import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../../api/src/main.ts')
/** Password of the administrator that the test servers are given. */
export const ADMIN = { email: 'admin@situ.local', password: 'a password of the tests' }

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The real server on a database of its own, which can be stopped, killed and started again on the same port. */
export class RealServer {
  readonly dir = mkdtempSync(join(tmpdir(), 'situ-e2e-'))
  port = 0
  private child: ChildProcess | undefined

  get url() {
    return `http://localhost:${this.port}`
  }
  async start(): Promise<this> {
    this.port ||= await freePort()
    const child = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.dir,
        APP_ORIGIN: this.url,
        ADMIN_PASSWORD: ADMIN.password,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    this.child = child
    // Whatever ends the test run, no server outlives it.
    process.once('exit', () => child.kill('SIGKILL'))
    await new Promise<void>((ready, broken) => {
      child.stdout?.on('data', (text) => String(text).includes('Situ:') && ready())
      child.once('exit', (code) => broken(new Error(`the server ended with ${code}`)))
    })
    return this
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
