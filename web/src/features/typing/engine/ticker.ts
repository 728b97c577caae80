/** Live figures are read anew this often (spec 2 §9). */
const EVERY_MS = 100

/**
 * Says when live figures are to be written: in the frame of a key where one comes, so that they cost no frame of their own, else by
 * themselves.
 */
export class Ticker {
  readonly #watchers = new Set<() => void>()
  #toldAt = Number.NEGATIVE_INFINITY
  #keyAt = Number.NEGATIVE_INFINITY

  /** Answers how to stop. */
  watch(tell: () => void): () => void {
    this.#watchers.add(tell)
    return () => void this.#watchers.delete(tell)
  }
  /** A key has come. */
  key(now: number) {
    this.#keyAt = now
    if (now - this.#toldAt >= EVERY_MS) this.#tell(now)
  }
  /** Some time has passed; where keys come one after the other, the next one is waited for a little. */
  pass(now: number) {
    if (now - this.#toldAt >= EVERY_MS && now - this.#keyAt >= 2 * EVERY_MS) this.#tell(now)
  }
  #tell(now: number) {
    this.#toldAt = now
    for (const tell of this.#watchers) tell()
  }
}
