// Writes the figures for the page on how scores are made, measured on the sealed scenarios and attacks only.
// node api/bench/evaluator/figures.ts writes shared/src/rules/evaluator/lexicon/measured.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { evaluateResponse } from 'shared/rules/evaluator/evaluate-response'
import { EVALUATOR_VERSION } from 'shared/rules/evaluator/evaluator-version'
import { mean } from 'shared/rules/mean'
import { literal } from './literal.ts'
import { drawnMarks } from './marks.ts'
import {
  measureElsewhere,
  measureKeyPoints,
  measureModels,
  measurePoison,
  measureTemplates,
} from './measure-attacks.ts'
import { agreementOf, inLanguage, isHonest, judgeSealed, judgeSituated, judgeTwiceRated } from './measure-ratings.ts'
import { share } from './statistics.ts'
import { taughtIn } from './train.ts'

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))
const percent = (value: number) => Math.round(100 * value)
const taught = [taughtIn('fr'), taughtIn('en')]
const byReaders = judgeTwiceRated(evaluateResponse)
const rows = [...judgeSealed(evaluateResponse), ...judgeSituated(evaluateResponse), ...byReaders].filter(isHonest)
const all = agreementOf(rows)
const templates = Object.values(measureTemplates(evaluateResponse, 'sealed'))
const { forms } = measurePoison(evaluateResponse, 'sealed')
const { own, paraphrase, contrary } = measureKeyPoints(evaluateResponse, 'sealed')
const read = drawnMarks().filter(({ verdict }) => verdict !== undefined)
const figures = {
  version: EVALUATOR_VERSION,
  answersLearned: taught.reduce((sum, { answers }) => sum + answers.length, 0),
  formsLearned: taught.reduce((sum, { contrasts }) => sum + contrasts.length, 0),
  sentencesLearned: taught.reduce((sum, { sentences, alone }) => sum + sentences.length + alone.length, 0),
  answersSealed: rows.length,
  answersByReaders: byReaders.length,
  spearman: {
    fr: rounded(agreementOf(inLanguage(rows, 'fr')).spearman.value, 2),
    en: rounded(agreementOf(inLanguage(rows, 'en')).spearman.value, 2),
    words: rounded(all.length, 2),
  },
  error: rounded(all.error, 1),
  withinOne: percent(all.withinOne),
  bestBelow6: percent(all.bestBelow6),
  templates: { mean: rounded(mean(templates.map((t) => t.mean)), 1), at7: percent(mean(templates.map((t) => t.at7))) },
  harm: {
    named: percent(forms.harm.named),
    mistaken: percent(mean([forms.negated.named, forms.quoted.named, forms.attributed.named])),
  },
  elsewhere: percent(measureElsewhere(evaluateResponse, 'sealed').at5),
  models: rounded(measureModels(evaluateResponse, 'sealed').mean, 1),
  // So few sealed sentences say the contrary that the number of those recognized by mistake is shown instead of a
  // share.
  keyPoints: {
    own: percent(own.met),
    paraphrase: percent(paraphrase.met),
    paraphrases: paraphrase.n,
    contrary: Math.round(contrary.met * contrary.n),
    contraries: contrary.n,
  },
  marks: {
    read: read.length,
    agreed: percent(share(read, ({ verdict }) => verdict === 'right')),
    wrong: rounded(100 * share(read, ({ verdict }) => verdict === 'wrong'), 1),
  },
}
writeFileSync(
  join(import.meta.dirname, '../../../shared/src/rules/evaluator/lexicon/measured.ts'),
  `/**
 * What was measured on scenarios and attacks that nothing was trained on; shares in percent. Written by api/bench/evaluator/figures.ts; not
 * to be edited.
 */
export const MEASURED = ${literal(figures)} as const
`,
)
console.log(JSON.stringify(figures))
