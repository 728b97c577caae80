import { Trans, useLingui } from '@lingui/react/macro'
import { type Language, otherLanguage } from 'shared/model/bilingual'
import { BrandMark } from '#ui/brand-mark'

export function LandingHeader({ language }: { language: Language }) {
  const { t } = useLingui()
  const other = otherLanguage(language)
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
        <a className="btn quiet" href={`/?lang=${other}`} data-language={other} lang={other} hrefLang={other}>
          {other === 'en' ? 'English' : 'Français'}
        </a>
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
