import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from 'shared/model/bilingual'
import { messages as en } from '../../../../locales/en/messages.po'
import { messages as fr } from '../../../../locales/fr/messages.po'
import { Landing } from './landing'

/** The landing page as HTML, with the content of its head; called at build (build/landing.ts). */
export function render(language: Language) {
  const i18n = setupI18n({ locale: language, messages: { fr, en } })
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
