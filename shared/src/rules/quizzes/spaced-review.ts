// Review of missed questions with FSRS (https://github.com/open-spaced-repetition/free-spaced-repetition-scheduler).
// Cards are not stored: they are replayed from a set of events, so that devices cannot disagree about them.
import { type Card, createEmptyCard, type Grade as FsrsGrade, fsrs } from 'ts-fsrs'
import type { Quiz } from '../../model/content/quiz.ts'
import type { QuizAttempt } from '../../model/quiz-attempt.ts'
import { isRight } from './quiz.ts'

export const RATINGS = { again: 1, hard: 2, good: 3, easy: 4 } as const
export type Rating = (typeof RATINGS)[keyof typeof RATINGS]
export const isRating = (value: unknown): value is Rating => Object.values(RATINGS).some((r) => r === value)

/** The largest number of questions in one review session. */
export const REVIEW_SITTING_MAX = 20

/** FSRS-6 with its default weights, 90 % desired retention, intervals of whole days and no random variation. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false })

/** One answer to a question, in a quiz or in a review. */
export interface ReviewEvent {
  /** Identifies the event: a duplicate counts once. */
  id: string
  /** Epoch milliseconds. */
  at: number
  card: string
  rating: Rating
}
export interface ReviewCard {
  /** `quiz id/question id`. */
  key: string
  quizId: string
  questionId: string
  /** Epoch milliseconds from which the question is due again. */
  due: number
  memory: Card
}

/** The card of a question that was never asked. */
export const newCard = (quizId: string, questionId: string, at: number): ReviewCard => ({
  key: cardKey(quizId, questionId),
  quizId,
  questionId,
  due: at,
  memory: createEmptyCard(new Date(at)),
})

export const cardKey = (quizId: string, questionId: string) => `${quizId}/${questionId}`
const idsOf = (key: string) => {
  const slash = key.lastIndexOf('/')
  return { quizId: key.slice(0, slash), questionId: key.slice(slash + 1) }
}

/**
 * The events of an attempt: each question missed again, or known. Unanswered questions count as missed, unless nothing
 * in the quiz was answered.
 */
export function attemptEvents(quiz: Pick<Quiz, 'id' | 'questions'>, attempt: QuizAttempt): ReviewEvent[] {
  if (!Object.values(attempt.answers).some((answer) => answer !== '')) return []
  const at = Date.parse(attempt.createdAt)
  return quiz.questions
    .filter(({ id }) => Object.hasOwn(attempt.answers, id))
    .map((question) => ({
      id: `${attempt.id}/${question.id}`,
      at,
      card: cardKey(quiz.id, question.id),
      rating: isRight(question, attempt.answers) ? RATINGS.good : RATINGS.again,
    }))
}

const inOrder = (a: ReviewEvent, b: ReviewEvent) => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** The card after one more answer. */
export const nextMemory = (memory: Card | undefined, rating: Rating, at: number): Card =>
  scheduler.next(memory ?? createEmptyCard(new Date(at)), new Date(at), rating as FsrsGrade).card

/** Days until the card is due again, by the rating given now. */
export const daysAfter = (memory: Card, at: number): Record<keyof typeof RATINGS, number> => ({
  again: nextMemory(memory, RATINGS.again, at).scheduled_days,
  hard: nextMemory(memory, RATINGS.hard, at).scheduled_days,
  good: nextMemory(memory, RATINGS.good, at).scheduled_days,
  easy: nextMemory(memory, RATINGS.easy, at).scheduled_days,
})

/**
 * The cards that a set of events results in, independent of order and duplicates. A card begins when its question is
 * missed for the first time; a question that was always known needs no review.
 */
export function replayReviews(events: Iterable<ReviewEvent>): ReviewCard[] {
  const unique = new Map<string, ReviewEvent>()
  for (const event of events) unique.set(event.id, event)
  const memories = new Map<string, Card>()
  for (const { card, rating, at } of [...unique.values()].sort(inOrder)) {
    const memory = memories.get(card)
    if (memory || rating === RATINGS.again) memories.set(card, nextMemory(memory, rating, at))
  }
  return [...memories].map(([key, memory]) => ({ key, ...idsOf(key), due: memory.due.getTime(), memory }))
}
