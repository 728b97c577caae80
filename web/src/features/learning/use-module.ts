import { useMemo } from 'react'
import { modules } from 'shared/contract/calls/modules'
import type { Module, ModuleCard, ModulePage } from 'shared/model/content/module'
import { useResource } from '#data/http/use-resource'
import { DEMO_MODULES } from './demo-modules'
import { fallbackPages } from './fallback-pages'

export interface ReadableModule extends ModuleCard {
  pages: ModulePage[]
  /** The introduction, where there is one. */
  content?: Module['content']
  /** Whether the pages are the generated ones. */
  generated: boolean
  /** Whether reading counts as progress: not where generated pages replace a text that could not be loaded. */
  counts: boolean
}

/**
 * The module's entry in the list or, where no list could be loaded, in the demonstration list; `unlisted` if it is not
 * in that one. Null when the loaded list does not have the module, undefined while it loads.
 */
export function useModuleCard(id: string): ModuleCard | 'unlisted' | null | undefined {
  const { value, settled, failure } = useResource(modules.list, {}, { freshFor: 0 })
  const card = value?.find((m) => m.id === id)
  if (card) return card
  if (!settled) return undefined
  if (!failure || value) return null
  return DEMO_MODULES.find((m) => m.id === id) ?? 'unlisted'
}

const readable = (module: Module | null | undefined): ReadableModule | undefined =>
  module && module.pages.length > 0
    ? { ...module, pageCount: module.pages.length, generated: false, counts: true }
    : undefined

/** A module without an entry in a list: undefined while it loads, null when it could not be loaded or has no pages. */
export function useUnlistedModule(id: string): ReadableModule | null | undefined {
  const { value, settled } = useResource(modules.one, { id }, { freshFor: 0 })
  return useMemo(() => readable(value) ?? (settled ? null : undefined), [value, settled])
}

/**
 * The module to read: the server's if it has pages, otherwise its entry in the list with generated pages; undefined
 * while it loads.
 */
export function useModule(card: ModuleCard): ReadableModule | undefined {
  const { value, settled } = useResource(modules.one, { id: card.id }, { freshFor: 0 })
  return useMemo(() => {
    const found = readable(value)
    if (found || !settled) return found
    const pages = fallbackPages(card)
    return { ...card, pages, pageCount: pages.length, generated: true, counts: value?.pages.length === 0 }
  }, [value, settled, card])
}
