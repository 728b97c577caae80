// Grows the trees that predict the merit of a sentence (shared/src/rules/evaluator/rating/merit-features.ts) on open
// answers. What the tables say of a sentence comes from tables that had not seen its scenario, and what is printed from
// trees that had not, either. Usage: node api/bench/evaluator/fit-merits.ts, which writes
// shared/src/rules/evaluator/lexicon/learned/merit-trees.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTrees } from 'shared/rules/evaluator/rating/regression-trees'
import { mean } from 'shared/rules/mean'
import { growTrees } from './fit-trees.ts'
import { leftOut, partsOf } from './left-out.ts'
import { MERIT_GROWTH, meritSamples } from './left-out-merits.ts'
import { literal } from './literal.ts'
import { spearman } from './statistics.ts'

const PARTS = 4
const samples = meritSamples()
const unseen = leftOut(samples, partsOf(samples, PARTS), (others) => openTrees(growTrees(others, MERIT_GROWTH))).map(
  ({ row, model }) => ({ ...row, predicted: model(row.values) }),
)
for (const language of ['fr', 'en']) {
  const of = unseen.filter((one) => one.language === language)
  const rho = spearman(
    of.map(({ predicted }) => predicted),
    of.map(({ target }) => target),
  )
  const error = mean(of.map(({ predicted, target }) => Math.abs(predicted - target)))
  console.log(`${language}: ${of.length} sentences, Spearman ${rho.toFixed(3)}, error ${error.toFixed(2)}`)
}
writeFileSync(
  join(import.meta.dirname, '../../../shared/src/rules/evaluator/lexicon/learned/merit-trees.ts'),
  `import type { PackedTrees } from '../../rating/regression-trees.ts'

/** Written by api/bench/evaluator/fit-merits.ts; not to be edited. */
export const MERIT_TREES: PackedTrees = ${literal(growTrees(samples, MERIT_GROWTH))}
`,
)
