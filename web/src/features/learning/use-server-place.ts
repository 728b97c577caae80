import { useEffect, useState } from 'react'
import type { ModuleState } from 'shared/model/module-progress'
import { ApiError } from '#data/client'
import { db, unlessClosed } from '#data/db'
import { refreshModuleState } from '#data/module-states'
import type { ReadableModule } from './use-module'

/** What the server knows of the learner's place in a module; undefined while it is asked, null where there is no answer. */
export function useServerPlace({ id, counts }: Pick<ReadableModule, 'id' | 'counts'>): ModuleState | null | undefined {
  const [place, setPlace] = useState<ModuleState | null>()
  useEffect(() => {
    if (!counts) return setPlace(null)
    const home = db()
    let gone = false
    refreshModuleState(home, id)
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) unlessClosed(home)(error)
        return null
      })
      .then((found) => gone || setPlace(found))
    return () => {
      gone = true
    }
  }, [id, counts])
  return place
}
