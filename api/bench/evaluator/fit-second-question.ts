// Fits the model that tells whether an answer given as one text answers both questions
// (shared/src/rules/evaluator/second-question.ts) to open answers, and writes its weights. What is printed comes from
// models that did not see the scenario. Usage: node api/bench/evaluator/fit-second-question.ts, which writes
// shared/src/rules/evaluator/lexicon/learned/answering.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from 'shared/model/bilingual'
import { likelihood, TELLING } from 'shared/rules/evaluator/key-points/model'
import { rarityOfWord } from 'shared/rules/evaluator/phrase-model'
import { readAnswer } from 'shared/rules/evaluator/read-answer'
import { SECOND_FEATURES, secondFeatures } from 'shared/rules/evaluator/second-question'
import { leftOut, partsOf } from './left-out.ts'
import { literal } from './literal.ts'
import { balanced, fitLogistic, type Observed } from './logistic.ts'
import { isHonest } from './measure-ratings.ts'
import { CONCEPTS, TABLES } from './opened.ts'
import { halves, pool, twiceRated } from './rated.ts'
import { isSealed } from './sealed.ts'
import { type Situated, shipped, situationCalled } from './situations.ts'
import { share } from './statistics.ts'

const PENALTY = 1
/** The number of parts into which the scenarios are divided; each part is left out once. */
const PARTS = 6
/** The lowest rating of the answers of the pool that are used, because weaker ones may leave a question out. */
const POOL_LEAST = 4.5
/** The same for answers that readers rated: with one question left out they lose about two points. */
const READERS_LEAST = 8
/** Words of a paragraph that can be the answer to a question. */
const PART_WORDS = 20
/**
 * Answers to both questions in two paragraphs or one, to the first in one paragraph or two, and rated answers; answers
 * to the first question that were written as such (`half`), and with the second one (`whole`).
 */
type Form = 'both' | 'together' | 'first' | 'firstInTwo' | 'firstHalf' | 'rated' | 'half' | 'whole'
const WEIGHT: Record<Form, number> = {
  both: 1,
  together: 1,
  first: 2,
  firstInTwo: 1,
  firstHalf: 0.5,
  rated: 1,
  half: 2,
  whole: 0.7,
}
const ONLY_FIRST: readonly Form[] = ['first', 'firstInTwo', 'firstHalf', 'half']
/** Between the two answers of one text. */
const BETWEEN = ['\n\n', '\n', ' ']
interface Case extends Observed {
  scenarioId: string
  form: Form
}

function caseOf(form: Form, { id, questions: [first, second] }: Situated, language: Language, text: string): Case[] {
  if (!first || !second) return []
  const values = secondFeatures(readAnswer(text, language), text, {
    questions: [first, second],
    concepts: CONCEPTS[language],
    telling: TELLING[language],
    rarityOf: (stem) => rarityOfWord(stem, TABLES[language].weights),
  })
  return [{ scenarioId: id, form, values, isTrue: !ONLY_FIRST.includes(form), weight: WEIGHT[form] }]
}
/** A text in two paragraphs, cut between two of its sentences. */
function inTwo(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/)
  const half = Math.floor(sentences.length / 2)
  return `${sentences.slice(0, half).join(' ')}\n\n${sentences.slice(half).join(' ')}`
}
function firstHalf(text: string): string {
  const sentences = text.split(/(?<=[.!?\n])\s*/)
  return sentences.slice(0, Math.floor(sentences.length / 2)).join(' ')
}

const LANGUAGES: readonly Language[] = ['fr', 'en']
const fromModels = LANGUAGES.flatMap((language) =>
  shipped
    .filter(({ id }) => !isSealed({ scenarioId: id }))
    .flatMap((scenario) =>
      (scenario.modelAnswers ?? []).flatMap((answer) => {
        const [first = '', second = ''] = answer[language].trim().split(/\n\s*\n/)
        return [
          ...caseOf('both', scenario, language, `${first}\n\n${second}`),
          ...caseOf('together', scenario, language, `${first} ${second}`),
          ...caseOf('first', scenario, language, first),
          ...caseOf('firstInTwo', scenario, language, inTwo(first)),
        ]
      }),
    ),
)
const fromPool = pool.answers
  .filter((row) => !isSealed(row) && isHonest(row) && row.expected >= POOL_LEAST)
  .flatMap(({ scenarioId, lang, response }) => caseOf('rated', situationCalled(scenarioId), lang, response))
/** Good answers that readers rated, and the first of their paragraphs alone where they have two long ones. */
const fromReaders = twiceRated
  .filter((row) => !isSealed(row) && row.expected >= READERS_LEAST)
  .flatMap(({ scenarioId, lang, response }) => {
    const scenario = situationCalled(scenarioId)
    const parts = response.split(/\n+/).filter((part) => part.trim() !== '')
    const areTwo = parts.length === 2 && parts.every((part) => part.split(/\s+/).length > PART_WORDS)
    return [
      ...caseOf('rated', scenario, lang, response),
      ...(areTwo
        ? caseOf('first', scenario, lang, parts[0] ?? '')
        : caseOf('firstHalf', scenario, lang, firstHalf(response))),
    ]
  })
const fromHalves = halves
  .filter((row) => !isSealed(row))
  .flatMap(({ scenarioId, lang, first, second }) => {
    const scenario = situationCalled(scenarioId)
    return [
      ...caseOf('half', scenario, lang, first),
      ...BETWEEN.flatMap((between) => caseOf('whole', scenario, lang, first + between + second)),
    ]
  })
const rows = [...fromModels, ...fromPool, ...fromReaders, ...fromHalves]
const fitted = (some: readonly Case[]) => fitLogistic(balanced(some), PENALTY)
const unseen = leftOut(rows, partsOf(rows, PARTS), fitted).map(({ row: { form, values }, model }) => ({
  form,
  likely: likelihood(values, model),
}))
for (const least of [0.1, 0.15, 0.2, 0.25, 0.3, 0.4])
  console.log(
    `from ${least}: `,
    (Object.keys(WEIGHT) as Form[])
      .map((form) => {
        const mine = unseen.filter((one) => one.form === form)
        return `${form} ${(100 * share(mine, ({ likely }) => likely >= least)).toFixed(1)} %`
      })
      .join('   '),
  )
const weights = fitted(rows)
const byName = Object.fromEntries(SECOND_FEATURES.map((name, i) => [name, Number((weights[i] ?? 0).toFixed(2))]))
writeFileSync(
  join(import.meta.dirname, '../../../shared/src/rules/evaluator/lexicon/learned/answering.ts'),
  `import type { SecondFeature } from '../../second-question.ts'

/** Written by api/bench/evaluator/fit-second-question.ts; not to be edited. */
export const ANSWERING: Record<SecondFeature, number> = ${literal(byName)}
`,
)
