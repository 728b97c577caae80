import { useMemo } from 'react'
import type { Quiz } from 'shared/model/content/quiz'
import type { ModuleStatus } from 'shared/model/module-progress'
import { type AttemptSummary, quizStatus, summarise } from 'shared/rules/quizzes/quiz'
import { useAttemptSummaries } from '#data/quizzes/attempts'
import { useRunEnds } from '#data/quizzes/quiz-runs'

export interface QuizRow {
  quiz: Quiz
  summary: AttemptSummary
  status: ModuleStatus
  /** When the run in progress on this device ends, in epoch milliseconds. */
  runEndsAt: number | undefined
}

const NEVER = summarise([])

/** Every published quiz with the learner's attempts on this device; undefined while it loads. */
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
