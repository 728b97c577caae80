// The open answers, each measured with tables that had not seen its scenario.
import type { Language } from 'shared/model/bilingual'
import { ENGLISH } from 'shared/rules/evaluator/lexicon/english'
import { FRENCH } from 'shared/rules/evaluator/lexicon/french'
import type { LanguageData } from 'shared/rules/evaluator/lexicon/language-data'
import { measureAnswer } from 'shared/rules/evaluator/measured-answer'
import { openedData } from 'shared/rules/evaluator/opened-data'
import type { Signals } from 'shared/rules/evaluator/score'
import { partsOf } from './left-out.ts'
import { situationIfTold } from './measure-ratings.ts'
import { type RatedAnswer, TWICE_RATED } from './rated.ts'
import { isSealed } from './sealed.ts'
import { shipped } from './situations.ts'
import { taughtIn, train } from './train.ts'

const PARTS = 4
const LANGUAGES: readonly Language[] = ['fr', 'en']

/** The kind of the answers of `paddedAnswers`. */
export const PADDED = 'padded'
/** The highest rating of the answers that are joined. */
const POOR_MOST = 3.5
/**
 * Poor answers to one situation joined in twos, each with the mean of their ratings: in the ratings of readers longer
 * answers are usually better, but writing more of the same is not.
 */
function paddedAnswers(answers: readonly RatedAnswer[]): RatedAnswer[] {
  const poor = Map.groupBy(
    answers.filter(({ kind, expected }) => kind === TWICE_RATED && expected <= POOR_MOST),
    ({ scenarioId }) => scenarioId,
  )
  return [...poor.values()].flatMap((ofOne) =>
    ofOne.slice(1).map((second, i) => {
      const first = ofOne[i] as RatedAnswer
      const expected = (first.expected + second.expected) / 2
      return { ...second, kind: PADDED, expected, response: `${first.response}\n\n${second.response}` }
    }),
  )
}

/** The kind of the model answers of shipped scenarios, and the rating that their authors aim at. */
export const MODEL = 'model'
const MODEL_RATING = 8.5
const modelAnswers = (language: Language): RatedAnswer[] =>
  shipped
    .filter(({ id }) => !isSealed({ scenarioId: id }))
    .flatMap(({ id, modelAnswers = [] }) =>
      modelAnswers.map((answer, i) => ({
        id: `${id}-model-${i}`,
        scenarioId: id,
        lang: language,
        kind: MODEL,
        expected: MODEL_RATING,
        writer: MODEL,
        response: answer[language],
      })),
    )

export interface UnseenAnswer {
  row: RatedAnswer
  /** The data whose tables have not seen the row's scenario. */
  data: Record<Language, LanguageData>
  signals: Signals
}
/** Takes four minutes: the tables of each language are trained four times. */
export const unseenAnswers = (): UnseenAnswer[] =>
  LANGUAGES.flatMap((language) => {
    const { answers, contrasts } = taughtIn(language)
    return partsOf(answers, PARTS).flatMap((isIn) => {
      const isSeen = (row: { scenarioId: string }) => !isIn(row)
      const phrases = train(answers.filter(isSeen), contrasts.filter(isSeen), language)
      const data = { fr: { ...FRENCH, phrases }, en: { ...ENGLISH, phrases } }
      const dataOf = openedData(data)
      const left = answers.filter(isIn)
      return [...left, ...modelAnswers(language).filter(isIn), ...paddedAnswers(left)].map((row) => {
        const { scenarioId, response } = row
        const scenario = situationIfTold(scenarioId)
        const measured = measureAnswer({ scenario, response, responseType: 'text', language }, dataOf)
        return { row, data, signals: measured.signalsOf(measured.rated) }
      })
    })
  })
