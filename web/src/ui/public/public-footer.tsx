import { Trans, useLingui } from '@lingui/react/macro'

/** Who is behind the site, and the legal pages. */
export function PublicFooter() {
  const { t } = useLingui()
  return (
    <footer>
      <div className="w row">
        <p>
          <Trans>
            Situ is independent. “Casper” is a trademark of its owner, who neither approves nor sponsors this site.
          </Trans>
        </p>
        <nav className="row" aria-label={t`Footer`}>
          <a href="/about">
            <Trans>About</Trans>
          </a>
          <a href="/terms">
            <Trans>Terms</Trans>
          </a>
          <a href="/privacy">
            <Trans>Privacy</Trans>
          </a>
          <a href="/accessibility">
            <Trans>Accessibility</Trans>
          </a>
        </nav>
      </div>
    </footer>
  )
}
