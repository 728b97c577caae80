import type { Store } from './store.ts'
import { addModule, hasModules, type NewModule } from './tables/modules.ts'

/** What a database without content starts with; loaded only then. */
export interface Shipped {
  modules: () => Promise<NewModule[]>
}

/** Fills an empty database; one that has content keeps it, for administrators edit it. */
export async function seed(store: Store, shipped: Shipped, now: number) {
  if (await hasModules(store.read)) return
  const modules = await shipped.modules()
  await store.write(async (db) => {
    for (const module of modules) await addModule(db, module, now)
  })
}
