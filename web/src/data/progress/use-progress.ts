import { useEffect } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { useToday } from '#browser/use-today'
import { db, type SituDb, unlessClosed } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { pullHistory } from './log-pull'
import { freshenModuleStates, refreshModuleStates } from './module-states'
import { type ProgressView, readProgress, refreshProgress } from './progress'

const swallowRefusal = (home: SituDb) => (error: unknown) => {
  if (!(error instanceof ApiError)) unlessClosed(home)(error)
}

/**
 * Requests progress when the screen opens, on focus, and when the network is back; stored progress is shown meanwhile.
 * The progress of modules is not requested again while its reply is fresh, unless the network was away.
 */
export function useFreshProgress() {
  useEffect(() => {
    const home = db()
    const ask = (modules: (home: SituDb) => Promise<void>) => {
      // Without a reply nothing changes: the stored summary and the waiting writes are on screen already.
      refreshProgress(home).catch(swallowRefusal(home))
      modules(home).catch(swallowRefusal(home))
      pullHistory(home).catch(swallowRefusal(home))
    }
    const onFocus = () => ask(freshenModuleStates)
    const onOnline = () => ask(refreshModuleStates)
    onFocus()
    addEventListener('focus', onFocus)
    addEventListener('online', onOnline)
    return () => {
      removeEventListener('focus', onFocus)
      removeEventListener('online', onOnline)
    }
  }, [])
}

/** The learner's progress as this device knows it; undefined while it loads. */
export function useProgress(): ProgressView | undefined {
  const today = useToday()
  return useQuery((home) => readProgress(home, today), [today])
}
