import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { INTERFACE_LANGUAGES, type InterfaceLanguage, nameOfLanguage } from 'shared/model/languages'
import type { StaticPath } from 'shared/model/static-pages'
import { BrandMark } from '#ui/brand-mark'

/** Logo, languages and sign-in. The links to languages lead to the same page; a script remembers the choice. */
export function PublicHeader(props: {
  language: InterfaceLanguage
  path: StaticPath
  /** Links to other places, beside the logo. */
  children?: ReactNode
}) {
  const { t } = useLingui()
  return (
    <header className="bar">
      <div className="w row">
        <a className="brand" href="/" aria-label={t`Situ, home`}>
          <BrandMark />
          Situ
        </a>
        {props.children}
        <span className="end" />
        {INTERFACE_LANGUAGES.filter((other) => other !== props.language).map((other) => (
          <a
            key={other}
            className="btn quiet"
            href={`${props.path}?lang=${other}`}
            data-language={other}
            lang={other}
            hrefLang={other}
          >
            {nameOfLanguage(other)}
          </a>
        ))}
        <a className="btn" href="/auth">
          <Trans>Sign in</Trans>
        </a>
        <a className="btn primary start" href="/auth?tab=register">
          <Trans>Get started</Trans>
        </a>
      </div>
    </header>
  )
}
