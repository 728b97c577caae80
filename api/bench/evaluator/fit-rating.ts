// Grows the trees that predict a rating from what is measured of an answer (shared/src/rules/evaluator/rating/rating-features.ts)
// on open answers. What the tables say of an answer comes from tables that had not seen its scenario, and what is
// printed from trees that had not, either. Usage: node api/bench/evaluator/fit-rating.ts, which writes
// shared/src/rules/evaluator/lexicon/learned/rating-trees.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTrees } from 'shared/rules/evaluator/rating/regression-trees'
import { within } from 'shared/rules/evaluator/score'
import { mean } from 'shared/rules/mean'
import { growTrees } from './fit-trees.ts'
import { leftOut, partsOf } from './left-out.ts'
import { literal } from './literal.ts'
import { GROWTH, type Group, PARTS, ratingSamples, WEIGHT } from './rating-samples.ts'
import { share, spearman } from './statistics.ts'
import { unseenAnswers } from './unseen-answers.ts'

const samples = ratingSamples(unseenAnswers())
const unseen = leftOut(samples, partsOf(samples, PARTS), (others) => openTrees(growTrees(others, GROWTH))).map(
  ({ row, model }) => ({ ...row.answer.row, group: row.group, score: within(model(row.values) + row.beside) }),
)
for (const group of Object.keys(WEIGHT) as Group[])
  for (const lang of ['fr', 'en']) {
    const of = unseen.filter((one) => one.group === group && one.lang === lang)
    const rho = spearman(
      of.map(({ score }) => score),
      of.map(({ expected }) => expected),
    )
    const error = mean(of.map(({ score, expected }) => Math.abs(score - expected)))
    const middle = mean(of.map(({ score }) => score))
    const missed = share(
      of.filter(({ expected }) => expected >= 8),
      ({ score }) => score < 6,
    )
    const high = share(of, ({ score }) => score >= 7)
    console.log(
      `${group} ${lang}: n ${of.length}, mean ${middle.toFixed(2)}, Spearman ${rho.toFixed(3)}, error ${error.toFixed(2)}, of 8 or more below 6 ${(100 * missed).toFixed(1)} %, at 5 or more ${(100 * share(of, ({ score }) => score >= 5)).toFixed(1)} %, at 7 or more ${(100 * high).toFixed(1)} %`,
    )
  }

writeFileSync(
  join(import.meta.dirname, '../../../shared/src/rules/evaluator/lexicon/learned/rating-trees.ts'),
  `import type { PackedTrees } from '../../rating/regression-trees.ts'

/** Written by api/bench/evaluator/fit-rating.ts; not to be edited. */
export const RATING_TREES: PackedTrees = ${literal(growTrees(samples, GROWTH))}
`,
)
