import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#data/client'
import { db } from '#data/db'
import { newestQuiz } from '#data/quiz-library'
import type { FoundQuiz } from './quiz-steps'

/** Looks again for a quiz that the list on this device lacks. */
export function useUnlisted(id: string, isUnlisted: boolean): { found: FoundQuiz; again: () => void } {
  const [found, setFound] = useState<FoundQuiz>('looking')
  const ask = useCallback(async () => {
    setFound('looking')
    try {
      setFound((await newestQuiz(db(), id)) ?? 'none')
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
