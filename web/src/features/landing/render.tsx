import { type Messages, setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { InterfaceLanguage } from 'shared/model/languages'
import { Landing } from './landing'

const CATALOGUES = import.meta.glob<{ messages: Messages }>('../../../../locales/*/messages.po', { eager: true })

/** The landing page as HTML, with the content of its head; called at build (build/landing.ts). */
export function render(language: InterfaceLanguage) {
  const catalogue = CATALOGUES[`../../../../locales/${language}/messages.po`]
  if (!catalogue) throw new Error(`locales/${language}/messages.po is missing`)
  const i18n = setupI18n({ locale: language, messages: { [language]: catalogue.messages } })
  return {
    title: i18n._(msg`Situ · Prepare for the situational judgement test`),
    description: i18n._(
      msg`Bilingual practice for Casper-style situational judgement tests: scenarios scored sentence by sentence, modules, quizzes and timed tests, also offline.`,
    ),
    skip: i18n._(msg`Skip to content`),
    body: renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Landing language={language} />
      </I18nProvider>,
    ),
  }
}
