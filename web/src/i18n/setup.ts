import { catalogues } from 'virtual:catalogues'
import { i18n } from '@lingui/core'
import type { InterfaceLanguage } from 'shared/model/languages'
import { keepValuesPlain } from './plain-values'

keepValuesPlain(i18n)

/** The areas whose screens were opened; every screen needs core. */
const areas = new Set(['core'])
const loaded = new Set<string>()
/** The language that is shown or being loaded. */
let chosen: InterfaceLanguage | undefined

async function load(language: InterfaceLanguage, area: string) {
  const key = `${language}/${area}`
  if (loaded.has(key)) return
  const part = await catalogues[language][area]?.()
  if (part) i18n.load(language, part.messages)
  loaded.add(key)
}

/** Loads the catalogues of the open areas in a language, shows the interface in it and sets the document's language. */
export async function activate(language: InterfaceLanguage) {
  chosen = language
  await Promise.all([...areas].map((area) => load(language, area)))
  i18n.activate(language)
  document.documentElement.lang = language
}

/** Loads the catalogue of a feature before its first screen is shown. */
export async function loadArea(area: string) {
  areas.add(area)
  if (chosen) await load(chosen, area)
}

export { i18n }
