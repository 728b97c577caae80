// How far scores are from ratings on scenarios that neither the tables nor the network nor the trees have seen: each is
// evaluated by those that were made without it. The half-widths of the range (shared/src/rules/evaluator/confidence.ts)
// come from here; the sealed scenarios are not used. Usage: node api/bench/evaluator/bands.ts
import type { Language } from 'shared/model/bilingual'
import { evaluatorWith } from 'shared/rules/evaluator/evaluator'
import type { PackedTrees } from 'shared/rules/evaluator/rating/regression-trees'
import { mean } from 'shared/rules/mean'
import { growTrees } from './fit-trees.ts'
import { leftOut, partsOf } from './left-out.ts'
import { judgedOn, situationIfTold } from './measure-ratings.ts'
import { GROWTH, isMade, PARTS, ratingSamples } from './rating-samples.ts'
import { isSituated } from './situations.ts'
import { quantile, spearman } from './statistics.ts'
import { type UnseenAnswer, unseenAnswers } from './unseen-answers.ts'

const languages: readonly Language[] = ['fr', 'en']
const made = new Map<UnseenAnswer['data'], Map<PackedTrees, ReturnType<typeof judgedOn>>>()
/** Judges by these data, network and trees; opening them takes longer than an evaluation. */
function judgeWith({ data, network }: UnseenAnswer, ratings: PackedTrees) {
  const byTrees = made.get(data) ?? new Map<PackedTrees, ReturnType<typeof judgedOn>>()
  made.set(data, byTrees)
  const judge = byTrees.get(ratings) ?? judgedOn(evaluatorWith(data, { network, ratings }), situationIfTold)
  byTrees.set(ratings, judge)
  return judge
}
const samples = ratingSamples(unseenAnswers())
const rows = leftOut(samples, partsOf(samples, PARTS), (others) => growTrees(others, GROWTH)).flatMap(
  ({ row: { answer, group }, model }) => (isMade(group) ? [] : judgeWith(answer, model)(answer.row)),
)
const print = (name: string, of: typeof rows) => {
  if (of.length === 0) return
  const off = of.map((r) => Math.abs(r.score - r.expected))
  const rho = spearman(
    of.map((r) => r.score),
    of.map((r) => r.expected),
  )
  console.log(
    `${name.padEnd(26)} n ${of.length}   Spearman ${rho.toFixed(3)}   error ${mean(off).toFixed(2)}   half of them within ${quantile(off, 0.5).toFixed(2)}, four in five within ${quantile(off, 0.8).toFixed(2)}`,
  )
}
for (const language of languages)
  print(
    language,
    rows.filter((r) => r.lang === language),
  )
for (const confidence of ['low', 'medium', 'high'] as const)
  print(
    confidence,
    rows.filter((r) => r.confidence === confidence),
  )
print(
  'situation told',
  rows.filter((r) => isSituated(r.scenarioId)),
)

/** The number of answers that are averaged, and how many such averages are drawn. */
const MEAN_OF = 7
const DRAWS = 4000
/** Ratings of one learner's answers are drawn from a window of this half-width: people write at their own level. */
const LEVEL = 1
// A fixed generator, so that the printed figure can be reproduced.
let state = 20261123
const chance = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const pick = <T>(of: readonly T[]) => of[Math.floor(chance() * of.length)] as T

/**
 * For each draw, how far the mean score of answers to seven different scenarios is from the mean rating of the same
 * answers. A draw is left out where there are fewer than seven scenarios with ratings near the first one.
 */
function meansApart(of: typeof rows): number[] {
  return Array.from({ length: DRAWS }, () => {
    const first = pick(of)
    const drawn = new Map([[first.scenarioId, first]])
    const near = of.filter((r) => Math.abs(r.expected - first.expected) <= LEVEL)
    const scenarios = new Set(near.map((r) => r.scenarioId)).size
    if (scenarios < MEAN_OF) return []
    while (drawn.size < MEAN_OF) {
      const next = pick(near)
      if (!drawn.has(next.scenarioId)) drawn.set(next.scenarioId, next)
    }
    const chosen = [...drawn.values()]
    return [Math.abs(mean(chosen.map((r) => r.score)) - mean(chosen.map((r) => r.expected)))]
  }).flat()
}
for (const language of languages) {
  const apart = meansApart(rows.filter((r) => r.lang === language))
  console.log(
    `${`${language}, mean of seven`.padEnd(26)} n ${apart.length}   half of them within ${quantile(apart, 0.5).toFixed(2)}, four in five within ${quantile(apart, 0.8).toFixed(2)}`,
  )
}
