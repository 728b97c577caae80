// How the own evaluator agrees with the ratings of the development pool: npm run bench:evaluator. One author wrote and rated the pool, so
// these figures say that the code does what that author expects, and nothing about trained raters.
import type { Scenario } from 'shared/model/scenario'
import { evaluateResponse, evaluatorWith } from 'shared/rules/evaluator/evaluate-response'
import { seededChance } from 'shared/rules/games/chance'
import { contrasts, linesOf, pool, poolContrasts, type RatedAnswer, written } from './rated.ts'
import { tablesOf } from './train.ts'

type PoolScenario = Pick<Scenario, 'id' | 'title' | 'content' | 'questions' | 'kind' | 'rubric'>
const PERSONAL = new Set(['personal-wrong', 'promise-kept'])
const POLICY = new Set(['hunger-strike'])
const scenarios = new Map(
  linesOf<PoolScenario>('pool', 'scenarios.jsonl').map((s) => [
    s.id,
    { ...s, kind: PERSONAL.has(s.id) ? 'personal' : POLICY.has(s.id) ? 'policy' : 'situational' } as PoolScenario,
  ]),
)

/**
 * The pool's scenarios in four parts; for each the evaluator that was trained without any answer to them (cross-validation): what it says
 * of them is what the shipped one, which has learned from all, can be expected to say of scenarios that it has never seen.
 */
const PARTS = 4
const partOf = new Map([...scenarios.keys()].sort().map((id, i) => [id, i % PARTS]))
const withoutPart = Array.from({ length: PARTS }, (_, part) => {
  const isSeen = ({ scenarioId }: { scenarioId: string }) => partOf.get(scenarioId) !== part
  return evaluatorWith(
    tablesOf([...written, ...pool.answers.filter(isSeen)], [...contrasts, ...poolContrasts.filter(isSeen)]),
  )
})

const scoreBy = (evaluate: typeof evaluateResponse, scenarioId: string, lang: 'fr' | 'en', response: string) => {
  const scenario = scenarios.get(scenarioId)
  if (!scenario) throw new Error(`no scenario ${scenarioId}`)
  return evaluate({ scenario, response, responseType: 'text', language: lang })
}
const scoreOf = (scenarioId: string, lang: 'fr' | 'en', response: string) =>
  scoreBy(evaluateResponse, scenarioId, lang, response)
const unseenScoreOf = (scenarioId: string, lang: 'fr' | 'en', response: string) =>
  scoreBy(withoutPart[partOf.get(scenarioId) ?? 0] ?? evaluateResponse, scenarioId, lang, response)

/** Ranks with ties shared, 1 for the least. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((v, i) => [v, i] as const).sort(([a], [b]) => a - b)
  const result = new Array<number>(values.length)
  for (let i = 0; i < order.length; ) {
    let j = i
    while (j < order.length && order[j]?.[0] === order[i]?.[0]) j++
    for (let k = i; k < j; k++) result[order[k]?.[1] ?? 0] = (i + j + 1) / 2
    i = j
  }
  return result
}
function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)]
  const mean = (v: readonly number[]) => v.reduce((s, n) => s + n, 0) / v.length
  const [mx, my] = [mean(x), mean(y)]
  let [xy, xx, yy] = [0, 0, 0]
  x.forEach((v, i) => {
    const [dx, dy] = [v - mx, (y[i] ?? 0) - my]
    xy += dx * dy
    xx += dx * dx
    yy += dy * dy
  })
  return xy / Math.sqrt(xx * yy)
}
interface Judged extends RatedAnswer {
  score: number
  /** What it gets from the evaluator that has learned from no answer to its scenario. */
  unseen: number
  words: number
  flags: string[]
}
/** Spearman with a 95 % interval: bootstrap by scenario, seeded. */
function agreement(rows: readonly Judged[], value: (row: Judged) => number = (r) => r.score): string {
  const of = (sample: readonly Judged[]) =>
    spearman(
      sample.map(value),
      sample.map((r) => r.expected),
    )
  const groups = [...Map.groupBy(rows, (r) => r.scenarioId).values()]
  const random = seededChance(1)
  const samples = Array.from({ length: 1000 }, () =>
    of(groups.flatMap(() => groups[Math.floor(random() * groups.length)] ?? [])),
  ).sort((a, b) => a - b)
  const [low = 0, high = 0] = [samples[25], samples[974]]
  return `${of(rows).toFixed(3)} [${low.toFixed(2)}, ${high.toFixed(2)}]`
}

const judged = pool.answers.map((row): Judged => {
  const { score, feedback } = scoreOf(row.scenarioId, row.lang, row.response)
  const unseen = unseenScoreOf(row.scenarioId, row.lang, row.response).score
  return { ...row, score, unseen, flags: feedback.flags, words: row.response.split(/\s+/).length }
})
const graded = judged.filter(({ kind }) => kind !== 'adversarial')
const unseenOf = (row: Judged) => row.unseen
const sets: [string, Judged[], ((row: Judged) => number)?][] = [
  ['all answers', judged],
  ['graded', graded],
  ['all, as unseen', judged, unseenOf],
  ['graded, as unseen', graded, unseenOf],
]
console.log('Spearman with the ratings [95 % interval]; beside it, that of the number of words')
for (const [name, rows, value] of sets)
  for (const lang of ['fr', 'en', 'both'] as const) {
    const mine = rows.filter((r) => lang === 'both' || r.lang === lang)
    console.log(
      `  ${name.padEnd(22)} ${lang.padEnd(5)} n=${String(mine.length).padEnd(4)} ${agreement(mine, value)}   words ${agreement(mine, (r) => r.words)}`,
    )
  }
const mean = (values: readonly number[]) => values.reduce((s, v) => s + v, 0) / Math.max(1, values.length)
console.log('\nMean score by kind (rating)')
for (const kind of ['poor', 'weak', 'fair', 'good', 'excellent']) {
  const rows = graded.filter((r) => r.kind === kind)
  console.log(
    `  ${kind.padEnd(10)} ${mean(rows.map((r) => r.score)).toFixed(2)}, unseen ${mean(rows.map(unseenOf)).toFixed(2)} (${mean(rows.map((r) => r.expected)).toFixed(2)})`,
  )
}
const top = graded.filter((r) => r.expected >= 8)
const low = (scores: number[]) => `${scores.filter((score) => score < 6).length} of ${scores.length}`
console.log(`\nRated 8 or more, scored below 6: ${low(top.map((r) => r.score))}; as unseen ${low(top.map(unseenOf))}`)
const error = (value: (row: Judged) => number) => mean(graded.map((r) => Math.abs(value(r) - r.expected))).toFixed(2)
console.log(`Mean error: ${error((r) => r.score)}; as unseen ${error(unseenOf)}`)
const adversarial = Map.groupBy(
  judged.filter((r) => r.kind === 'adversarial'),
  (r) => r.subkind ?? '',
)
const scored = (rows: readonly Judged[]) => rows.map((r) => `${r.score}(${r.expected})${r.flags.join('+')}`).join(' ')
console.log('\nAdversarial: under rating + 1 / of, and the highest over it')
for (const [subkind, rows] of adversarial) {
  if (subkind === 'wrong-language') continue
  const under = rows.filter((r) => r.score <= r.expected + 1).length
  const worst = Math.max(...rows.map((r) => r.score - r.expected))
  console.log(`  ${subkind.padEnd(20)} ${under}/${rows.length}  ${worst.toFixed(1)}  ${scored(rows)}`)
}
// A real answer in the other official language: its rating is no ceiling, it is to be told and not to be punished.
const elsewhere = adversarial.get('wrong-language') ?? []
const told = elsewhere.filter((r) => r.flags.includes('wrong-language')).length
const off = elsewhere.map((r) => r.score - r.expected)
console.log(
  `In the other language: ${told} of ${off.length} told; off their rating by ${mean(off.map(Math.abs)).toFixed(1)}, on the whole ${mean(off).toFixed(1)}  ${scored(elsewhere)}`,
)
const pairs = pool.pairs.map(({ scenarioId, lang, better, worse }) => ({
  gap: scoreOf(scenarioId, lang, better).score - scoreOf(scenarioId, lang, worse).score,
  unseen: unseenScoreOf(scenarioId, lang, better).score - unseenScoreOf(scenarioId, lang, worse).score,
}))
const ordered = (gaps: number[]) => `${gaps.filter((gap) => gap > 0).length} of ${gaps.length}`
console.log(`\nPairs in order: ${ordered(pairs.map((p) => p.gap))}; as unseen ${ordered(pairs.map((p) => p.unseen))}`)
const moved = pool.same.map(({ scenarioId, lang, a, b, why }) => ({
  why,
  by: Math.abs(scoreOf(scenarioId, lang, a).score - scoreOf(scenarioId, lang, b).score),
  unseen: Math.abs(unseenScoreOf(scenarioId, lang, a).score - unseenScoreOf(scenarioId, lang, b).score),
}))
// Scores are tenths: a difference of three of them may be a hair more.
const FREE = 0.3 + 1e-9
const steady = (by: number[]) =>
  `${by.filter((one) => one <= FREE).length} of ${by.length}, most ${Math.max(...by).toFixed(1)}`
console.log(
  `Same content, other form, within 0.3: ${steady(moved.map((m) => m.by))}; as unseen ${steady(moved.map((m) => m.unseen))}`,
)
for (const m of moved.filter(({ by }) => by > FREE)) console.log(`  ${m.by.toFixed(1)} ${m.why.slice(0, 90)}`)
const gap =
  mean(graded.filter((r) => r.lang === 'fr').map((r) => r.score)) -
  mean(graded.filter((r) => r.lang === 'en').map((r) => r.score))
console.log(`Mean French − mean English: ${gap.toFixed(2)}`)
const started = performance.now()
for (const row of judged) scoreOf(row.scenarioId, row.lang, row.response)
const each = (performance.now() - started) / judged.length
const long = 'je lui demanderais ce qui se passe, et puis on verrait. '.repeat(400).slice(0, 20_000)
const before = performance.now()
scoreOf('flatmate-rent', 'fr', long)
console.log(`Time: ${each.toFixed(2)} ms an answer; 20,000 characters ${(performance.now() - before).toFixed(1)} ms`)
