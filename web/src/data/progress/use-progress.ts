import { useEffect } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { useToday } from '#browser/use-today'
import { currentDb, type SituDb, unlessClosed } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { pullHistory } from './log-pull'
import { freshenModuleStates, refreshModuleStates } from './module-states'
import { type ProgressView, readProgress, refreshProgress } from './progress'

const swallowRefusal = (db: SituDb) => (error: unknown) => {
  if (!(error instanceof ApiError)) unlessClosed(db)(error)
}

/**
 * Requests progress when the screen opens, on focus, and when the network is back; stored progress is shown meanwhile.
 * The progress of modules is not requested again while its reply is fresh, unless the network was away.
 */
export function useFreshProgress() {
  useEffect(() => {
    const db = currentDb()
    const ask = (modules: (db: SituDb) => Promise<void>) => {
      // Without a reply nothing changes: the stored summary and the waiting writes are on screen already.
      refreshProgress(db).catch(swallowRefusal(db))
      modules(db).catch(swallowRefusal(db))
      pullHistory(db).catch(swallowRefusal(db))
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
  return useQuery((db) => readProgress(db, today), [today])
}
