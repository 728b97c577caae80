import * as z from 'zod/mini'
import { PageQuery } from '../../model/content/page.ts'
import { Quiz } from '../../model/content/quiz.ts'
import {
  AttemptCount,
  AttemptPage,
  HighestScore,
  QuizAttempt,
  QuizResult,
  QuizSubmission,
} from '../../model/quiz-attempt.ts'
import { get, post } from '../endpoint.ts'

/** Published quizzes with their questions, so that they can be taken offline, and the caller's own attempts. */
export const quizzes = {
  list: get('/api/quizzes', { reply: z.array(Quiz) }),
  one: get('/api/quizzes/{id}', { reply: Quiz }),
  submit: post('/api/quizzes/{id}/submit', { queued: true, writes: true, body: QuizSubmission, reply: QuizResult }),
  attempts: get('/api/quizzes/{id}/attempts', { reply: z.array(QuizAttempt) }),
  attemptCount: get('/api/quizzes/{id}/attempts/count', { reply: AttemptCount }),
  /** Every attempt of the caller at every quiz, by pages: a device needs all of them to work offline. */
  allAttempts: get('/api/quiz-attempts', { query: PageQuery, reply: AttemptPage }),
  highestScore: get('/api/quizzes/{id}/highest-score', { reply: HighestScore }),
}
