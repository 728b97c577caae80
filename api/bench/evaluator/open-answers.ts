import type { Language } from 'shared/model/bilingual'
import { isHonest } from './measure-ratings.ts'
import type { RatedAnswer } from './rated.ts'
import { isSealed } from './sealed.ts'
import { shipped } from './situations.ts'

/** The honest ones of some answers with at least this rating, and the model answers, all of open scenarios. */
export const openAnswers = (
  rows: readonly RatedAnswer[],
  language: Language,
  least: number,
): Pick<RatedAnswer, 'scenarioId' | 'response'>[] => [
  ...rows.filter((row) => row.lang === language && !isSealed(row) && isHonest(row) && row.expected >= least),
  ...shipped
    .filter(({ id }) => !isSealed({ scenarioId: id }))
    .flatMap(({ id, modelAnswers = [] }) =>
      modelAnswers.map((answer) => ({ scenarioId: id, response: answer[language] })),
    ),
]
