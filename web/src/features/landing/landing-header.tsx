import { Trans, useLingui } from '@lingui/react/macro'
import { INTERFACE_LANGUAGES, type InterfaceLanguage, nameOfLanguage } from 'shared/model/languages'
import { BrandMark } from '#ui/brand-mark'

export function LandingHeader({ language }: { language: InterfaceLanguage }) {
  const { t } = useLingui()
  return (
    <header className="bar">
      <div className="w row">
        <a className="brand" href="/" aria-label={t`Situ, home`}>
          <BrandMark />
          Situ
        </a>
        <nav className="links" aria-label={t`On this page`}>
          <a href="#method">
            <Trans>Method</Trans>
          </a>
          <a href="#plans">
            <Trans>Plans</Trans>
          </a>
          <a href="/about">
            <Trans>About</Trans>
          </a>
        </nav>
        <span className="end" />
        {INTERFACE_LANGUAGES.filter((other) => other !== language).map((other) => (
          <a
            key={other}
            className="btn quiet"
            href={`/?lang=${other}`}
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
