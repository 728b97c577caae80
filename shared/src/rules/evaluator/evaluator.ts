// The application's own evaluator: pure, deterministic, the same on the device and on the server. The score comes from
// a model of rated answers (phrase-model.ts) and from how much of its situation and rubric an answer uses; guards and
// harms cap it. The cues locate the evidence in the answer.
import type { Language } from '../../model/bilingual.ts'
import type { Scenario } from '../../model/content/scenario.ts'
import type { Evaluation, Evidence, ResponseType } from '../../model/evaluation.ts'
import { type Concepts, openConcepts } from './concepts.ts'
import { BAND, type Confidence, confidenceOf, WORDS_ENOUGH } from './confidence.ts'
import { coverageOf } from './coverage.ts'
import { deserved } from './cues/deserved.ts'
import { evidenceOf } from './cues/evidence.ts'
import { findCues } from './cues/find-cues.ts'
import { dimensionScores, metricsOf } from './dimension-scores.ts'
import { capped, guard, isOffTopic, TOLD_LEAST } from './guards.ts'
import { findHarms } from './harm/find-harm.ts'
import { weighHarms } from './harm/learned-harm.ts'
import { TELLING } from './key-points/model.ts'
import type { LanguageData } from './lexicon/language-data.ts'
import { neutralIn } from './neutral.ts'
import { costOfOmission } from './omission.ts'
import { type OpenTable, openTable, phraseShift, phrasesOf, rarityOfWord } from './phrase-model.ts'
import { placeIn, READ_MAX, type ReadAnswer, type ReadSentence, readAnswer, withoutSentences } from './read-answer.ts'
import { scoreOf, tenth, within } from './score.ts'
import { namesIn, situationOf } from './situation.ts'
import { situationFeatures } from './situation-features.ts'
import { belongingOf, specificityOf } from './specificity.ts'
import { suggestionsFor } from './suggestions.ts'
import { BETWEEN, responseText } from './text/response-text.ts'

/** Raised with every change that changes a score. */
export const EVALUATOR_VERSION = '2.7.0'

export interface EvaluatorInput {
  scenario: Pick<Scenario, 'title' | 'content' | 'questions' | 'kind' | 'rubric'>
  /** The answers to both questions as one text, or separately; for a spoken answer, its transcript. */
  response: string | readonly string[]
  responseType: ResponseType
  /** Language of the test, and of the feedback. */
  language: Language
}

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

const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length
const mixed = (one: number, other: number, share: number) => (1 - share) * one + share * other
/** An unanswered question that costs at least this many points is reported to the learner. */
const OMISSION_TOLD = 1 / 3
/** Below this specificity the feedback says that the answer would fit any situation. */
const GENERIC_BELOW = 0.7
/** The data of a language, opened for look-up. */
interface Known extends OpenTable {
  concepts: Concepts
  cues: LanguageData['cues']
  harms: LanguageData['harms']
  harmTable: OpenTable
}

/**
 * The evaluator with the data of some languages. It reads an answer with the data of the language in which the answer
 * is written (`languageRead`), and throws if it does not have them.
 */
export function evaluatorWith(data: Partial<Record<Language, LanguageData>>) {
  const opened: Partial<Record<Language, Known>> = {}
  // The data of a language are opened at first use. Most learners answer in one language, and need not wait for the
  // other's data.
  const knownOf = (language: Language): Known => {
    const given = data[language]
    if (!given) throw new Error(`the evaluator was made without the data of the language "${language}"`)
    opened[language] ??= {
      ...openTable(given.phrases),
      concepts: openConcepts(given.concepts, language),
      cues: given.cues,
      harms: given.harms,
      harmTable: openTable(given.harmPhrases),
    }
    return opened[language]
  }
  return (input: EvaluatorInput) => evaluated(input, knownOf)
}

/** The language with whose data an answer is evaluated. */
export const languageRead = ({ response, language }: Pick<EvaluatorInput, 'response' | 'language'>): Language =>
  readAnswer(responseText(response).slice(0, READ_MAX), language).language

/** The rating that the tables predict for some sentences of an answer. */
const learnedFrom = ({ folded }: ReadAnswer, sentences: readonly ReadSentence[], table: OpenTable) =>
  table.base +
  phraseShift(phrasesOf(sentences.map(({ start, end }) => folded.text.slice(start, end)).join(' ')), table.weights)

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
/** Score of a question that was left unanswered. */
const UNANSWERED = 1

function evaluated(
  { scenario, language, ...given }: EvaluatorInput,
  knownOf: (language: Language) => Known,
): ResponseEvaluation {
  // No rule reads the text beyond this length, which bounds the time of an evaluation.
  const response = responseText(given.response).slice(0, READ_MAX)
  const answer = readAnswer(response, language)
  const situation = situationOf(scenario, answer.language)
  const known = knownOf(answer.language)
  const rarityOf = (stem: string) => rarityOfWord(stem, known.weights)
  const reading = { concepts: known.concepts, telling: TELLING[answer.language], rarityOf }
  const names = new Set([...situation.names, ...namesIn(response)])
  const isPersonal = scenario.kind === 'personal'
  const found = findHarms(answer, names, { rules: known.harms, isPersonal })
  const { spoken } = found
  const { certain, possible } = weighHarms({ answer, names }, found, {
    table: known.harmTable,
    concepts: known.concepts,
    isPersonal,
  })
  const harms = [...certain, ...possible].sort((a, b) => a.start - b.start)
  const neutral = neutralIn(answer, names, { spoken, harms })
  // Only what the answer itself says, without what others say or do, shows whether it is about this situation and
  // answers both questions.
  const heard = withoutSentences(answer, neutral)
  const { flags, void: skipped } = guard(answer, { situation, expected: language })
  if (possible.length > 0) flags.unshift('possible-harm')
  if (certain.length > 0) flags.unshift('harm')
  const unread = new Set([...skipped, ...certain.map(({ sentence }) => sentence)])
  const harmful = new Set([...unread, ...possible.map(({ sentence }) => sentence)])
  const isRated = ({ index }: ReadSentence) => !harmful.has(index) && !neutral.has(index)
  const cues = findCues(answer, { rules: known.cues, skipped, names }).filter(
    ({ against, sentence }) => !against || !neutral.has(sentence),
  )
  const coverage = coverageOf(answer, scenario.rubric, {
    skipped: harmful,
    unflagged: new Set([...unread, ...neutral]),
    cues,
    weights: known.weights,
    concepts: known.concepts,
  })
  const listed = scenario.rubric?.keyPoints.length ?? 0
  const about = situationFeatures(heard, response, {
    situation,
    points: { made: coverage.listed, listed },
    ...reading,
  })
  const isTold = situation.stems.size >= TOLD_LEAST
  const belonging = isTold ? belongingOf(about, scenario.kind) : 1
  if (isOffTopic(answer, { belonging, isPersonal })) flags.push('off-topic')
  const specific = isTold ? specificityOf(about, scenario.kind) : 1
  if (specific < GENERIC_BELOW && answer.words.length >= WORDS_ENOUGH) flags.push('generic')
  const signals = {
    covered: listed === 0 ? undefined : coverage.credit / listed,
    specific,
    against: new Set(cues.filter((cue) => cue.against).map((cue) => cue.family)).size,
    redFlags: coverage.redFlags.length,
  }
  const whole = scoreOf({ ...signals, learned: learnedFrom(answer, answer.sentences.filter(isRated), known) })
  const parts = questionsOf(given.response, answer)
  const questions = parts.map((sentences) => {
    const own = sentences.filter(({ index }) => !harmful.has(index))
    return own.length === 0
      ? UNANSWERED
      : scoreOf({ ...signals, learned: learnedFrom(answer, own.filter(isRated), known) })
  })
  const isPartial = parts.length > 0 && parts.some((own) => own.length === 0) && parts.some((own) => own.length > 0)
  if (isPartial) flags.push('unanswered')
  const together =
    questions.length === 0 ? whole : isPartial ? mean(questions) : mixed(whole, mean(questions), APART_SHARE)
  const [first, second] = scenario.questions
  const omitted =
    questions.length === 0 && first && second
      ? costOfOmission(heard, response, {
          questions: [first, second],
          ...reading,
        })
      : 0
  if (omitted >= OMISSION_TOLD && answer.words.length >= WORDS_ENOUGH) flags.push('one-question')
  const score = tenth(capped(within(together - omitted), flags, belonging))
  const shown = deserved(cues, { answer, names, weights: known.weights, score, kind: scenario.kind })
  const dimensions = dimensionScores(score, shown, answer)
  const confidence = confidenceOf(answer, { flags, cues, specific, isTold })
  const half = BAND[confidence]
  const note = ({ id, text }: { id: string; text: Scenario['title'] }) => ({ keyPointId: id, text: text[language] })
  return {
    score,
    metrics: metricsOf(dimensions, score),
    dimensions,
    ...(questions.length > 0 && { questions: questions.map((one) => tenth(capped(one, flags, belonging))) }),
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
