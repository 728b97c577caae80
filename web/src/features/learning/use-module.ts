import { modules } from 'shared/contract/modules'
import type { ModuleCard, ModulePage } from 'shared/model/module'
import { useAnswer } from '#data/use-answer'
import { DEMO_MODULES } from './demo-modules'
import { fallbackPages } from './fallback-pages'

export interface ReadableModule extends ModuleCard {
  pages: ModulePage[]
  /** Whether the pages are the generated ones. */
  generated: boolean
}

/**
 * The module to read: the server's if it has pages, else the entry of the list with generated pages.
 * undefined while it is looked up, null when there is no such module.
 */
export function useModule(id: string): ReadableModule | null | undefined {
  const one = useAnswer(modules.one, { id }, { freshFor: 0 })
  const list = useAnswer(modules.list, {})
  if (one.value && one.value.pages.length > 0) return { ...one.value, pageCount: one.value.pages.length, generated: false }
  const card = one.value ?? list.value?.find((m) => m.id === id)
  if (!one.settled || (!card && !list.settled)) return undefined
  const known = card ?? (list.value ? undefined : DEMO_MODULES.find((m) => m.id === id))
  if (!known) return null
  const pages = fallbackPages(known)
  return { ...known, pages, pageCount: pages.length, generated: true }
}
