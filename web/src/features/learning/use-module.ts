import { useMemo } from 'react'
import { modules } from 'shared/contract/modules'
import type { ModuleCard, ModulePage } from 'shared/model/module'
import { useAnswer } from '#data/use-answer'
import { DEMO_MODULES } from './demo-modules'
import { fallbackPages } from './fallback-pages'

export interface ReadableModule extends ModuleCard {
  pages: ModulePage[]
  /** Whether the pages are the generated ones. */
  generated: boolean
  /** Whether reading it is progress: not where the generated pages only stand in for a text that is elsewhere. */
  counts: boolean
}

/** The module's entry in the list, or in the demonstration list where there is none; undefined while it is looked up, null when it is in neither. */
export function useModuleCard(id: string): ModuleCard | null | undefined {
  const { value, settled, failure } = useAnswer(modules.list, {}, { freshFor: 0 })
  const card = value?.find((m) => m.id === id)
  if (card) return card
  if (!settled) return undefined
  return (failure && !value && DEMO_MODULES.find((m) => m.id === id)) || null
}

/** The module to read: the server's if it has pages, else its entry in the list with generated pages; undefined while it is looked up. */
export function useModule(card: ModuleCard): ReadableModule | undefined {
  const { value, settled } = useAnswer(modules.one, { id: card.id }, { freshFor: 0 })
  const found = value && value.pages.length > 0 ? value : undefined
  const empty = value?.pages.length === 0
  return useMemo(() => {
    if (found) return { ...found, pageCount: found.pages.length, generated: false, counts: true }
    if (!settled) return undefined
    const pages = fallbackPages(card)
    return { ...card, pages, pageCount: pages.length, generated: true, counts: empty }
  }, [found, settled, card, empty])
}
