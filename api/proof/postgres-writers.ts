import { setTimeout as pause } from 'node:timers/promises'
import type { Learner } from '../bench/servers.ts'
import { makeWriter, nextId, sendActivity, type Writer } from './writer.ts'

const AGAIN_MS = 100
/** Milliseconds to wait for a reply: more than the server allows the calls that are sent here. */
const ANSWER_MS = 15_000

/**
 * Learners who each send one activity after another, to the server processes in turn, and the number of replies by
 * status. A request that is not acknowledged is sent again after `AGAIN_MS`.
 */
export class Writers {
  readonly writers: Writer[]
  /** Number of replies by status; 0 stands for no reply. */
  readonly statuses = new Map<number, number>()
  readonly #urls: () => string[]
  #isOver = false
  #turn = 0
  #work: Promise<unknown> = Promise.resolve()

  constructor(learners: Learner[], urls: () => string[]) {
    this.#urls = urls
    this.writers = learners.map(makeWriter)
  }
  start() {
    this.#work = Promise.all(this.writers.map((writer) => this.#write(writer)))
  }
  /** Stops once every open request is acknowledged. */
  async stop() {
    this.#isOver = true
    await this.#work
  }
  get acknowledged() {
    return this.writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0)
  }
  async #write(writer: Writer) {
    while (!this.#isOver || writer.open !== undefined) {
      const id = nextId(writer)
      const status = await this.#send(writer, id)
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
      if (status === 200) {
        writer.acknowledged.push(id)
        writer.open = undefined
      } else await pause(AGAIN_MS)
    }
  }
  async #send(writer: Writer, id: string) {
    const urls = this.#urls()
    const url = urls[this.#turn++ % urls.length] ?? ''
    try {
      return await sendActivity(url, writer, id, AbortSignal.timeout(ANSWER_MS))
    } catch {
      return 0
    }
  }
}
