// The open answers, each measured with tables and a network that had not seen its scenario.
import type { Language } from 'shared/model/bilingual'
import type { LanguageData } from 'shared/rules/evaluator/lexicon/language-data'
import { measureAnswer } from 'shared/rules/evaluator/measured-answer'
import { openNetwork, type PackedNetwork } from 'shared/rules/evaluator/network/answer-network'
import { openedData } from 'shared/rules/evaluator/opened-data'
import type { Signals } from 'shared/rules/evaluator/score'
import { leftOutNetworks } from './left-out-networks.ts'
import { answersElsewhere, halfAnswers, modelAnswers, paddedAnswers, templatesFor } from './made-answers.ts'
import { isHonest, situationIfTold } from './measure-ratings.ts'
import type { RatedAnswer } from './rated.ts'
import { isSituated } from './situations.ts'

export interface UnseenAnswer {
  row: RatedAnswer
  /** The data and the network that have not seen the row's scenario. */
  data: Record<Language, LanguageData>
  network: PackedNetwork
  signals: Signals
}
/** Takes minutes where the tables and networks are not kept from before (kept.ts). */
export const unseenAnswers = (): UnseenAnswer[] =>
  leftOutNetworks().flatMap(({ language, isIn, answers, data, network }) => {
    const dataOf = openedData(data)
    const opened = openNetwork(network)
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
      const measured = measureAnswer({ scenario, response, responseType: 'text', language }, dataOf, opened)
      return { row, data, network, signals: measured.signalsOf(measured.rated) }
    })
  })
