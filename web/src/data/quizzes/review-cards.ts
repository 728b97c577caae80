import { useEffect } from 'react'
import { quizzes } from 'shared/contract/calls/quizzes'
import type { Activity } from 'shared/model/activity'
import type { Question, Quiz } from 'shared/model/content/quiz'
import type { RATINGS, Rating, ReviewCard, ReviewEvent } from 'shared/rules/quizzes/spaced-review'
import { openedDb, type SituDb, unlessClosed } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { recordActivity } from '#data/progress/progress'
import { replayed } from '#data/progress/replayed'

// Cards are derived: replayed from attempts and reviews whenever one of them, or a quiz, is new. The scheduler is
// loaded on demand, so that a screen that only counts due cards does not load it.
const rule = () => import('shared/rules/quizzes/spaced-review')

const storedQuizzes = async (db: SituDb) => ((await db.cachedResponses.get(quizzes.list.path))?.value ?? []) as Quiz[]
const published = async (db: SituDb) => new Map((await storedQuizzes(db)).map((quiz) => [quiz.id, quiz]))

const reviewEvent = ({ id, timestamp, data }: Activity, isRating: (v: unknown) => v is Rating): ReviewEvent[] => {
  const { card, rating } = data
  return typeof card === 'string' && isRating(rating) ? [{ id, at: Date.parse(timestamp), card, rating }] : []
}

/** Key of the value that identifies the inputs of the last replay. */
const STAMP = 'reviewCardsFrom'
/**
 * Attempts and reviews are only ever added, and the server corrects only their times, so the count and the sum of times
 * identify the set.
 */
const nameOf = (times: string[]) => `${times.length} ${times.reduce((sum, time) => sum + Date.parse(time), 0)}`

async function sources(db: SituDb) {
  const quizById = await published(db)
  const attempts = await db.attempts.toArray()
  const reviews = await replayed(db, ['review'])
  const names = [nameOf(attempts.map((a) => a.createdAt)), nameOf(reviews.map((r) => r.timestamp))]
  const versions = [...quizById.values()].map(({ id, updatedAt }) => `${id} ${updatedAt}`)
  return { quizById, attempts, reviews, stamp: [...names, ...versions].join('\n') }
}

/**
 * Whether no replay is needed: nothing is new since the last one, or there are no attempts, reviews and cards. This is
 * checked before the scheduler is loaded.
 */
async function isUpToDate(db: SituDb) {
  const { attempts, reviews, stamp } = await sources(db)
  const isEmpty = attempts.length === 0 && reviews.length === 0 && (await db.reviewCards.count()) === 0
  return (await db.meta.get(STAMP))?.value === stamp || isEmpty
}

/**
 * Replays the device's records if something is new, and keeps the cards whose questions are still in the stored list of
 * quizzes.
 */
export async function refreshReviewCards(db: SituDb) {
  if (await isUpToDate(db)) return
  const { attemptEvents, isRating, replayReviews } = await rule()
  // One transaction: of two concurrent replays the later one sees the data of the earlier one.
  await db.transaction(
    'rw',
    [db.attempts, db.activities, db.log, db.cachedResponses, db.meta, db.reviewCards],
    async () => {
      const { quizById, attempts, reviews, stamp } = await sources(db)
      if ((await db.meta.get(STAMP))?.value === stamp) return
      const fromQuizzes = attempts.flatMap((attempt) => {
        const quiz = quizById.get(attempt.quizId)
        return quiz ? attemptEvents(quiz, attempt) : []
      })
      const fromReviews = reviews.flatMap((activity) => reviewEvent(activity, isRating))
      const cards = replayReviews([...fromQuizzes, ...fromReviews]).filter(({ quizId, questionId }) =>
        quizById.get(quizId)?.questions.some(({ id }) => id === questionId),
      )
      await db.reviewCards.clear()
      await db.reviewCards.bulkPut(cards)
      await db.meta.put({ key: STAMP, value: stamp })
    },
  )
}

/** The last millisecond of the learner's day, in epoch milliseconds: cards due by then are for today. */
export const endOfDay = (now: Date) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - 1

export interface ReviewCounts {
  /** Cards due today. */
  due: number
  /** Cards in the deck. */
  cards: number
  /** When the first card after today is due, in epoch milliseconds; null when there is none. */
  next: number | null
}

/** Counts of the deck, updated with new records; undefined while they load. */
export function useReviewCounts(): ReviewCounts | undefined {
  // The list of quizzes may arrive after the attempts of other devices: cards can be made only then.
  const known = useQuery((db) => db.cachedResponses.where('path').equals(quizzes.list.path).count(), [])
  useEffect(() => {
    const db = openedDb()
    if (db && known) refreshReviewCards(db).catch(unlessClosed(db))
  }, [known])
  return useQuery(async (db) => {
    const today = endOfDay(new Date())
    // At once: at the start of the app each of them waits behind the reads of the whole first screen.
    const [due, cards, next] = await Promise.all([
      db.reviewCards.where('due').belowOrEqual(today).count(),
      db.reviewCards.count(),
      db.reviewCards.where('due').above(today).first(),
    ])
    return { due, cards, next: next?.due ?? null }
  }, [])
}

/** Questions of one quiz that are in the deck; undefined while they load. */
export const useReviewedQuestions = (quizId: string): Set<string> | undefined =>
  useQuery(
    async (db) => new Set((await db.reviewCards.toArray()).flatMap((c) => (c.quizId === quizId ? [c.questionId] : []))),
    [quizId],
  )

export type RatingName = keyof typeof RATINGS
export interface DueQuestion {
  card: ReviewCard
  quiz: Quiz
  question: Question
  /** Days until the card is due again, by the rating given now. */
  days: Record<RatingName, number>
}

/** The questions of a session, the longest overdue first. */
export async function dueQuestions(db: SituDb): Promise<DueQuestion[]> {
  await refreshReviewCards(db)
  const { daysAfter, REVIEW_SITTING_MAX } = await rule()
  const quizById = await published(db)
  const now = new Date()
  const due = await db.reviewCards.where('due').belowOrEqual(endOfDay(now)).limit(REVIEW_SITTING_MAX).toArray()
  return due.flatMap((card) => {
    const quiz = quizById.get(card.quizId)
    const question = quiz?.questions.find(({ id }) => id === card.questionId)
    return quiz && question ? [{ card, quiz, question, days: daysAfter(card.memory, now.getTime()) }] : []
  })
}

/**
 * Questions of a first look: at most `count`, each of a different competency, from the published quiz that covers most
 * competencies; empty without such a quiz.
 */
export async function firstQuestions(db: SituDb, count: number): Promise<DueQuestion[]> {
  const { daysAfter, newCard } = await rule()
  const now = Date.now()
  const different = ({ questions }: Quiz) => [
    ...new Map(questions.toReversed().map((question) => [question.competency, question])).values(),
  ]
  const [quiz] = [...(await published(db)).values()]
    .filter(({ isPublished }) => isPublished)
    .sort((a, b) => different(b).length - different(a).length || (a.id < b.id ? -1 : 1))
  if (!quiz) return []
  return different(quiz)
    .slice(0, count)
    .map((question) => {
      const card = newCard(quiz.id, question.id, now)
      return { card, quiz, question, days: daysAfter(card.memory, now) }
    })
}

/** Records one reviewed question and updates its card. */
export async function recordReview(
  db: SituDb,
  { card, quiz }: Pick<DueQuestion, 'card' | 'quiz'>,
  { rating, choice, seconds }: { rating: RatingName; choice: string; seconds: number },
) {
  const { RATINGS } = await rule()
  await recordActivity(db, {
    type: 'review',
    title: quiz.title.fr,
    timeSpent: seconds,
    icon: 'rotate-ccw',
    data: { card: card.key, rating: RATINGS[rating], choice, title: quiz.title },
  })
  await refreshReviewCards(db)
}
