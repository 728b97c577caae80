import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { contentLanguage, type InterfaceLanguage } from 'shared/model/languages'
import type { StaticPath } from 'shared/model/static-pages'
import { AboutDocument } from '#features/about/about-document'
import { Landing } from '#features/landing/landing'
import { ACCESSIBILITY } from '#features/legal/accessibility-text'
import { LegalDocument } from '#features/legal/legal-document'
import type { LegalText } from '#features/legal/legal-page'
import { PRIVACY } from '#features/legal/privacy-text'
import { TERMS } from '#features/legal/terms-text'
import { pick } from '#i18n/pick'
import { authPage } from './auth-page'

interface StaticPageContent {
  /** The name of the page; the product's name is added where it is not part of it. */
  title: MessageDescriptor | string
  description: MessageDescriptor | string
  body: ReactNode
}

const PRACTICE = msg`Bilingual practice for Casper-style situational judgement tests: scenarios scored sentence by sentence, modules, quizzes and timed tests, also offline.`

const legal = (path: StaticPath, text: LegalText) => (language: InterfaceLanguage) => ({
  title: pick(text.title, contentLanguage(language)),
  description: pick(text.lead, contentLanguage(language)),
  body: <LegalDocument text={text} path={path} language={language} />,
})

/** What each static page shows in a language. */
export const STATIC_CONTENT: Record<
  StaticPath,
  (language: InterfaceLanguage) => StaticPageContent | Promise<StaticPageContent>
> = {
  '/': (language) => ({
    title: msg`Situ · Prepare for the situational judgement test`,
    description: PRACTICE,
    body: <Landing language={language} />,
  }),
  '/auth': async (language) => ({
    title: msg`Welcome back`,
    description: PRACTICE,
    body: await authPage('/auth', language),
  }),
  '/auth?tab=register': async (language) => ({
    title: msg`Create your account`,
    description: PRACTICE,
    body: await authPage('/auth?tab=register', language),
  }),
  '/about': (language) => ({
    title: msg`About Situ`,
    description: msg`Bilingual preparation for situational judgement tests: practise, and see the reasons behind every score.`,
    body: <AboutDocument language={language} />,
  }),
  '/terms': legal('/terms', TERMS),
  '/privacy': legal('/privacy', PRIVACY),
  '/accessibility': legal('/accessibility', ACCESSIBILITY),
}
