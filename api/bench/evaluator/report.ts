// The quality of the application's own evaluator: npm run bench:evaluator. The writers of the answers also rated them,
// so these figures show that the code meets its writers' expectations, and say nothing about trained raters. "Sealed"
// data were used neither for training nor for choosing thresholds.
import { evaluateResponse } from 'shared/rules/evaluator/evaluate-response'
import { mean } from 'shared/rules/mean'
import { drawnMarks } from './marks.ts'
import {
  measureElsewhere,
  measureFollowed,
  measureHalfAnswers,
  measureHalves,
  measureHarmPairs,
  measureKeyPoints,
  measureModels,
  measurePoison,
  measureTemplates,
  type Part,
} from './measure-attacks.ts'
import {
  agreementOf,
  inLanguage,
  isHonest,
  type Judged,
  judgePool,
  judgeSealed,
  judgeSituated,
  judgeTwiceRated,
  shortAboveLong,
} from './measure-ratings.ts'
import { pool } from './rated.ts'
import { isSealed } from './sealed.ts'
import { situationCalled } from './situations.ts'
import { share } from './statistics.ts'

const percent = (value: number) => `${(100 * value).toFixed(1)} %`
const fixed = (value: number) => value.toFixed(2)
const line = (name: string, ...figures: string[]) => console.log(`  ${name.padEnd(34)} ${figures.join('   ')}`)

function printAgreement(name: string, rows: readonly Judged[]) {
  if (rows.length === 0) return
  const { n, spearman, length, error, withinOne, bestBelow6 } = agreementOf(rows)
  line(
    `${name} (n ${n})`,
    `Spearman ${spearman.value.toFixed(3)} [${fixed(spearman.low)}, ${fixed(spearman.high)}]`,
    `words alone ${fixed(length)}`,
    `error ${fixed(error)}`,
    `within 1 ${percent(withinOne)}`,
    `rated 8 or more, below 6: ${percent(bestBelow6)}`,
  )
}

const inPool = judgePool(evaluateResponse)
const sealedPool = judgeSituated(evaluateResponse)
const untold = judgeSealed(evaluateResponse)
const byReaders = judgeTwiceRated(evaluateResponse)
console.log('Agreement with ratings')
for (const language of ['fr', 'en'] as const) {
  printAgreement(`sealed, situation untold, ${language}`, inLanguage(untold.filter(isHonest), language))
  printAgreement(`sealed, with situation, ${language}`, inLanguage(sealedPool.filter(isHonest), language))
  printAgreement(`sealed, rated by two readers, ${language}`, inLanguage(byReaders, language))
  printAgreement(`sealed, with attacks, ${language}`, inLanguage(sealedPool, language))
  printAgreement(
    `learned from, ${language}`,
    inLanguage(
      inPool.filter((r) => !isSealed(r) && isHonest(r)),
      language,
    ),
  )
}
for (const confidence of ['low', 'medium', 'high'] as const) {
  const rows = [...untold, ...sealedPool, ...byReaders].filter((r) => isHonest(r) && r.confidence === confidence)
  const off = rows.map((r) => Math.abs(r.score - r.expected))
  line(
    `confidence ${confidence} (n ${rows.length})`,
    `error ${fixed(mean(off))}`,
    `rating within the band ${percent(share(rows, (r) => r.expected >= r.band[0] && r.expected <= r.band[1]))}`,
  )
}
const pairs = shortAboveLong([...untold, ...sealedPool, ...byReaders].filter(isHonest))
const spared = byReaders.filter((r) => r.expected >= 6)
line(
  `good answers, by readers (n ${spared.length})`,
  ...(['off-topic', 'generic', 'one-question', 'harm', 'possible-harm'] as const).map(
    (flag) => `called ${flag} ${percent(share(spared, (r) => r.flags.includes(flag)))}`,
  ),
)
line('short and excellent above long and poor', `${percent(pairs.above)} of ${pairs.n}`)

console.log('\nMean score by kind (rating), sealed')
for (const kind of ['poor', 'weak', 'fair', 'good', 'excellent']) {
  const rows = [...untold, ...sealedPool].filter((r) => r.kind === kind)
  line(kind, `${fixed(mean(rows.map((r) => r.score)))} (${fixed(mean(rows.map((r) => r.expected)))})`)
}

console.log('\nAdversarial answers of the pool: under rating + 1, and the highest over it')
for (const [subkind, rows] of Map.groupBy(
  inPool.filter((r) => r.kind === 'adversarial'),
  (r) => r.subkind ?? '',
)) {
  const over = rows.map((r) => r.score - r.expected)
  line(subkind, `${over.filter((by) => by <= 1).length} of ${rows.length}`, fixed(Math.max(...over)))
}

function printAttacks(part: Part) {
  console.log(`\nAttacks, ${part}`)
  for (const [language, t] of Object.entries(measureTemplates(evaluateResponse, part)))
    line(
      `templates with names, ${language} (n ${t.n})`,
      `mean ${fixed(t.mean)}`,
      `7 or more ${percent(t.at7)}`,
      `confidence high ${percent(t.high)}`,
    )
  const { forms } = measurePoison(evaluateResponse, part)
  for (const [form, f] of Object.entries(forms))
    line(
      `poison, ${form} (n ${f.n})`,
      `lost ${fixed(f.lost)}`,
      `three or more ${percent(f.lostByThree)}`,
      `within 0.3 ${percent(f.still)}`,
      `named ${percent(f.named)}`,
      `marked ${percent(f.marked)}`,
    )
  const halves = measureHalves(evaluateResponse, part)
  line(
    `first question alone (n ${halves.n})`,
    `within 0.5 of both: as one text ${percent(halves.asText)}`,
    `as the form sends it ${percent(halves.apart)}`,
    `both in one paragraph ${percent(halves.together)}`,
  )
  const written = measureHalfAnswers(evaluateResponse, part)
  line(
    `written half answers (n ${written.n})`,
    `within 0.5 of both: as one text ${percent(written.asText)}`,
    `as the form sends it ${percent(written.apart)}`,
  )
  const elsewhere = measureElsewhere(evaluateResponse, part)
  line(`to another scenario (n ${elsewhere.n})`, `mean ${fixed(elsewhere.mean)}`, `5 or more ${percent(elsewhere.at5)}`)
  const models = measureModels(evaluateResponse, part)
  line(
    `model answers (n ${models.n})`,
    `mean ${fixed(models.mean)}`,
    `lowest ${fixed(models.lowest)}`,
    `two strengths ${percent(models.twoStrengths)}`,
    `metrics on the score’s side ${percent(models.oneSide)}`,
    `taken for harm ${percent(models.harm)}`,
  )
  const { own, paraphrase, contrary, others } = measureKeyPoints(evaluateResponse, part)
  line(
    'key points recognised',
    `own words ${percent(own.met)} of ${own.n}`,
    `paraphrase ${percent(paraphrase.met)} of ${paraphrase.n}`,
    `the contrary ${percent(contrary.met)} of ${contrary.n}`,
    `other points ${percent(others.met)} of ${others.n}`,
  )
}
printAttacks('open')
printAttacks('sealed')

const pair = measureHarmPairs(evaluateResponse)
console.log('\nEveryday sentences by a writer from whom nothing was learned')
line(`harm, and harmless (n ${pair.n} each)`, `named ${percent(pair.harm)}`, `mistaken ${percent(pair.harmless)}`)

const { n, raised, mean: raisedBy } = measureFollowed(evaluateResponse)
console.log('\nSuggestions, followed by somebody else')
line(`sealed answers (n ${n})`, `raised ${percent(raised)}`, `by ${fixed(raisedBy)}`)

const read = drawnMarks().filter(({ verdict }) => verdict !== undefined)
console.log('\nMarks that praise a sentence, read by hand')
line(
  `sealed answers (n ${read.length})`,
  `right ${percent(share(read, ({ verdict }) => verdict === 'right'))}`,
  `praise what is wrong to do ${percent(share(read, ({ verdict }) => verdict === 'wrong'))}`,
)

const scoreOf = (scenarioId: string, language: 'fr' | 'en', response: string) =>
  evaluateResponse({ scenario: situationCalled(scenarioId), response, responseType: 'text', language }).score
console.log('\nForms of one answer')
const gaps = pool.pairs.map((p) => scoreOf(p.scenarioId, p.lang, p.better) - scoreOf(p.scenarioId, p.lang, p.worse))
line('pairs in order', `${gaps.filter((gap) => gap > 0).length} of ${gaps.length}`)
// Scores are tenths: a difference of three of them may be slightly larger in floating point.
const moved = pool.same.map((p) => Math.abs(scoreOf(p.scenarioId, p.lang, p.a) - scoreOf(p.scenarioId, p.lang, p.b)))
line(
  'same content within 0.3',
  `${moved.filter((by) => by <= 0.3 + 1e-9).length} of ${moved.length}, most ${Math.max(...moved).toFixed(1)}`,
)
const started = performance.now()
for (const row of pool.answers) scoreOf(row.scenarioId, row.lang, row.response)
const each = (performance.now() - started) / pool.answers.length
const long = 'je lui demanderais ce qui se passe, et puis on verrait. '.repeat(400).slice(0, 20_000)
const before = performance.now()
scoreOf('flatmate-rent', 'fr', long)
line('time', `${each.toFixed(2)} ms an answer`, `20,000 characters ${(performance.now() - before).toFixed(1)} ms`)
