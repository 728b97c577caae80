import { Trans } from '@lingui/react/macro'
import type { InterfaceLanguage } from 'shared/model/languages'
import { PublicPage } from '#ui/public/public-page'
import { LandingFeatures } from './landing-features'
import { LandingHero } from './landing-hero'
import { LandingLinks } from './landing-links'
import { LandingPricing } from './landing-pricing'
import { LandingStatistics } from './landing-statistics'

/**
 * The landing page as plain HTML with class names (landing.css): prerendered at build, and shown by the app to
 * visitors.
 */
export function Landing({ language }: { language: InterfaceLanguage }) {
  return (
    <PublicPage language={language} path="/" kind="landing" links={<LandingLinks />}>
      <LandingHero />
      <LandingStatistics />
      <LandingFeatures />
      <LandingPricing />
      <section className="w">
        <div className="cta">
          <h2>
            <Trans>The first answer is the hardest.</Trans>
          </h2>
          <p>
            <Trans>Write it tonight. It only takes three and a half minutes.</Trans>
          </p>
          <a className="btn lg" href="/auth?tab=register">
            <Trans>Create my account</Trans>
          </a>
        </div>
      </section>
    </PublicPage>
  )
}
