import type { QuizAttempt } from 'shared/model/quiz-attempt'
import type { QuizRun } from 'shared/rules/quizzes/quiz-run'
import type { ReviewCard } from 'shared/rules/quizzes/spaced-review'
import { entity } from '#data/db/table'

/** The learner's attempts at quizzes: those of this device at once, those of other devices as they arrive. */
export const attempts = entity<QuizAttempt, 'id'>()({ indexes: { 2: 'id, quizId' }, backup: 'always' })
export const quizRuns = entity<QuizRun, 'quizId'>()({ indexes: { 2: 'quizId' }, backup: 'always' })
/** Computed from attempts and reviews, so these rows may be deleted at any time. */
export const reviewCards = entity<ReviewCard, 'key'>()({ indexes: { 2: 'key, due' }, backup: 'never' })
