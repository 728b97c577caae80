import { type Messages, setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { InterfaceLanguage } from 'shared/model/languages'
import type { StaticPath } from 'shared/model/static-pages'
import { STATIC_CONTENT } from './pages'

const CATALOGUES = import.meta.glob<{ messages: Messages }>('../../../../locales/*/messages.po', { eager: true })

/** A static page as HTML, with the content of its head; called at build (build/static-pages.ts). */
export async function render(path: StaticPath, language: InterfaceLanguage) {
  const catalogue = CATALOGUES[`../../../../locales/${language}/messages.po`]
  if (!catalogue) throw new Error(`locales/${language}/messages.po is missing`)
  const i18n = setupI18n({ locale: language, messages: { [language]: catalogue.messages } })
  const { title, description, body } = await STATIC_CONTENT[path](language)
  const said = (text: typeof title) => (typeof text === 'string' ? text : i18n._(text))
  const name = said(title)
  return {
    title: name.startsWith('Situ') ? name : `${name} · Situ`,
    description: said(description),
    skip: i18n._(msg`Skip to content`),
    body: renderToStaticMarkup(<I18nProvider i18n={i18n}>{body}</I18nProvider>),
  }
}
