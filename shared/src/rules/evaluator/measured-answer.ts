// What the evaluator measures of an answer, before it gives a score and says why.
import type { Language } from '../../model/bilingual.ts'
import { coverageOf } from './coverage.ts'
import { findCues } from './cues/find-cues.ts'
import type { EvaluatorInput } from './evaluator-input.ts'
import { guard, TOLD_LEAST } from './guards.ts'
import { findHarms } from './harm/find-harm.ts'
import { harmShifts, weighHarms } from './harm/learned-harm.ts'
import { TELLING } from './key-points/model.ts'
import type { AnswerNetwork, SentenceInput } from './network/answer-network.ts'
import { beginningsOf, beginsAlike, tokensOf } from './network/tokens.ts'
import { neutralIn } from './neutral.ts'
import { omissionOf } from './omission.ts'
import type { OpenedData } from './opened-data.ts'
import { type OpenTable, phraseShift, phrasesOf, rarityOfWord } from './phrase-model.ts'
import { answerFeatures, ratingFeatures } from './rating/rating-features.ts'
import { sentenceFeatures } from './rating/sentence-features.ts'
import { sentenceShifts } from './rating/sentence-shifts.ts'
import { READ_MAX, type ReadAnswer, type ReadSentence, readAnswer, withoutSentences } from './read-answer.ts'
import type { Signals } from './score.ts'
import { namesIn, situationOf } from './situation.ts'
import { situationFeatures } from './situation-features.ts'
import { placesOf } from './specificity.ts'
import { responseText } from './text/response-text.ts'

/** The rating that the tables predict for some sentences of an answer. */
const learnedFrom = ({ folded }: ReadAnswer, sentences: readonly ReadSentence[], table: OpenTable) =>
  table.base +
  phraseShift(phrasesOf(sentences.map(({ start, end }) => folded.text.slice(start, end)).join(' ')), table.weights)

/** Rated sentences that the network reads, which bounds its time. No answer of the training has half as many. */
const SENTENCES_MAX = 400

/** Stands for the places of an answer to a situation that is not told, with which it cannot be compared. */
const UNTOLD = { belonging: 1, specific: 1 }

/**
 * Reads an answer and measures it against its scenario. `dataOf` returns the data of a language.
 */
export function measureAnswer(
  { scenario, language, ...given }: EvaluatorInput,
  dataOf: (language: Language) => OpenedData,
  network: AnswerNetwork,
) {
  // No rule reads the text beyond this length, which bounds the time of an evaluation.
  const response = responseText(given.response).slice(0, READ_MAX)
  const answer = readAnswer(response, language)
  const situation = situationOf(scenario, answer.language)
  const known = dataOf(answer.language)
  const rarityOf = (stem: string) => rarityOfWord(stem, known.weights)
  const reading = { concepts: known.concepts, telling: TELLING[answer.language], rarityOf }
  const names = new Set([...situation.names, ...namesIn(response)])
  const isPersonal = scenario.kind === 'personal'
  const found = findHarms(answer, names, { rules: known.harms, isPersonal })
  const { spoken } = found
  const ratingShifts = sentenceShifts(answer, known.weights)
  const shifts = harmShifts({ answer, names }, known.harmTable, known.concepts)
  const { certain, possible } = weighHarms({ answer, names }, found, { shifts, ratingShifts, isPersonal })
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
  const cues = findCues(answer, { rules: known.cues, skipped, names }).filter(
    ({ against, sentence }) => !against || !neutral.has(sentence),
  )
  const coverage = coverageOf(answer, scenario.rubric, {
    skipped: harmful,
    unflagged: new Set([...unread, ...neutral]),
    cues,
    ratingShifts,
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
  const { belonging, specific } = isTold ? placesOf(about, scenario.kind) : UNTOLD
  const [first, second] = scenario.questions
  const isOneText = typeof given.response === 'string' || given.response.length < 2
  const omitted =
    isOneText && first && second ? omissionOf(heard, response, { questions: [first, second], ...reading }) : 0
  const rated = answer.sentences.filter(({ index }) => !harmful.has(index) && !neutral.has(index))
  const inContext = {
    answer,
    ratingShifts,
    harmShifts: shifts,
    cues,
    situation,
    kind: scenario.kind,
    rarityOf,
  }
  const beginnings = beginningsOf(situation.words.map(({ text }) => text).join(' '))
  /** A sentence as the network reads it. */
  const inputOf = (sentence: ReadSentence): SentenceInput => {
    const tokens = tokensOf(answer.folded.text.slice(sentence.start, sentence.end))
    return {
      tokens,
      inSituation: tokens.map((token) => beginsAlike(token, beginnings)),
      features: sentenceFeatures(sentence, inContext),
    }
  }
  const inputs = rated.slice(0, SENTENCES_MAX).map(inputOf)
  const encoded = network.encode(inputs, known.vectors)
  const encodedOf = new Map(rated.map((sentence, i) => [sentence, encoded[i]]))
  /** The values of `ANSWER_FEATURES`, with the learned rating of some of the rated sentences. */
  const valuesOf = (sentences: readonly ReadSentence[]) =>
    answerFeatures({
      learned: learnedFrom(answer, sentences, known),
      sentences: rated,
      cues,
      belonging,
      specific,
      omitted,
      about,
    })
  /** The signals of the answer, of which the network reads some of the rated sentences. */
  const signalsOf = (sentences: readonly ReadSentence[]): Signals => {
    const measured = valuesOf(sentences)
    const read = network.read(
      sentences.flatMap((sentence) => encodedOf.get(sentence) ?? []),
      measured,
    )
    return {
      features: ratingFeatures(measured, { ...read, count: rated.length }),
      covered: listed === 0 ? undefined : coverage.credit / listed,
      redFlags: coverage.redFlags.length,
    }
  }
  return {
    response,
    answer,
    names,
    weights: known.weights,
    harms,
    flags,
    cues,
    coverage,
    isTold,
    isPersonal,
    belonging,
    specific,
    omitted,
    /** The numbers of the sentences that are not read at all, or are harmful. */
    harmful,
    rated,
    /** The first `SENTENCES_MAX` of them as the network reads them. */
    inputs,
    valuesOf,
    signalsOf,
  }
}
export type MeasuredAnswer = ReturnType<typeof measureAnswer>
