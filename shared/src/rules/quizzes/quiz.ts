// Quizzes. The device and the server grade by the same rule, so that they always agree.

import type { Question, Quiz } from '../../model/content/quiz.ts'
import type { ModuleStatus } from '../../model/module-progress.ts'
import type { QuizAttempt } from '../../model/quiz-attempt.ts'

/** The timer of a quiz turns red below so many seconds. */
export const TIMER_RED_BELOW_SECONDS = 300

/** Index of the chosen option by question id, as a string; empty where none was chosen. */
export type Answers = Readonly<Record<string, string>>
type Graded = Pick<Quiz, 'questions' | 'passingScore'>

export const isRight = (question: Pick<Question, 'id' | 'correctAnswer'>, answers: Answers) =>
  Object.hasOwn(answers, question.id) && answers[question.id] === question.correctAnswer

const pointsOf = (questions: readonly Question[]) => questions.reduce((sum, { points }) => sum + points, 0)

export interface Grade {
  /** Percent of the points, rounded; 0 for a quiz without points. */
  score: number
  /** Number of questions answered right. */
  right: number
  passed: boolean
}

/** Grades answers; ids that the quiz does not have are ignored. */
export function gradeQuiz({ questions, passingScore }: Graded, answers: Answers): Grade {
  const right = questions.filter((question) => isRight(question, answers))
  const total = pointsOf(questions)
  const score = total === 0 ? 0 : Math.round((pointsOf(right) / total) * 100)
  return { score, right: right.length, passed: isPassed(score, passingScore) }
}

export const isPassed = (score: number, passingScore: number) => score >= passingScore

/** Every question of the quiz with its answer, an empty string where none was chosen, and nothing else. */
export const allAnswers = ({ questions }: Pick<Quiz, 'questions'>, answers: Answers): Record<string, string> =>
  Object.fromEntries(questions.map(({ id }) => [id, Object.hasOwn(answers, id) ? (answers[id] ?? '') : '']))

/** Status in lists: completed once the best score reaches the passing score, in progress with any attempt below it. */
export function quizStatus(highestScore: number | null, attempts: number, passingScore: number): ModuleStatus {
  if (highestScore !== null && isPassed(highestScore, passingScore)) return 'completed'
  return highestScore !== null || attempts > 0 ? 'in_progress' : 'not_started'
}

export interface AttemptSummary {
  attempts: number
  highestScore: number | null
  /** Seconds of all attempts. */
  totalSeconds: number
  /** Epoch milliseconds of the newest attempt; null while there is none. */
  lastAt: number | null
}

/** What lists show of the attempts at one quiz. */
export const summarise = (
  attempts: readonly Pick<QuizAttempt, 'score' | 'timeSpent' | 'createdAt'>[],
): AttemptSummary =>
  attempts.reduce<AttemptSummary>(
    (sum, { score, timeSpent, createdAt }) => ({
      attempts: sum.attempts + 1,
      highestScore: Math.max(sum.highestScore ?? 0, score),
      totalSeconds: sum.totalSeconds + timeSpent,
      lastAt: Math.max(sum.lastAt ?? 0, Date.parse(createdAt)),
    }),
    { attempts: 0, highestScore: null, totalSeconds: 0, lastAt: null },
  )
