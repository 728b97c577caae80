import * as z from 'zod/mini'
import { PageQuery } from '../model/page.ts'
import { Quiz } from '../model/quiz.ts'
import {
  AttemptCount,
  AttemptPage,
  HighestScore,
  QuizAttempt,
  QuizResult,
  QuizSubmission,
} from '../model/quiz-attempt.ts'
import { get, post } from './endpoint.ts'

/** Published quizzes, whole, so that they can be taken offline, and one's own attempts (spec 2 §7). */
export const quizzes = {
  list: get('/api/quizzes', { reply: z.array(Quiz) }),
  one: get('/api/quizzes/{id}', { reply: Quiz }),
  submit: post('/api/quizzes/{id}/submit', { queued: true, writes: true, body: QuizSubmission, reply: QuizResult }),
  attempts: get('/api/quizzes/{id}/attempts', { reply: z.array(QuizAttempt) }),
  attemptCount: get('/api/quizzes/{id}/attempts/count', { reply: AttemptCount }),
  /** Every attempt at every quiz, by pages: what a device needs to work with no network. */
  allAttempts: get('/api/quiz-attempts', { query: PageQuery, reply: AttemptPage }),
  highestScore: get('/api/quizzes/{id}/highest-score', { reply: HighestScore }),
}
