// Fits the model of the praises that a sentence deserves (shared/src/rules/evaluator/cues/deserved.ts) to marks of open
// answers that were read by hand, and writes its weights. The tables that read the answers, and the models of what is
// printed, have not seen the scenario. Usage: node api/bench/evaluator/fit-praise.ts, which writes shared/src/rules/evaluator/lexicon/learned/praising.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCues } from 'shared/rules/evaluator/cues/find-cues'
import { cuedSentences, PRAISE_FEATURES, praiseFeatures } from 'shared/rules/evaluator/cues/praise-features'
import { evaluatorWith } from 'shared/rules/evaluator/evaluator'
import { likelihood } from 'shared/rules/evaluator/key-points/model'
import { RATING_TREES } from 'shared/rules/evaluator/lexicon/learned/rating-trees'
import { measureAnswer } from 'shared/rules/evaluator/measured-answer'
import { openNetwork } from 'shared/rules/evaluator/network/answer-network'
import { openedData } from 'shared/rules/evaluator/opened-data'
import { placeIn } from 'shared/rules/evaluator/read-answer'
import { leftOut, partsOf } from './left-out.ts'
import { leftOutNetworks } from './left-out-networks.ts'
import { literal } from './literal.ts'
import { fitLogistic, type Observed } from './logistic.ts'
import { marksRead, type ReadMark } from './marks.ts'
import { CUES } from './opened.ts'
import { twiceRated } from './rated.ts'
import { situationCalled } from './situations.ts'
import { share } from './statistics.ts'

const PENALTY = 5
/** The number of parts into which the scenarios are divided; each part is left out once. */
const PARTS = 10
interface Case extends Observed, Pick<ReadMark, 'scenarioId' | 'verdict'> {}

const readers = leftOutNetworks().map(({ language, isIn, data, network }) => ({
  lang: language,
  isIn,
  evaluate: evaluatorWith(data, { network, ratings: RATING_TREES }),
  dataOf: openedData(data),
  network: openNetwork(network),
}))
/** The evaluator, the data and the network that have not seen a scenario. */
function readerOf(scenarioId: string, lang: ReadMark['lang']) {
  const reader = readers.find((one) => one.lang === lang && one.isIn({ scenarioId }))
  if (!reader) throw new Error(`nothing was learned of ${scenarioId} in the language ${lang}`)
  return reader
}

/** The features of a mark; none where the rules no longer find its cue. */
function caseOf({ scenarioId, lang, sentence, cue, verdict }: ReadMark): Case[] {
  const row = twiceRated.find(
    (one) => one.scenarioId === scenarioId && one.lang === lang && one.response.includes(sentence),
  )
  if (!row) throw new Error(`no answer to ${scenarioId} contains “${sentence}”`)
  const scenario = situationCalled(scenarioId)
  const { evaluate, dataOf, network } = readerOf(scenarioId, lang)
  const input = { scenario, response: row.response, responseType: 'text', language: lang } as const
  const { score } = evaluate(input)
  const { answer, names, weights } = measureAnswer(input, dataOf, network)
  const cued = cuedSentences(findCues(answer, { rules: CUES[answer.language], names }), answer).find((one) => {
    const { start, end } = placeIn(answer.folded, one.sentence.start, one.sentence.end)
    return one.families.has(cue) && row.response.slice(start, end) === sentence
  })
  if (!cued) return []
  const about = { answer, names, weights, score, kind: scenario.kind }
  return [{ scenarioId, verdict, values: praiseFeatures(cue, cued, about), isTrue: verdict === 'right', weight: 1 }]
}

const rows = marksRead.open.flatMap(caseOf)
const fitted = (some: readonly Case[]) => fitLogistic(some, PENALTY)
const unseen = leftOut(rows, partsOf(rows, PARTS), fitted).map(({ row: { verdict, values }, model }) => ({
  verdict,
  likely: likelihood(values, model),
}))
const percent = (value: number) => `${(100 * value).toFixed(1)} %`
const rightful = unseen.filter(({ verdict }) => verdict === 'right')
console.log(`${rows.length} marks, right ${percent(rightful.length / rows.length)}`)
for (const least of [0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8]) {
  const shown = unseen.filter(({ likely }) => likely >= least)
  console.log(
    `from ${least}:  ${shown.length} shown`,
    `  right ${percent(share(shown, ({ verdict }) => verdict === 'right'))}`,
    `  wrong act ${percent(share(shown, ({ verdict }) => verdict === 'wrong'))}`,
    `  of the rightful ${percent(share(rightful, ({ likely }) => likely >= least))}`,
  )
}
const weights = fitted(rows)
const byName = Object.fromEntries(PRAISE_FEATURES.map((name, i) => [name, Number((weights[i] ?? 0).toFixed(2))]))
writeFileSync(
  join(import.meta.dirname, '../../../shared/src/rules/evaluator/lexicon/learned/praising.ts'),
  `import type { PraiseFeature } from '../../cues/praise-features.ts'

/** Written by api/bench/evaluator/fit-praise.ts; not to be edited. */
export const PRAISING: Record<PraiseFeature, number> = ${literal(byName)}
`,
)
