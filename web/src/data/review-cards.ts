import { useEffect } from 'react'
import { quizzes } from 'shared/contract/quizzes'
import type { Activity } from 'shared/model/activity'
import type { Question, Quiz } from 'shared/model/quiz'
import type { RATINGS, Rating, ReviewCard, ReviewEvent } from 'shared/rules/spaced-review'
import { openedDb, type SituDb, unlessClosed } from './db'
import { recordActivity } from './progress'
import { replayed } from './replayed'
import { useQuery } from './use-query'

// The cards are derived: replayed from attempts and reviews whenever one of them, or a quiz, is new. The scheduler is loaded only
// then, so that a screen which only counts what is due does not carry it.
const rule = () => import('shared/rules/spaced-review')

const storedQuizzes = async (db: SituDb) => ((await db.answers.get(quizzes.list.path))?.value ?? []) as Quiz[]
const published = async (db: SituDb) => new Map((await storedQuizzes(db)).map((quiz) => [quiz.id, quiz]))

const reviewEvent = ({ id, timestamp, data }: Activity, isRating: (v: unknown) => v is Rating): ReviewEvent[] => {
  const { card, rating } = data
  return typeof card === 'string' && isRating(rating) ? [{ id, at: Date.parse(timestamp), card, rating }] : []
}

/** Where what the cards were last made of is remembered. */
const STAMP = 'reviewCardsFrom'
/** Attempts and reviews are only ever added, and the server corrects no more than their times: both together name the set. */
const nameOf = (times: string[]) => `${times.length} ${times.reduce((sum, time) => sum + Date.parse(time), 0)}`

async function sources(db: SituDb) {
  const quizById = await published(db)
  const attempts = await db.attempts.toArray()
  const reviews = await replayed(db, ['review'])
  const names = [nameOf(attempts.map((a) => a.createdAt)), nameOf(reviews.map((r) => r.timestamp))]
  const versions = [...quizById.values()].map(({ id, updatedAt }) => `${id} ${updatedAt}`)
  return { quizById, attempts, reviews, stamp: [...names, ...versions].join('\n') }
}

/** Looked at before the scheduler is loaded: most of the time nothing is new, and without any attempt there is nothing to replay. */
async function isUpToDate(db: SituDb) {
  const { attempts, stamp } = await sources(db)
  return (await db.meta.get(STAMP))?.value === stamp || (attempts.length === 0 && (await db.reviewCards.count()) === 0)
}

/** Replays what this device knows, where something of it is new, and keeps the cards whose questions are still published. */
export async function refreshReviewCards(db: SituDb) {
  if (await isUpToDate(db)) return
  const { attemptEvents, isRating, replayReviews } = await rule()
  // One transaction: of two that replay at a time, the later one has seen what the earlier one has.
  await db.transaction('rw', [db.attempts, db.activities, db.log, db.answers, db.meta, db.reviewCards], async () => {
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
  })
}

/** The end of the learner's own day: what is due by then is for today. */
export const endOfDay = (now: Date) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - 1

export interface ReviewCounts {
  /** To be reviewed today. */
  due: number
  /** In the deck. */
  cards: number
  /** When the first one after today is due, epoch milliseconds; null when there is none. */
  next: number | null
}

/** What the deck holds, brought up to date with what came meanwhile; undefined while it is counted. */
export function useReviewCounts(): ReviewCounts | undefined {
  // The list of quizzes may come after the attempts of the other devices: cards can be made only then.
  const known = useQuery((home) => home.answers.where('path').equals(quizzes.list.path).count(), [])
  useEffect(() => {
    const home = openedDb()
    if (home && known) refreshReviewCards(home).catch(unlessClosed(home))
  }, [known])
  return useQuery(async (home) => {
    const today = endOfDay(new Date())
    return {
      due: await home.reviewCards.where('due').belowOrEqual(today).count(),
      cards: await home.reviewCards.count(),
      next: (await home.reviewCards.where('due').above(today).first())?.due ?? null,
    }
  }, [])
}

/** Questions of one quiz that are in the deck; undefined while they are looked up. */
export const useReviewedQuestions = (quizId: string): Set<string> | undefined =>
  useQuery(
    async (home) =>
      new Set((await home.reviewCards.toArray()).flatMap((c) => (c.quizId === quizId ? [c.questionId] : []))),
    [quizId],
  )

export type RatingName = keyof typeof RATINGS
export interface DueQuestion {
  card: ReviewCard
  quiz: Quiz
  question: Question
  /** Days after which each rating, given now, brings it back. */
  days: Record<RatingName, number>
}

/** The questions of a sitting, the longest due first. */
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

/** Records one reviewed question and brings its card up to date. */
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
