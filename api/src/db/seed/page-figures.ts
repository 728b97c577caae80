import type { ModuleFigure } from 'shared/model/content/figure'
import type { Store } from '../store.ts'
import { moduleById, saveModule } from '../tables/content/modules.ts'
import { isInTrash } from '../tables/content/trash.ts'
import { giveOnce, markGiven, type ShippedPart } from './give-once.ts'

/** The figures of one module, by the ids of its pages. */
export interface PageFiguresOf {
  moduleId: string
  figures: ReadonlyMap<string, ModuleFigure>
}

const MARK = 'seeded pageFigures'

/** Lists all figures as given, for a database whose modules were just added with their figures. */
export const markFiguresGiven = (store: Store, shipped: ShippedPart<PageFiguresOf>) => markGiven(store, MARK, shipped)

/**
 * Adds this version's figures, once, to the pages of modules that an earlier version stored. A page that has a figure
 * keeps it; a page that was renamed or deleted is skipped.
 */
export const seedPageFigures = (store: Store, shipped: ShippedPart<PageFiguresOf>, now: number) =>
  giveOnce(store, MARK, shipped, async (db, { moduleId, figures }) => {
    const module = await moduleById(db, moduleId)
    if (!module || (await isInTrash(db, 'modules', moduleId))) return
    const wanted = module.pages.some(({ id, figure }) => !figure && figures.has(id))
    if (!wanted) return
    const pages = module.pages.map((page) => {
      const figure = page.figure ?? figures.get(page.id)
      return figure ? { ...page, figure } : page
    })
    await saveModule(db, { ...module, pages }, now)
  })
