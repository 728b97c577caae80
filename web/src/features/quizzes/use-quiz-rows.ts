import { useMemo } from 'react'
import type { ModuleStatus } from 'shared/model/module-progress'
import type { Quiz } from 'shared/model/quiz'
import { type AttemptSummary, quizStatus, summarise } from 'shared/rules/quiz'
import { useAttemptSummaries } from '#data/attempts'
import { useRunEnds } from '#data/quiz-runs'

export interface QuizRow {
  quiz: Quiz
  summary: AttemptSummary
  status: ModuleStatus
  /** When the run that is under way here ends, epoch milliseconds. */
  runEndsAt: number | undefined
}

const NEVER = summarise([])

/** Every published quiz with what this device knows of the learner's attempts; undefined while it is looked up. */
export function useQuizRows(quizzes: readonly Quiz[] | undefined): QuizRow[] | undefined {
  const summaries = useAttemptSummaries()
  const ends = useRunEnds()
  return useMemo(() => {
    if (!quizzes || !summaries || !ends) return undefined
    return quizzes
      .filter((quiz) => quiz.isPublished)
      .map((quiz) => {
        const summary = summaries.get(quiz.id) ?? NEVER
        const status = quizStatus(summary.highestScore, summary.attempts, quiz.passingScore)
        return { quiz, summary, status, runEndsAt: ends.get(quiz.id) }
      })
  }, [quizzes, summaries, ends])
}
