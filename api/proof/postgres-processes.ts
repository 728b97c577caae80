import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Running, startScript } from '../bench/servers.ts'

const MAIN = join(import.meta.dirname, '../src/main.ts')
/** One key for every process on the database, in all proofs. */
const SECRET_KEY = randomBytes(32).toString('hex')
const LOOK_MS = 20
/** Milliseconds after which a process without a reply counts as lost. */
export const BACK_MS = 30_000

/**
 * Processes of the real server on one database; `replace` counts those that have ended and starts others in their
 * place.
 */
export class Processes {
  readonly #env: Record<string, string>
  #running: Running[] = []
  ended = 0

  constructor(env: Record<string, string>) {
    this.#env = { TRUST_PROXY_HOPS: '1', SECRET_KEY, DRAIN_SECONDS: '0', ...env }
  }
  get urls() {
    return this.#running.map(({ url }) => url)
  }
  async add() {
    this.#running.push(await this.#start())
  }
  /** Replaces the processes that have ended. */
  async replace() {
    for (const [place, server] of this.#running.entries())
      if (server.child.exitCode !== null || server.child.signalCode !== null) {
        this.ended++
        await server.stop()
        this.#running[place] = await this.#start()
      }
  }
  /**
   * Milliseconds until every process that runs has replied to a call that reads the database; more than `BACK_MS` where
   * one does not reply.
   */
  async back() {
    const begun = performance.now()
    for (const { url, child } of this.#running)
      while (child.exitCode === null && child.signalCode === null) {
        const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(BACK_MS) }).catch(() => undefined)
        await answer?.text()
        if (answer?.ok) break
        if (performance.now() - begun > BACK_MS) break
        await pause(LOOK_MS)
      }
    return Math.round(performance.now() - begun)
  }
  async stop() {
    await Promise.all(this.#running.map((server) => server.stop()))
    this.#running = []
  }
  #start() {
    return startScript(MAIN, this.#env)
  }
}
