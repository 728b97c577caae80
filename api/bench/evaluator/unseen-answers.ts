// The open answers, each measured with tables that had not seen its scenario.
import type { Language } from 'shared/model/bilingual'
import type { LanguageData } from 'shared/rules/evaluator/lexicon/language-data'
import { measureAnswer } from 'shared/rules/evaluator/measured-answer'
import { openedData } from 'shared/rules/evaluator/opened-data'
import { openTrees, type PackedTrees } from 'shared/rules/evaluator/rating/regression-trees'
import type { Signals } from 'shared/rules/evaluator/score'
import { leftOutMerits } from './left-out-merits.ts'
import { answersElsewhere, halfAnswers, modelAnswers, paddedAnswers, templatesFor } from './made-answers.ts'
import { isHonest, situationIfTold } from './measure-ratings.ts'
import type { RatedAnswer } from './rated.ts'
import { isSituated } from './situations.ts'

export interface UnseenAnswer {
  row: RatedAnswer
  /** The data and the trees of merits that have not seen the row's scenario. */
  data: Record<Language, LanguageData>
  merits: PackedTrees
  signals: Signals
}
/** Takes minutes where the tables and trees are not kept from before (kept.ts). */
export const unseenAnswers = (): UnseenAnswer[] =>
  leftOutMerits().flatMap(({ language, isIn, answers, data, merits }) => {
    const dataOf = openedData(data)
    const predictMerit = openTrees(merits)
    const left = answers.filter(isHonest)
    const honest = [...left, ...modelAnswers(language).filter(isIn)]
    const scenarioIds = [...new Set(answers.map(({ scenarioId }) => scenarioId).filter(isSituated))]
    return [
      ...honest,
      ...paddedAnswers(left),
      ...halfAnswers(honest),
      ...answersElsewhere(honest, scenarioIds),
      ...templatesFor(scenarioIds, language),
    ].map((row) => {
      const { scenarioId, response } = row
      const scenario = situationIfTold(scenarioId)
      const measured = measureAnswer({ scenario, response, responseType: 'text', language }, dataOf, predictMerit)
      return { row, data, merits, signals: measured.signalsOf(measured.rated) }
    })
  })
