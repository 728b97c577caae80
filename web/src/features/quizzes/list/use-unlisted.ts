import { useCallback, useEffect, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { currentDb } from '#data/db/db'
import { newestQuiz } from '#data/library/quiz-library'
import type { FoundQuiz } from '../run/quiz-steps'

/** While `isUnlisted`, requests the newest list of quizzes, because the list on this device does not have the quiz. */
export function useUnlisted(id: string, isUnlisted: boolean): { found: FoundQuiz; again: () => void } {
  const [found, setFound] = useState<FoundQuiz>('looking')
  const ask = useCallback(async () => {
    setFound('looking')
    try {
      setFound((await newestQuiz(currentDb(), id)) ?? 'none')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFound('unreachable')
    }
  }, [id])
  useEffect(() => {
    if (isUnlisted) void ask()
  }, [isUnlisted, ask])
  return { found, again: () => void ask() }
}
