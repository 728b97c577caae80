import { useMemo } from 'react'
import { modules } from 'shared/contract/calls/modules'
import { fillPath } from 'shared/contract/endpoint'
import type { Module, ModuleCard } from 'shared/model/content/module'
import { imagesOf } from 'shared/rules/content-images'
import { EMPTY_MODULE_STATE, moduleView } from 'shared/rules/progress/module-progress'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { refresh } from '#data/http/reader'
import { keepPictures } from './picture-cache'

const pathOf = (id: string) => fillPath(modules.one.path, { id })

/** The stored module, if this device has it. */
export const storedModule = async (db: SituDb, id: string) =>
  (await db.cachedResponses.get(pathOf(id)))?.value as Module | undefined
const storedList = async (db: SituDb) =>
  ((await db.cachedResponses.get(modules.list.path))?.value ?? []) as ModuleCard[]

/**
 * Fetches every module that this device lacks or has in an older version, one after the other, then their pictures;
 * throws ApiError at the first failure of the list or of a module. Requests no further module once `isOver`.
 */
export async function fetchMissingModules(db: SituDb, isOver: () => boolean): Promise<void> {
  await refresh(modules.list, {}, { freshFor: 0 })
  const pictures: string[] = []
  for (const card of await storedList(db)) {
    if (isOver()) return
    let module = await storedModule(db, card.id)
    if (module?.updatedAt !== card.updatedAt) {
      await refresh(modules.one, { id: card.id }, { freshFor: 0 })
      if (isOver()) return
      module = await storedModule(db, card.id)
    }
    if (module) pictures.push(...imagesOf(module))
  }
  await keepPictures(pictures, isOver)
}

export interface ModuleRow {
  module: ModuleCard
  progress: ReturnType<typeof moduleView>
  /** Epoch milliseconds; 0 when it was never opened. */
  lastAccessed: number
}

const rowOf = (module: ModuleCard, state = EMPTY_MODULE_STATE): ModuleRow => ({
  module,
  progress: moduleView(state, module.pageCount),
  lastAccessed: state.currentAt,
})

/** Every given module with the learner's progress on this device; undefined while it loads. */
export function useModuleRows(cards: readonly ModuleCard[]): ModuleRow[] | undefined {
  const states = useQuery(async (db) => {
    const stored = await db.moduleStates.toArray()
    return new Map(stored.map(({ moduleId, state }) => [moduleId, state]))
  }, [])
  // Cards and states are joined here and not in the query, whose last result may still belong to the previous cards.
  return useMemo(() => states && cards.map((card) => rowOf(card, states.get(card.id))), [states, cards])
}
