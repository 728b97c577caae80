import { useMemo } from 'react'
import { fillPath } from 'shared/contract/endpoint'
import { modules } from 'shared/contract/modules'
import type { Module, ModuleCard } from 'shared/model/module'
import { imagesOf } from 'shared/rules/content-images'
import { EMPTY_MODULE_STATE, moduleView } from 'shared/rules/module-progress'
import type { SituDb } from './db'
import { keepPictures } from './picture-cache'
import { refresh } from './reader'
import { useQuery } from './use-query'

const pathOf = (id: string) => fillPath(modules.one.path, { id })

/** The stored module, if this device has it. */
export const storedModule = async (home: SituDb, id: string) =>
  (await home.answers.get(pathOf(id)))?.value as Module | undefined
const storedList = async (home: SituDb) => ((await home.answers.get(modules.list.path))?.value ?? []) as ModuleCard[]

/**
 * Fetches, one after the other, every module that this device lacks or has in an older form, then the pictures in them; throws ApiError
 * at the first failure of a module.
 */
export async function fetchMissingModules(home: SituDb): Promise<void> {
  await refresh(modules.list, {}, { freshFor: 0 })
  const pictures: string[] = []
  for (const card of await storedList(home)) {
    if (!home.isOpen()) return
    let module = await storedModule(home, card.id)
    if (module?.updatedAt !== card.updatedAt) {
      await refresh(modules.one, { id: card.id }, { freshFor: 0 })
      if (!home.isOpen()) return
      module = await storedModule(home, card.id)
    }
    if (module) pictures.push(...imagesOf(module))
  }
  await keepPictures(pictures)
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

/** Every given module with what this device knows of the learner's progress in it; undefined while it is looked up. */
export function useModuleRows(cards: readonly ModuleCard[]): ModuleRow[] | undefined {
  const states = useQuery(async (home) => {
    const stored = await home.moduleStates.toArray()
    return new Map(stored.map(({ moduleId, state }) => [moduleId, state]))
  }, [])
  // Joined here and not in the query, whose last answer would still be about the cards of before.
  return useMemo(() => states && cards.map((card) => rowOf(card, states.get(card.id))), [states, cards])
}
