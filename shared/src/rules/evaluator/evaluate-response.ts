// The own evaluator: pure, deterministic, the same on the device and on the server (research/evaluator.md). The score comes from what rated
// answers teach (phrase-model.ts), the guards and the rubric; the cues say where an answer shows what.
import type { Language } from '../../model/bilingual.ts'
import { type Evaluation, type Evidence, type ResponseType, SCORE_MAX } from '../../model/evaluation.ts'
import type { Scenario } from '../../model/scenario.ts'
import { coverageOf } from './coverage.ts'
import { type Cue, findCues } from './find-cues.ts'
import { capped, type Flag, guard } from './guards.ts'
import { type OpenTable, openTable, type PhraseTable, phraseShift, phrasesOf, rarityOfWord } from './phrase-model.ts'
import { PHRASES_EN } from './phrases-en.ts'
import { PHRASES_FR } from './phrases-fr.ts'
import { placeIn, READ_MAX, type ReadAnswer, readAnswer } from './read-answer.ts'
import { situationOf } from './situation.ts'
import { suggestionsFor } from './suggestions.ts'

/** Raised with every change that moves a score. */
export const EVALUATOR_VERSION = '1.3.0'

export interface EvaluatorInput {
  scenario: Pick<Scenario, 'title' | 'content' | 'questions' | 'kind' | 'rubric'>
  /** Both questions' answers in one text; for a spoken answer its transcript. */
  response: string
  responseType: ResponseType
  /** Language of the test; the feedback is in it. */
  language: Language
}

/** The ten dimensions (research/evaluator.md §3). */
export const DIMENSIONS = [
  'perspective',
  'information',
  'dilemma',
  'nonJudgement',
  'empathy',
  'options',
  'actions',
  'ethics',
  'professionalism',
  'structure',
] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** What the evaluator says of one answer; the same input always gives the same result. */
export interface ResponseEvaluation {
  score: number
  metrics: Evaluation['metrics']
  /** Each of `DIMENSIONS`. */
  dimensions: Record<string, number>
  feedback: {
    suggestions: string[]
    strengths: string[]
    evidence: Evidence[]
    met: { keyPointId: string; text: string }[]
    missed: { keyPointId: string; text: string }[]
    flags: string[]
  }
  engine: { id: 'own'; version: string }
  /** In which the answer was read. */
  language: Language
  confidence: 'low' | 'medium' | 'high'
  /** Where the score of a fair rater probably lies, out of nine. */
  band: [number, number]
}

/**
 * A regression draws towards the mean, and is stretched: less than what spreads scores as ratings are (2.6, answers to scenarios left out),
 * more than what errs least (2.0).
 */
const STRETCH = 2.3
/** Mean of the ratings, and of what the tables say of the same answers. */
const MIDDLE = { rated: 5.07, learned: 5 }
/** Points that the key points found add at most: they find a part only of what is there. */
const COVERAGE_WORTH = 2
const COVERAGE_USUAL = 0.3
/** Points for each red flag of the rubric. */
const RED_FLAG_COST = 1.2
/** Points for each kind of move that speaks against an answer, and at most: a false alarm must not sink a good answer. */
const AGAINST_COST = 0.2
const AGAINST_MOST = 0.4
/** Half-widths of the band (standard error of one scenario's score, research/evaluator.md §6). */
const BAND = { low: 1.8, medium: 1.4, high: 1.2 }
const SCORE_MIN = 1

const within = (score: number) => Math.min(SCORE_MAX, Math.max(SCORE_MIN, score))
/** x where it is well above 0, and always above it: answers past an end of the scale keep their order. */
const rampUp = (x: number) => Math.log1p(Math.exp(2 * x)) / 2
const eased = (raw: number) => SCORE_MAX - rampUp(SCORE_MAX - (SCORE_MIN + rampUp(Math.max(-20, raw) - SCORE_MIN)))
const tenth = (value: number) => Math.round(value * 10) / 10

/** Cues of a dimension at which it is well shown. */
const SATURATION: Record<Exclude<Dimension, 'structure'>, number> = {
  perspective: 2,
  information: 2,
  dilemma: 1,
  nonJudgement: 1,
  empathy: 2,
  options: 2,
  actions: 4,
  ethics: 2,
  professionalism: 1,
}

/** Of ten points, how much of a dimension's own evidence counts beside the whole. */
const OWN_SHARE = 0.4

function dimensionsOf(score: number, cues: readonly Cue[], answer: ReadAnswer): Record<Dimension, number> {
  const own = (dimension: Dimension): number => {
    if (dimension === 'structure') {
      const count = answer.sentences.length
      const mean = answer.words.length / Math.max(1, count)
      return Math.min(1, count / 5) * (mean > 40 ? 0.6 : 1)
    }
    const mine = cues.filter((cue) => cue.dimension === dimension)
    const families = new Set(mine.filter((c) => !c.against).map((c) => `${c.family}/${c.sentence}`)).size
    const against = mine.some((c) => c.against) ? 0.5 : 1
    return (1 - Math.exp((-1.2 * families) / SATURATION[dimension])) * against
  }
  return Object.fromEntries(
    DIMENSIONS.map((dimension) => {
      const shown = 1 + 8 * own(dimension)
      return [dimension, tenth(within((1 - OWN_SHARE) * score + OWN_SHARE * Math.min(shown, score + 2.5)))]
    }),
  ) as Record<Dimension, number>
}

const mean = (values: readonly number[]) => tenth(values.reduce((sum, v) => sum + v, 0) / values.length)
const metricsOf = (d: Record<Dimension, number>) => ({
  clinicalAccuracy: mean([d.information, d.dilemma, d.options, d.actions, d.ethics]),
  communication: mean([d.structure, d.professionalism, d.nonJudgement, d.options]),
  empathy: mean([d.empathy, d.perspective, d.nonJudgement]),
})

/** Ordinary answers have one for every five words at most; a text of nothing but cues would be stored many times over. */
const EVIDENCE_MAX = 500
/** The clearest cue of each kind in each sentence, as places in the answer itself. */
function evidenceOf(cues: readonly Cue[], { folded, sentences }: ReadAnswer) {
  const seen = new Map<string, Cue>()
  for (const cue of cues) {
    const key = `${cue.sentence}/${cue.dimension}/${cue.against}`
    if (!seen.has(key)) seen.set(key, cue)
  }
  const times = new Map<string, number>()
  return [...seen.values()]
    .sort((a, b) => a.start - b.start)
    .map((cue) => {
      const count = times.get(cue.family) ?? 0
      times.set(cue.family, count + 1)
      const sentence = sentences[cue.sentence]
      const { start, end } = placeIn(folded, sentence?.start ?? cue.start, sentence?.end ?? cue.end)
      return {
        sentenceIndex: cue.sentence,
        start,
        end,
        dimension: cue.dimension,
        cue: cue.family,
        strength: (cue.against ? -1 : 1) * ([1, 0.6, 0.35][count] ?? 0.1),
      }
    })
    .slice(0, EVIDENCE_MAX)
}

const WORDS_FOR_CONFIDENCE = 40
const confidenceOf = (answer: ReadAnswer, flags: readonly Flag[], cues: readonly Cue[]) =>
  flags.length > 0 || answer.words.length < WORDS_FOR_CONFIDENCE || cues.length < 3
    ? 'low'
    : answer.words.length < 2 * WORDS_FOR_CONFIDENCE || cues.length < 6
      ? 'medium'
      : 'high'

/**
 * Evaluates an answer to a scenario: a practice score from 1 to 9 with its band, the evidence for it, and at most three suggestions.
 * It says how the answer compares with rated answers, and nothing about what a rater of the real test would give.
 */
export const evaluateResponse = evaluatorWith({ fr: PHRASES_FR, en: PHRASES_EN })

/** The evaluator with other tables: what was learned from a part of the rated answers is tried on the rest. */
export function evaluatorWith(tables: Record<Language, PhraseTable>) {
  const opened: Partial<Record<Language, OpenTable>> = {}
  // When one is asked for: most learners answer in one language, and nobody waits for the other.
  const tableOf = (language: Language) => {
    opened[language] ??= openTable(tables[language])
    return opened[language]
  }
  return (input: EvaluatorInput) => evaluated(input, tableOf)
}

function evaluated(
  { scenario, language, ...given }: EvaluatorInput,
  tableOf: (language: Language) => OpenTable,
): ResponseEvaluation {
  // What is beyond is read by no rule: the time of an evaluation is bounded by its length.
  const response = given.response.slice(0, READ_MAX)
  const answer = readAnswer(response, language)
  const situation = situationOf(scenario, answer.language)
  const table = tableOf(answer.language)
  const { flags, void: skipped } = guard(answer, response, {
    situation,
    rarityOf: (stem) => rarityOfWord(stem, table.weights),
    expected: language,
    isPersonal: scenario.kind === 'personal',
  })
  const counted = answer.sentences.filter(({ index }) => !skipped.has(index)).flatMap(({ words }) => words)
  const cues = findCues(answer, skipped)
  const coverage = coverageOf(answer, scenario.rubric, skipped)
  const shift = phraseShift(phrasesOf(counted, answer.language), table.weights)
  const points = scenario.rubric?.keyPoints.length ?? 0
  const covered = points === 0 ? 0 : (coverage.met.length / points - COVERAGE_USUAL) * COVERAGE_WORTH
  const against = new Set(cues.filter((cue) => cue.against).map((cue) => cue.family)).size
  const lost = Math.min(AGAINST_MOST, against * AGAINST_COST) + RED_FLAG_COST * coverage.redFlags.length
  const raw = MIDDLE.rated + STRETCH * (table.base + shift - MIDDLE.learned) + covered - lost
  const score = tenth(capped(within(eased(raw)), flags))
  const dimensions = dimensionsOf(score, cues, answer)
  const confidence = confidenceOf(answer, flags, cues)
  const half = BAND[confidence]
  const note = ({ id, text }: { id: string; text: Scenario['title'] }) => ({ keyPointId: id, text: text[language] })
  return {
    score,
    metrics: metricsOf(dimensions),
    dimensions,
    feedback: {
      ...suggestionsFor({ response, scenario, language, answer, score, dimensions, coverage, cues, flags }),
      evidence: evidenceOf(cues, answer),
      met: coverage.met.map(note),
      missed: coverage.missed.map(note),
      flags,
    },
    engine: { id: 'own', version: EVALUATOR_VERSION },
    language: answer.language,
    confidence,
    band: [tenth(within(score - half)), tenth(within(score + half))],
  }
}
