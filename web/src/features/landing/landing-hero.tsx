import { Trans } from '@lingui/react/macro'
import { Languages } from 'lucide-react'
import { LandingSample } from './landing-sample'

export function LandingHero() {
  return (
    <section className="w hero">
      <div>
        <p className="badge">
          <Languages size={16} strokeWidth={1.75} aria-hidden />
          <Trans>French and English</Trans>
        </p>
        <h1>
          <Trans>
            Read the situation, <mark className="swipe">choose your words.</mark>
          </Trans>
        </h1>
        <p className="lead">
          <Trans>
            Situ prepares you for a Casper-style situational judgement test: scenarios, a score explained sentence by
            sentence, and everything it takes to answer in 3 min 30 s.
          </Trans>
        </p>
        <div className="row buttons">
          <a className="btn primary lg" href="/auth?tab=register">
            <Trans>Start for free</Trans>
          </a>
          <a className="btn quiet lg" href="/try">
            <Trans>Try a scenario</Trans>
          </a>
        </div>
        <p className="small">
          <Trans>No credit card needed. Works offline.</Trans>
        </p>
      </div>
      <LandingSample />
    </section>
  )
}
