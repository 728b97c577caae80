import { useEffect } from 'react'
import { useToday } from '#browser/use-today'
import { ApiError } from './client'
import { db, type SituDb, unlessClosed } from './db'
import { pullHistory } from './log-pull'
import { refreshModuleStates } from './module-states'
import { type ProgressView, readProgress, refreshProgress } from './progress'
import { useQuery } from './use-query'

const swallowRefusal = (home: SituDb) => (error: unknown) => {
  if (!(error instanceof ApiError)) unlessClosed(home)(error)
}

/** Asks for progress when the screen opens, on focus, and when the network is back; what is stored is shown meanwhile. */
export function useFreshProgress() {
  useEffect(() => {
    const home = db()
    const ask = () => {
      // No answer is no news: the stored summary and what waits are on screen already.
      refreshProgress(home).catch(swallowRefusal(home))
      refreshModuleStates(home).catch(swallowRefusal(home))
      pullHistory(home).catch(swallowRefusal(home))
    }
    ask()
    addEventListener('focus', ask)
    addEventListener('online', ask)
    return () => {
      removeEventListener('focus', ask)
      removeEventListener('online', ask)
    }
  }, [])
}

/** The learner's progress as this device knows it; undefined while it is looked up. */
export function useProgress(): ProgressView | undefined {
  const today = useToday()
  return useQuery((home) => readProgress(home, today), [today])
}
