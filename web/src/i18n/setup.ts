import { i18n } from '@lingui/core'
import type { Language } from 'shared/model/bilingual'

const catalogues = {
  fr: () => import('../../../locales/fr/messages.po'),
  en: () => import('../../../locales/en/messages.po'),
}

/** Loads one language's catalogue, shows the interface in it and tells the document. */
export async function activate(language: Language) {
  const { messages } = await catalogues[language]()
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
}

export { i18n }
