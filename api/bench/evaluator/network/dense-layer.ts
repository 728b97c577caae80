import type { Chance } from 'shared/rules/games/chance'
import { Parameters } from './parameters.ts'

/** A layer whose outputs are sums of its inputs and of the constant 1, each with a weight that is learned. */
export class DenseLayer {
  readonly inputs: number
  readonly outputs: number
  /** A row for each input, and one for the constant. */
  readonly weights: Parameters

  constructor(inputs: number, outputs: number, chance: Chance) {
    const most = 1 / Math.sqrt(inputs)
    this.inputs = inputs
    this.outputs = outputs
    this.weights = new Parameters(
      Float32Array.from({ length: (inputs + 1) * outputs }, () => (2 * chance() - 1) * most),
    )
  }

  forward(values: Float32Array): Float32Array {
    const { inputs, outputs } = this
    const weights = this.weights.values
    const result = weights.slice(inputs * outputs)
    for (let row = 0; row < inputs; row++) {
      const value = values[row] as number
      if (value === 0) continue
      const from = row * outputs
      for (let i = 0; i < outputs; i++) result[i] = (result[i] as number) + value * (weights[from + i] as number)
    }
    return result
  }

  /** Adds to the gradient of the weights, and returns that of the inputs, from the gradient of the outputs. */
  backward(values: Float32Array, slopes: Float32Array): Float32Array {
    const { inputs, outputs } = this
    const weights = this.weights.values
    const gradient = this.weights.gradient
    const result = new Float32Array(inputs)
    const some: number[] = []
    for (let i = 0; i < outputs; i++) if (slopes[i] !== 0) some.push(i)
    for (let row = 0; row <= inputs; row++) {
      const value = row === inputs ? 1 : (values[row] as number)
      const from = row * outputs
      let sum = 0
      for (let k = 0; k < some.length; k++) {
        const i = some[k] as number
        const slope = slopes[i] as number
        gradient[from + i] = (gradient[from + i] as number) + value * slope
        sum += slope * (weights[from + i] as number)
      }
      if (row < inputs) result[row] = sum
    }
    return result
  }
}

/** Sets negative outputs to 0, in place. */
export function rectify(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) if ((values[i] as number) < 0) values[i] = 0
  return values
}
/** The gradient before `rectify`, in place: nothing comes through where the output is 0. */
export function throughRectify(outputs: Float32Array, slopes: Float32Array): Float32Array {
  for (let i = 0; i < slopes.length; i++) if (outputs[i] === 0) slopes[i] = 0
  return slopes
}

/**
 * For each value the factor of a dropout: 0 for a share of them, and for the others what keeps their expected sum (Srivastava et
 * al., "Dropout", 2014).
 */
export function dropout(length: number, share: number, chance: Chance): Float32Array {
  const kept = 1 / (1 - share)
  return Float32Array.from({ length }, () => (chance() < share ? 0 : kept))
}
export function multiply(values: Float32Array, factors: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) values[i] = (values[i] as number) * (factors[i] as number)
  return values
}
