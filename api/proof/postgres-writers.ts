import { setTimeout as pause } from 'node:timers/promises'
import type { Learner } from '../bench/servers.ts'

const AGAIN_MS = 100
/** More than the server gives any call. */
const ANSWER_MS = 15_000

interface Writer {
  learner: Learner
  acknowledged: string[]
  /** Sent and not acknowledged: sent again under the same id until it is, as the outbox does. */
  open: string | undefined
  count: number
}
const activity = (id: string) => ({ id, type: 'game', timeSpent: 60, completed: true })

/** Learners who write without a pause, to whichever process comes next, and what they were answered. */
export class Writers {
  readonly writers: Writer[]
  /** How often each status came; 0 is no answer at all. */
  readonly statuses = new Map<number, number>()
  readonly #urls: () => string[]
  #isOver = false
  #turn = 0
  #work: Promise<unknown> = Promise.resolve()

  constructor(learners: Learner[], urls: () => string[]) {
    this.#urls = urls
    this.writers = learners.map((learner) => ({ learner, acknowledged: [], open: undefined, count: 0 }))
  }
  start() {
    this.#work = Promise.all(this.writers.map((writer) => this.#write(writer)))
  }
  /** Stops when all that is open was acknowledged. */
  async stop() {
    this.#isOver = true
    await this.#work
  }
  get acknowledged() {
    return this.writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0)
  }
  async #write(writer: Writer) {
    while (!this.#isOver || writer.open !== undefined) {
      writer.open ??= `${writer.learner.email.split('@')[0]}-${++writer.count}`
      const status = await this.#send(writer, writer.open)
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
      if (status === 200) {
        writer.acknowledged.push(writer.open)
        writer.open = undefined
      } else await pause(AGAIN_MS)
    }
  }
  async #send({ learner, count }: Writer, id: string) {
    const urls = this.#urls()
    const url = urls[this.#turn++ % urls.length]
    // Both calls that write to the log take part.
    const bySummary = count % 2 === 0
    const body = bySummary ? { activities: [{ ...activity(id), timestamp: Date.now() }] } : activity(id)
    try {
      const answer = await fetch(`${url}/api/progress${bySummary ? '/summary' : ''}`, {
        method: 'POST',
        headers: { ...learner.headers, 'Idempotency-Key': id },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      await answer.text()
      return answer.ok && answer.headers.get('Idempotency-Key') !== id ? -1 : answer.status
    } catch {
      return 0
    }
  }
}
