// Writes what was trained in the form in which the application opens it.
import {
  LAYER_NAMES,
  LAYERS,
  type Layer,
  type NetworkShape,
  type PackedNetwork,
  type Standard,
} from 'shared/rules/evaluator/network/answer-network'
import type { PackedMatrix } from 'shared/rules/evaluator/network/packed-matrix'
import type { PackedVectors } from 'shared/rules/evaluator/network/word-vectors'
import { phraseNumber, writeGaps } from 'shared/rules/evaluator/phrase-model'
import { LETTERS, UNITS_MOST } from 'shared/rules/evaluator/rating/regression-trees'
import { quantile } from '../statistics.ts'
import type { Trainer } from './train-network.ts'

/** A matrix in which `share` of the numbers lie within `most` units from 0. Those beyond the last letter are cut to it. */
function packMatrix(values: Float32Array, columns: number, most: number, share: number): PackedMatrix {
  const unit = Number((quantile([...values].map(Math.abs), share) / most).toPrecision(4))
  if (values.length > 0 && unit === 0) throw new Error('a matrix of zeros: nothing was learned')
  const letters = Array.from(values, (value) => {
    const units = Math.max(-UNITS_MOST, Math.min(UNITS_MOST, Math.round(value / unit)))
    return LETTERS[units + UNITS_MOST] ?? ''
  })
  return { columns, unit, letters: letters.join('') }
}

/** Units of most numbers of a word's vector: few, because there are many words, and small errors of many inputs average out. */
const VECTOR_UNITS = 15
const VECTOR_SHARE = 0.995
const LAYER_SHARE = 0.9999

/** The vectors of some tokens; `numbers` are those of the tokens in the vocabulary. */
export function packVectors(trainer: Trainer, columns: number, numbers: ReadonlyMap<string, number>): PackedVectors {
  const rows = [...numbers]
    .map(([token, number]) => ({ hash: phraseNumber(token), vector: trainer.words.vector(number) }))
    .sort((a, b) => a.hash - b.hash)
    // Of two tokens with the same hash the first stays.
    .filter(({ hash }, i, all) => hash !== all[i - 1]?.hash)
  const values = Float32Array.from(rows.flatMap(({ vector }) => [...vector]))
  return {
    gaps: writeGaps(rows.map(({ hash }) => hash)),
    vectors: packMatrix(values, columns, VECTOR_UNITS, VECTOR_SHARE),
  }
}

const rounded = (values: readonly number[]) => values.map((value) => Number(value.toPrecision(4)))
export const packNetwork = (
  trainer: Trainer,
  shape: NetworkShape,
  standards: { sentences: Standard; answers: Standard },
): PackedNetwork => ({
  shape,
  layers: Object.fromEntries(
    LAYER_NAMES.map((name) => {
      const [, outputs] = LAYERS[name](shape)
      return [name, packMatrix(trainer.layers[name].weights.values, outputs, UNITS_MOST, LAYER_SHARE)]
    }),
  ) as Record<Layer, PackedMatrix>,
  sentences: roundedStandard(standards.sentences),
  answers: roundedStandard(standards.answers),
})
const roundedStandard = ({ means, deviations }: Standard): Standard => ({
  means: rounded(means),
  deviations: rounded(deviations),
})
