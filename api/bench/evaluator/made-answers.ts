// Answers that are made from others, so that the trees learn what ratings of ordinary answers do not show: that more of
// the same is worth little, that half an answer loses, and what an answer to something else or a memorized text is worth.
import type { Language } from 'shared/model/bilingual'
import { seededChance } from 'shared/rules/games/chance'
import { NOBODY, openTemplates, peopleOf, withPeople } from './measure-attacks.ts'
import { type RatedAnswer, TWICE_RATED } from './rated.ts'
import { isSealed } from './sealed.ts'
import { shipped, situationCalled } from './situations.ts'

/** The kind of the answers of `paddedAnswers`. */
export const PADDED = 'padded'
/** The highest rating of the answers that are joined. */
const POOR_MOST = 3.5
/**
 * Poor answers to one situation joined in twos, each with the mean of their ratings: in the ratings of readers longer
 * answers are usually better, but writing more of the same is not.
 */
export function paddedAnswers(answers: readonly RatedAnswer[]): RatedAnswer[] {
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
export const modelAnswers = (language: Language): RatedAnswer[] =>
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

/** The kind of the first paragraphs of answers that have two. */
export const HALF = 'half'
/** What readers were told that an answer loses that treats one of the two questions only. */
const HALF_COST = 2
/** Words of a paragraph that can be the answer to a question, and the lowest rating of the whole. */
const HALF_FROM = { words: 8, rating: 4 }
/** Answers of two paragraphs without the second one. */
export const halfAnswers = (answers: readonly RatedAnswer[]): RatedAnswer[] =>
  answers.flatMap((row) => {
    const parts = row.response.split(/\s*\n\s*/)
    const [first = ''] = parts
    const isHalved = parts.length === 2 && parts.every((part) => part.split(' ').length >= HALF_FROM.words)
    return isHalved && row.expected >= HALF_FROM.rating
      ? [{ ...row, kind: HALF, expected: row.expected - HALF_COST, response: first }]
      : []
  })

/** The kind of answers that are given to another situation, and their rating, as the development pool rates them. */
export const ELSEWHERE = 'elsewhere'
const ELSEWHERE_RATING = 2
/** The kind of model answers that are given to another shipped scenario. */
export const MODEL_ELSEWHERE = 'modelElsewhere'
/** The lowest rating of the answers that are given to another situation, and to how many others a model answer is given. */
const ELSEWHERE_FROM = { rating: 3, models: 6 }
/** The kind of memorized texts, and their rating, as the development pool rates them. */
export const TEMPLATE = 'template'
const TEMPLATE_RATING = 3
/** Memorized texts given to a shipped scenario, and to another one. */
const TEMPLATES = { shipped: 20, others: 2 }

const chance = seededChance(20261127)
const pick = <T>(of: readonly T[]) => of[Math.floor(chance() * of.length)] as T
const isShipped = (id: string) => shipped.some((one) => one.id === id)
/** Answers of these scenarios given to others of them: ordinary answers to any, model answers to shipped ones. */
export function answersElsewhere(answers: readonly RatedAnswer[], scenarioIds: readonly string[]): RatedAnswer[] {
  const withRubric = scenarioIds.filter(isShipped)
  const placed = (row: RatedAnswer, kind: string, ids: readonly string[]) => ({
    ...row,
    scenarioId: pick(ids.filter((id) => id !== row.scenarioId)),
    kind,
    expected: ELSEWHERE_RATING,
  })
  return answers
    .filter(({ expected }) => expected >= ELSEWHERE_FROM.rating)
    .flatMap((row) =>
      row.kind === MODEL
        ? Array.from({ length: ELSEWHERE_FROM.models }, () => placed(row, MODEL_ELSEWHERE, withRubric))
        : [placed(row, ELSEWHERE, scenarioIds)],
    )
}
/** Memorized texts with the names of two people of the situation, and every third one without. */
export function templatesFor(scenarioIds: readonly string[], language: Language): RatedAnswer[] {
  const templates = openTemplates(language)
  return scenarioIds.flatMap((scenarioId) => {
    const count = isShipped(scenarioId) ? TEMPLATES.shipped : TEMPLATES.others
    return Array.from({ length: count }, (_, i) => {
      const { id, response } = pick(templates)
      const people = peopleOf(i % 3 === 2 ? NOBODY : situationCalled(scenarioId), language)
      const row = { id, scenarioId, lang: language, kind: TEMPLATE, expected: TEMPLATE_RATING, writer: TEMPLATE }
      return { ...row, response: withPeople(response, people) }
    })
  })
}
