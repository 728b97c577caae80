// Numbers that are learned by following their gradients, with AdamW (Loshchilov and Hutter, "Decoupled weight decay
// regularization", 2019).
const MOMENTUM = 0.9
const SQUARES = 0.999
const TINY = 1e-8
/** Share of itself that a number loses at a step of the learning rate 1. */
const DECAY = 0.01

export class Parameters {
  readonly values: Float32Array
  readonly gradient: Float32Array
  readonly #momentum: Float32Array
  readonly #squares: Float32Array

  constructor(values: Float32Array) {
    this.values = values
    this.gradient = new Float32Array(values.length)
    this.#momentum = new Float32Array(values.length)
    this.#squares = new Float32Array(values.length)
  }

  squaredNorm(): number {
    let sum = 0
    for (const value of this.gradient) sum += value * value
    return sum
  }

  /** Moves the numbers against their gradient, which is scaled first, and clears it. `step` counts from 1. */
  move(rate: number, scale: number, step: number) {
    const [first, second] = [1 - MOMENTUM ** step, 1 - SQUARES ** step]
    const { values, gradient } = this
    const [momentum, squares] = [this.#momentum, this.#squares]
    for (let i = 0; i < values.length; i++) {
      const slope = (gradient[i] as number) * scale
      const m = MOMENTUM * (momentum[i] as number) + (1 - MOMENTUM) * slope
      const v = SQUARES * (squares[i] as number) + (1 - SQUARES) * slope * slope
      momentum[i] = m
      squares[i] = v
      const value = values[i] as number
      values[i] = value - rate * (m / first / (Math.sqrt(v / second) + TINY) + DECAY * value)
    }
    gradient.fill(0)
  }
}

/**
 * Moves all parameters by one step. A gradient that is longer than 1, taken together, is shortened to 1, so that one odd
 * batch does not undo what was learned.
 */
export function moveAll(all: readonly Parameters[], rate: number, step: number) {
  const length = Math.sqrt(all.reduce((sum, one) => sum + one.squaredNorm(), 0))
  const scale = length > 1 ? 1 / length : 1
  for (const one of all) one.move(rate, scale, step)
}
