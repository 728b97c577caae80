// The application's own evaluator: pure, deterministic, the same on the device and on the server. The score comes from
// models of rated answers (phrase-model.ts, answer-network.ts, regression-trees.ts), which also read how much of its
// situation an answer uses, and from the key points that it makes; guards and harms cap it. The cues locate the evidence
// in the answer.
import type { Language } from '../../model/bilingual.ts'
import type { Scenario } from '../../model/content/scenario.ts'
import type { Evaluation, Evidence } from '../../model/evaluation.ts'
import { mean } from '../mean.ts'
import { BAND, type Confidence, confidenceOf, WORDS_ENOUGH } from './confidence.ts'
import { deserved } from './cues/deserved.ts'
import { evidenceOf } from './cues/evidence.ts'
import { dimensionScores, metricsOf } from './dimension-scores.ts'
import type { EvaluatorInput } from './evaluator-input.ts'
import { EVALUATOR_VERSION } from './evaluator-version.ts'
import { capped, isOffTopic } from './guards.ts'
import type { LanguageData } from './lexicon/language-data.ts'
import { NETWORK } from './lexicon/learned/network.ts'
import { RATING_TREES } from './lexicon/learned/rating-trees.ts'
import { type MeasuredAnswer, measureAnswer } from './measured-answer.ts'
import { openNetwork, type PackedNetwork } from './network/answer-network.ts'
import { openedData } from './opened-data.ts'
import { openTrees, type PackedTrees, type Predict } from './rating/regression-trees.ts'
import { placeIn, READ_MAX, type ReadAnswer, readAnswer } from './read-answer.ts'
import { scoreOf, tenth, within } from './score.ts'
import { suggestionsFor } from './suggestions.ts'
import { BETWEEN, responseText } from './text/response-text.ts'

/** The evaluation of one answer; the same input always gives the same result. */
export interface ResponseEvaluation {
  score: number
  metrics: Evaluation['metrics']
  /** Score by each of `DIMENSIONS`. */
  dimensions: Record<string, number>
  /** Score of the answer to each question, where the answers were given separately. */
  questions?: number[]
  feedback: {
    suggestions: string[]
    strengths: string[]
    evidence: Evidence[]
    /** The key points found, each with the number of the sentence that makes it. */
    met: { keyPointId: string; text: string; sentence: number }[]
    missed: { keyPointId: string; text: string }[]
    flags: string[]
  }
  engine: { id: 'own'; version: string }
  /** Language in which the answer was read. */
  language: Language
  confidence: Confidence
  /** The range that probably contains a fair rater's score, out of nine. */
  band: [number, number]
}

const mixed = (one: number, other: number, share: number) => (1 - share) * one + share * other
/**
 * An omission that is at least so sure is reported to the learner: of open good answers, 7 % are told of one that they do
 * not have.
 */
const OMISSION_TOLD = 0.3
/** Below this specificity, and this score, the feedback says that the answer would fit any situation. */
const GENERIC_BELOW = { specific: 0.8, score: 7 }
/** Only below this score does the feedback say that the answer seems to be about something else. */
const OFF_TOPIC_BELOW = 4
/** The network that reads an answer, and the trees that predict its rating from all that is measured. */
export interface Learned {
  network: PackedNetwork
  ratings: PackedTrees
}
const LEARNED: Learned = { network: NETWORK, ratings: RATING_TREES }
/**
 * The evaluator with the data of some languages. It reads an answer with the data of the language in which the answer
 * is written (`languageRead`), and throws if it does not have them.
 */
export function evaluatorWith(data: Partial<Record<Language, LanguageData>>, learned: Learned = LEARNED) {
  const dataOf = openedData(data)
  const network = openNetwork(learned.network)
  const predict = openTrees(learned.ratings)
  return (input: EvaluatorInput) => evaluated(input, measureAnswer(input, dataOf, network), predict)
}

/** The language with whose data an answer is evaluated. */
export const languageRead = ({ response, language }: Pick<EvaluatorInput, 'response' | 'language'>): Language =>
  readAnswer(responseText(response).slice(0, READ_MAX), language).language

/**
 * The sentences of the answer to each question, assigned by their offsets in the folded text; empty if the answers were
 * given as one text.
 */
function questionsOf(response: string | readonly string[], { sentences, folded }: ReadAnswer) {
  if (typeof response === 'string' || response.length < 2) return []
  let end = 0
  let from = 0
  return response.map((given) => {
    const text = given.trim()
    if (text === '') return []
    end = from + text.length
    const own = sentences.filter((s) => {
      const { start } = placeIn(folded, s.start, s.end)
      return start >= from && start < end
    })
    from = end + BETWEEN.length
    return own
  })
}
/** Share of the overall score that comes from the scores of the separate questions. */
const APART_SHARE = 0.3
/** Score of a question that was left unanswered, and the points that it costs at least: readers were told to take two. */
const UNANSWERED = { score: 1, cost: 2 }

/** The score of an answer of which some questions were left unanswered. */
const partial = (questions: readonly number[]) => Math.min(mean(questions), Math.max(...questions) - UNANSWERED.cost)

function evaluated(
  { scenario, language, ...given }: EvaluatorInput,
  measured: MeasuredAnswer,
  predict: Predict,
): ResponseEvaluation {
  const { response, answer, names, weights, harms, cues, coverage } = measured
  const { isTold, isPersonal, belonging, specific, omitted, harmful, rated, signalsOf } = measured
  const flags = [...measured.flags]
  const whole = scoreOf(signalsOf(rated), predict)
  const isRated = new Set(rated)
  const parts = questionsOf(given.response, answer)
  const questions = parts.map((sentences) => {
    const own = sentences.filter(({ index }) => !harmful.has(index))
    return own.length === 0 ? UNANSWERED.score : scoreOf(signalsOf(own.filter((one) => isRated.has(one))), predict)
  })
  const isPartial = parts.length > 0 && parts.some((own) => own.length === 0) && parts.some((own) => own.length > 0)
  if (isPartial) flags.push('unanswered')
  const together =
    questions.length === 0 ? whole : isPartial ? partial(questions) : mixed(whole, mean(questions), APART_SHARE)
  const score = tenth(capped(within(together), flags))
  const isLong = answer.words.length >= WORDS_ENOUGH
  if (score < OFF_TOPIC_BELOW && isOffTopic(answer, { belonging, isPersonal })) flags.push('off-topic')
  if (isLong && score < GENERIC_BELOW.score && specific < GENERIC_BELOW.specific) flags.push('generic')
  if (isLong && omitted >= OMISSION_TOLD) flags.push('one-question')
  const shown = deserved(cues, { answer, names, weights, score, kind: scenario.kind })
  const dimensions = dimensionScores(score, shown, answer)
  const confidence = confidenceOf(answer, { flags, cues, specific, isTold })
  const half = BAND[confidence]
  const note = ({ id, text }: { id: string; text: Scenario['title'] }) => ({ keyPointId: id, text: text[language] })
  return {
    score,
    metrics: metricsOf(dimensions, score),
    dimensions,
    ...(questions.length > 0 && { questions: questions.map((one) => tenth(capped(one, measured.flags))) }),
    feedback: {
      ...suggestionsFor({
        response,
        scenario,
        language,
        answer,
        score,
        dimensions,
        coverage,
        cues,
        shown,
        flags,
        harms,
        specific,
      }),
      evidence: evidenceOf(shown, harms, answer),
      met: coverage.met.map(({ point, sentence }) => ({ ...note(point), sentence })),
      missed: coverage.missed.map(note),
      flags,
    },
    engine: { id: 'own', version: EVALUATOR_VERSION },
    language: answer.language,
    confidence,
    band: [tenth(within(score - half)), tenth(within(score + half))],
  }
}
