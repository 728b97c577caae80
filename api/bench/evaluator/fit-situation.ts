// Fits the two models that tell how much of its situation an answer uses (shared/rules/evaluator/specificity.ts), and
// writes their weights and limits. Open data only: answers, the same answers given to other situations, and templates
// with and without names of the situation. What is printed comes from models that did not see the situation.
// node api/bench/evaluator/fit-situation.ts      writes shared/src/rules/evaluator/lexicon/learned/situating.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from 'shared/model/bilingual'
import { coverageOf } from 'shared/rules/evaluator/coverage'
import { findCues } from 'shared/rules/evaluator/cues/find-cues'
import { logitOf, TELLING } from 'shared/rules/evaluator/key-points/model'
import { rarityOfWord } from 'shared/rules/evaluator/phrase-model'
import { sentenceShifts } from 'shared/rules/evaluator/rating/sentence-shifts'
import { readAnswer } from 'shared/rules/evaluator/read-answer'
import { namesIn, situationOf } from 'shared/rules/evaluator/situation'
import { SITUATION_FEATURES, type SituationFeature, situationFeatures } from 'shared/rules/evaluator/situation-features'
import { partOf } from 'shared/rules/evaluator/specificity'
import { seededChance } from 'shared/rules/games/chance'
import { leftOut, partsOf } from './left-out.ts'
import { literal } from './literal.ts'
import { balanced, fitLogistic, type Observed } from './logistic.ts'
import { openAnswers } from './open-answers.ts'
import { CONCEPTS, CUES, TABLES } from './opened.ts'
import { attacks, pool, twiceRated, written } from './rated.ts'
import { isSealedAttack } from './sealed.ts'
import { isSituated, situationCalled } from './situations.ts'
import { quantile, share } from './statistics.ts'

const PENALTY = 1
/** Parts of the situations that are left out in turn. */
const PARTS = 5
/** The lowest rating of the answers that count as being about their situation: weaker ones may not be. */
const RATED_LEAST = 5
/** Other situations to which each answer is given, of all and of those with key points; templates per situation. */
const OTHERS = 2
const OTHERS_LISTED = 1
const TEMPLATES = 6
/** Shares of the answers to their own situation that fall below the limits of the models. */
const LOST = {
  situated: { elsewhere: { none: 0.01, whole: 0.04 }, template: { whole: 0.05 } },
  // Stories about two personal questions differ less than answers to two situations.
  personal: { elsewhere: { none: 0.015, whole: 0.08 }, template: { whole: 0.05 } },
}

/** The two parts of the models: answers about oneself, and all others. */
type Part = ReturnType<typeof partOf>
/** "I would" is no fault in a plan, although templates are full of it. */
const LEFT_OUT: Record<Part, readonly SituationFeature[]> = {
  situated: ['past', 'supposed'],
  personal: [],
}

type Form = 'own' | 'elsewhere' | 'template'
interface Case extends Observed {
  scenarioId: string
  form: Form
}
const NONE: ReadonlySet<number> = new Set()
function caseOf(form: Form, scenarioId: string, language: Language, text: string): Case {
  const { weights } = TABLES[language]
  const concepts = CONCEPTS[language]
  const scenario = situationCalled(scenarioId)
  const { rubric } = scenario
  const situation = situationOf(scenario, language)
  const answer = readAnswer(text, language)
  const cues = rubric
    ? findCues(answer, { rules: CUES[answer.language], names: new Set([...situation.names, ...namesIn(text)]) })
    : []
  const { listed: made } = coverageOf(answer, rubric, {
    skipped: NONE,
    cues,
    ratingShifts: sentenceShifts(answer, weights),
    weights,
    concepts,
  })
  const values = situationFeatures(answer, text, {
    situation,
    points: { made, listed: rubric?.keyPoints.length ?? 0 },
    concepts,
    telling: TELLING[language],
    rarityOf: (stem) => rarityOfWord(stem, weights),
  })
  const kind = partOf(scenario.kind)
  const read = SITUATION_FEATURES.map((feature, i) => (LEFT_OUT[kind].includes(feature) ? 0 : (values[i] ?? 0)))
  return { scenarioId, form, values: read, isTrue: form === 'own', weight: 1 }
}

const chance = seededChance(1)
const pick = <T>(of: readonly T[]) => of[Math.floor(chance() * of.length)] as T
const LANGUAGES: readonly Language[] = ['fr', 'en']
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const cases = LANGUAGES.flatMap((language) => {
  const rated = [...twiceRated, ...pool.answers, ...written.filter(({ scenarioId }) => isSituated(scenarioId))]
  const answers = openAnswers(rated, language, RATED_LEAST)
  const ids = [...new Set(answers.map(({ scenarioId }) => scenarioId))].sort()
  const listed = ids.filter((id) => situationCalled(id).rubric)
  const templates = attacks.templates.filter((one) => one.lang === language && !isSealedAttack(one))
  return [
    ...answers.flatMap(({ scenarioId, response }) => [
      caseOf('own', scenarioId, language, response),
      ...[
        ...Array.from({ length: OTHERS }, () => pick(ids)),
        ...Array.from({ length: OTHERS_LISTED }, () => pick(listed)),
      ]
        .filter((other) => other !== scenarioId)
        .map((other) => caseOf('elsewhere', other, language, response)),
    ]),
    ...ids.flatMap((id) => {
      const unnamed = language === 'fr' ? 'cette personne' : 'that person'
      const names = [...situationOf(situationCalled(id), language).names].map(capital)
      return Array.from({ length: TEMPLATES }, (_, i) => {
        // Every second template names nobody: the names alone must tell nothing.
        const [a = unnamed, b = a] = i % 2 === 0 ? names : []
        const text = pick(templates)
          .response.replaceAll('{a}', () => a)
          .replaceAll('{b}', () => b)
        return caseOf('template', id, language, text)
      })
    }),
  ]
})

/** The weights of a model that tells the answers to their own situation from one other form, each half of the total. */
const fitted = (rows: readonly Case[], other: Form) =>
  fitLogistic(balanced(rows.filter(({ form }) => form === 'own' || form === other)), PENALTY)
/** The logits of all cases, each from a model that was fitted without the case's situation. */
const unseen = (rows: readonly Case[], other: Form) =>
  leftOut(rows, partsOf(rows, PARTS), (others) => fitted(others, other)).map(({ row: { form, values }, model }) => ({
    form,
    at: logitOf(values, model),
  }))
const fixed = (value: number) => Number(value.toFixed(2))
const byName = (weights: readonly number[]) =>
  Object.fromEntries(SITUATION_FEATURES.map((feature, i) => [feature, fixed(weights[i] ?? 0)]))

/** The weights and limits of the model that tells one other form from the answers to their own situation. */
function limited(part: Part, other: Exclude<Form, 'own'>) {
  const rows = cases.filter(({ scenarioId }) => partOf(situationCalled(scenarioId).kind) === part)
  const at = unseen(rows, other)
  const of = (form: Form) => at.filter((one) => one.form === form).map((one) => one.at)
  const whole = quantile(of('own'), LOST[part][other].whole)
  // Half of the templates have no specificity at all.
  const none =
    other === 'elsewhere'
      ? quantile(of('own'), LOST[part].elsewhere.none)
      : Math.min(quantile(of(other), 0.5), whole - 1)
  for (const limit of [none, whole])
    console.log(
      `${part}: ${(100 * share(of(other), (value) => value < limit)).toFixed(1)} % of ${other} below ${limit.toFixed(2)}`,
    )
  return { weights: byName(fitted(rows, other)), none: fixed(none), whole: fixed(whole) }
}
const both = (other: Exclude<Form, 'own'>) => ({
  situated: limited('situated', other),
  personal: limited('personal', other),
})
const SITUATING = { belonging: both('elsewhere'), specific: both('template') }
writeFileSync(
  join(import.meta.dirname, '../../../shared/src/rules/evaluator/lexicon/learned/situating.ts'),
  `import type { SituationModel } from '../../situation-features.ts'

/** Written by api/bench/evaluator/fit-situation.ts; not to be edited. */
export const SITUATING: {
  /** At the logit \`none\` and below an answer is about something else; from \`whole\` on it is surely about its situation. */
  belonging: Record<'situated' | 'personal', SituationModel>
  /** At the logit \`none\` and below an answer would fit any situation; from \`whole\` on it is fully specific. */
  specific: Record<'situated' | 'personal', SituationModel>
} = ${literal(SITUATING)}
`,
)
