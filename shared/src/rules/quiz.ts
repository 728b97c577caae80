// Quizzes: spec 2 §4. One rule grades on the device and on the server, so that both always say the same.
import type { ModuleStatus } from '../model/module-progress.ts'
import type { Question, Quiz } from '../model/quiz.ts'
import type { QuizAttempt } from '../model/quiz-attempt.ts'

/** Seconds under which the timer of a quiz turns red (spec 2 §9). */
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
  /** Questions answered right. */
  right: number
  passed: boolean
}

/** Grades answers. Ids that the quiz does not have count for nothing. */
export function gradeQuiz({ questions, passingScore }: Graded, answers: Answers): Grade {
  const right = questions.filter((question) => isRight(question, answers))
  const total = pointsOf(questions)
  const score = total === 0 ? 0 : Math.round((pointsOf(right) / total) * 100)
  return { score, right: right.length, passed: isPassed(score, passingScore) }
}

export const isPassed = (score: number, passingScore: number) => score >= passingScore

/** Every question of the quiz with its answer, an empty string where none was chosen (spec 2 §5); nothing else. */
export const allAnswers = ({ questions }: Pick<Quiz, 'questions'>, answers: Answers): Record<string, string> =>
  Object.fromEntries(questions.map(({ id }) => [id, Object.hasOwn(answers, id) ? (answers[id] ?? '') : '']))

/** Status in lists: the best score against the pass mark; any attempt below it is under way. */
export function quizStatus(highestScore: number | null, attempts: number, passingScore: number): ModuleStatus {
  if (highestScore !== null && isPassed(highestScore, passingScore)) return 'completed'
  return highestScore !== null || attempts > 0 ? 'in_progress' : 'not_started'
}

export interface AttemptSummary {
  attempts: number
  highestScore: number | null
  /** Seconds, all attempts. */
  totalSeconds: number
  /** Epoch milliseconds of the newest; null while there is none. */
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
