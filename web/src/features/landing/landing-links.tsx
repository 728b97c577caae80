import { Trans, useLingui } from '@lingui/react/macro'

/** The links in the header of the landing page. */
export function LandingLinks() {
  const { t } = useLingui()
  return (
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
  )
}
