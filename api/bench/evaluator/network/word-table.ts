import type { Chance } from 'shared/rules/games/chance'
import { Parameters } from './parameters.ts'

/**
 * The vectors of words while they are learned: what each word has learned for itself, and a projection, the same for all
 * words, of the vector that it has from elsewhere. A rare word so begins near the words that mean the same.
 */
export class WordTable {
  readonly #given: readonly Float32Array[]
  readonly #length: number
  readonly #own: Parameters
  readonly #projection: Parameters
  readonly #current = new Map<number, Float32Array>()
  readonly #slopes = new Map<number, Float32Array>()

  /** `given` has a vector for each word, `length` is that of the learned vectors. */
  constructor(given: readonly Float32Array[], length: number, chance: Chance) {
    const from = given[0]?.length ?? 0
    this.#given = given
    this.#length = length
    this.#own = new Parameters(Float32Array.from({ length: given.length * length }, () => (2 * chance() - 1) * 0.03))
    const most = 1 / Math.sqrt(from)
    this.#projection = new Parameters(Float32Array.from({ length: from * length }, () => (2 * chance() - 1) * most))
  }

  get parameters(): readonly Parameters[] {
    return [this.#own, this.#projection]
  }

  vector(word: number): Float32Array {
    const known = this.#current.get(word)
    if (known) return known
    const vector = this.#own.values.slice(word * this.#length, (word + 1) * this.#length)
    const projection = this.#projection.values
    for (const [k, value] of (this.#given[word] as Float32Array).entries())
      for (let i = 0; i < this.#length; i++)
        vector[i] = (vector[i] as number) + value * (projection[k * this.#length + i] as number)
    this.#current.set(word, vector)
    return vector
  }

  /** Adds to the gradient of a word. */
  learn(word: number, slopes: Float32Array) {
    let sum = this.#slopes.get(word)
    if (!sum) {
      sum = new Float32Array(this.#length)
      this.#slopes.set(word, sum)
    }
    for (let i = 0; i < this.#length; i++) sum[i] = (sum[i] as number) + (slopes[i] as number)
  }

  /** Passes the gradients of the words on to what is learned. Call it before the parameters move. */
  settle() {
    for (const [word, slopes] of this.#slopes) {
      for (let i = 0; i < this.#length; i++) {
        const at = word * this.#length + i
        this.#own.gradient[at] = (this.#own.gradient[at] as number) + (slopes[i] as number)
      }
      for (const [k, value] of (this.#given[word] as Float32Array).entries())
        for (let i = 0; i < this.#length; i++) {
          const at = k * this.#length + i
          this.#projection.gradient[at] = (this.#projection.gradient[at] as number) + value * (slopes[i] as number)
        }
    }
    this.#slopes.clear()
    this.#current.clear()
  }
}
