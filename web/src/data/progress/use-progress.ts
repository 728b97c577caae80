import { useEffect } from 'react'
import { useToday } from '#browser/use-today'
import { db, type SituDb, unlessClosed } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { ApiError } from '#data/http/client'
import { pullHistory } from './log-pull'
import { freshenModuleStates } from './module-states'
import { type ProgressView, readProgress, refreshProgress } from './progress'

const swallowRefusal = (home: SituDb) => (error: unknown) => {
  if (!(error instanceof ApiError)) unlessClosed(home)(error)
}

/**
 * Requests progress when the screen opens, on focus, and when the network is back; stored progress is shown meanwhile.
 */
export function useFreshProgress() {
  useEffect(() => {
    const home = db()
    const ask = () => {
      // Without a reply nothing changes: the stored summary and the waiting writes are on screen already.
      refreshProgress(home).catch(swallowRefusal(home))
      freshenModuleStates(home).catch(swallowRefusal(home))
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

/** The learner's progress as this device knows it; undefined while it loads. */
export function useProgress(): ProgressView | undefined {
  const today = useToday()
  return useQuery((home) => readProgress(home, today), [today])
}
