import * as z from 'zod/mini'
import { Quiz } from '../model/quiz.ts'
import { AttemptCount, HighestScore, QuizAttempt, QuizResult, QuizSubmission } from '../model/quiz-attempt.ts'
import { get, post } from './endpoint.ts'

/** Published quizzes, whole, so that they can be taken offline, and one's own attempts (spec 2 §7). */
export const quizzes = {
  list: get('/api/quizzes', { reply: z.array(Quiz) }),
  one: get('/api/quizzes/{id}', { reply: Quiz }),
  submit: post('/api/quizzes/{id}/submit', { queued: true, writes: true, body: QuizSubmission, reply: QuizResult }),
  attempts: get('/api/quizzes/{id}/attempts', { reply: z.array(QuizAttempt) }),
  attemptCount: get('/api/quizzes/{id}/attempts/count', { reply: AttemptCount }),
  highestScore: get('/api/quizzes/{id}/highest-score', { reply: HighestScore }),
}
