import { useEffect, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import type { ModuleState } from 'shared/model/module-progress'
import { currentDb, unlessClosed } from '#data/db/db'
import { refreshModuleState } from '#data/progress/module-states'
import type { ReadableModule } from './use-module'

/**
 * The learner's position in a module, joined with what the server has; undefined while it loads, null when the server
 * does not give it or when reading this module does not count.
 */
export function useServerPlace({ id, counts }: Pick<ReadableModule, 'id' | 'counts'>): ModuleState | null | undefined {
  const [place, setPlace] = useState<ModuleState | null>()
  useEffect(() => {
    if (!counts) return setPlace(null)
    const db = currentDb()
    let gone = false
    refreshModuleState(db, id)
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) unlessClosed(db)(error)
        return null
      })
      .then((found) => gone || setPlace(found))
    return () => {
      gone = true
    }
  }, [id, counts])
  return place
}
