/** Milliseconds between two updates of the live figures. */
const EVERY_MS = 100

/**
 * Decides when live figures are updated: in the frame of a key if one comes, so that they need no frame of their own,
 * otherwise by timer.
 */
export class Ticker {
  readonly #watchers = new Set<() => void>()
  #toldAt = Number.NEGATIVE_INFINITY
  #keyAt = Number.NEGATIVE_INFINITY

  /** Returns a function that stops the updates. */
  watch(tell: () => void): () => void {
    this.#watchers.add(tell)
    return () => void this.#watchers.delete(tell)
  }
  /** Call it at each key; `now` is in milliseconds. */
  key(now: number) {
    this.#keyAt = now
    if (now - this.#toldAt >= EVERY_MS) this.#tell(now)
  }
  /** Call it at intervals. During continuous typing the update waits briefly for the next key. */
  pass(now: number) {
    if (now - this.#toldAt >= EVERY_MS && now - this.#keyAt >= 2 * EVERY_MS) this.#tell(now)
  }
  #tell(now: number) {
    this.#toldAt = now
    for (const tell of this.#watchers) tell()
  }
}
