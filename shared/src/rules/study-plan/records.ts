// Converts the product's records into those of the plan.

import type { Activity } from '../../model/activity.ts'
import { COMPETENCIES } from '../../model/content/module.ts'
import type { Quiz } from '../../model/content/quiz.ts'
import type { Scenario } from '../../model/content/scenario.ts'
import type { Evaluation } from '../../model/evaluation.ts'
import { DEFAULT_LANGUAGE } from '../../model/languages.ts'
import type { QuizAttempt } from '../../model/quiz-attempt.ts'
import { BAND } from '../evaluator/confidence.ts'
import { countWords } from '../practice/count-words.ts'
import type { PracticeKind } from '../practice/practice-plan.ts'
import { isOwn } from '../practice/rolling-mean.ts'
import { isRight } from '../quizzes/quiz.ts'
import type { ReviewCard } from '../quizzes/spaced-review.ts'
import { fillersOf } from '../voice/fillers.ts'
import type { AnswerRecord, CardRecord, Counts, QuizRecord, ReviewRecord, TestRecord } from './log.ts'

/** The learner's calendar day of a moment, `YYYY-MM-DD`. */
export type DayOf = (at: number) => string

/** An answer; without its scenario it counts for no competency. An assistant's score is not ours and is left out. */
export function answerRecord(
  evaluation: Evaluation,
  scenario: Pick<Scenario, 'competencies'> | undefined,
  dayOf: DayOf,
): AnswerRecord {
  const { id, createdAt, scenarioId, score, response, responseType, confidence, language, credited } = evaluation
  const at = Date.parse(createdAt)
  const isSpoken = responseType === 'audio'
  return {
    id,
    day: dayOf(at),
    at,
    scenarioId,
    competencies: scenario?.competencies ?? [],
    score: isOwn(evaluation) ? score : null,
    half: BAND[confidence ?? 'low'],
    isSpoken,
    // Only the words of spoken answers are counted.
    words: isSpoken ? countWords(response) : 0,
    fillers: isSpoken ? fillersOf(response, language ?? DEFAULT_LANGUAGE).count : 0,
    isCredited: credited !== false && isOwn(evaluation),
  }
}

/** An attempt at a quiz; questions that no longer exist are ignored. */
export function quizRecord(attempt: QuizAttempt, quiz: Quiz | undefined, dayOf: DayOf): QuizRecord {
  const at = Date.parse(attempt.createdAt)
  const counts: Counts = {}
  for (const question of quiz?.questions ?? []) {
    if (!question.competency || !Object.hasOwn(attempt.answers, question.id)) continue
    const { asked, right } = counts[question.competency] ?? { asked: 0, right: 0 }
    counts[question.competency] = { asked: asked + 1, right: right + (isRight(question, attempt.answers) ? 1 : 0) }
  }
  return { id: attempt.id, day: dayOf(at), at, quizId: attempt.quizId, counts }
}

/** A review card with the competency of its question. */
export function cardRecord(
  { key, quizId, questionId, due, memory }: ReviewCard,
  quiz: Quiz | undefined,
  dayOf: DayOf,
): CardRecord {
  const last = memory.last_review ?? memory.due
  return {
    key,
    competency: quiz?.id === quizId ? (quiz.questions.find(({ id }) => id === questionId)?.competency ?? null) : null,
    dueDay: dayOf(due),
    lastDay: dayOf(new Date(last).getTime()),
    stability: memory.stability,
  }
}

/** A review answer, with the competency of its question where the quiz is known. */
export function reviewRecord(
  { id, timestamp, localDay, data }: Activity,
  quizById: ReadonlyMap<string, Quiz>,
): ReviewRecord {
  const card = typeof data.card === 'string' ? data.card : ''
  const slash = card.lastIndexOf('/')
  const question = quizById.get(card.slice(0, slash))?.questions.find((one) => one.id === card.slice(slash + 1))
  return {
    id,
    day: localDay,
    at: Date.parse(timestamp),
    card,
    competency: question?.competency ?? null,
    // Rating 1 is "again"; every other rating is a right answer.
    isRight: typeof data.rating === 'number' && data.rating > 1,
  }
}

const kindOf = (planId: string): PracticeKind =>
  planId.startsWith('full') ? 'full' : planId.startsWith('mini') ? 'mini' : 'drill'

/** A finished practice test from the activity log; undefined for any other activity. */
export function testRecord({ id, type, timestamp, localDay, data }: Activity): TestRecord | undefined {
  if ((type !== 'casper_test' && type !== 'casper_module') || typeof data.planId !== 'string') return undefined
  const kind = kindOf(data.planId)
  const competencies = kind === 'full' ? COMPETENCIES : []
  return { id, day: localDay, at: Date.parse(timestamp), planId: data.planId, kind, competencies }
}
