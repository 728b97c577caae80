import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { Notice } from '#ui/feedback/notice'
import { LinkButton } from '#ui/link-button'
import { paths } from './paths'

/** A box that is as wide as the landing page and aligned with it. */
const Place = chakra('div', { base: { maxWidth: '68rem', marginInline: 'auto', padding: '4' } })

/**
 * Shown above the landing page when the server has ended the session: that it has ended, and the way to sign in again.
 */
export function EndedNotice() {
  return (
    <Place>
      <Notice
        tone="info"
        role="alert"
        action={
          <LinkButton to={paths.auth}>
            <Trans>Sign in</Trans>
          </LinkButton>
        }
      >
        <Trans>Your session has ended. Sign in again: what has not been sent yet is saved on this device.</Trans>
      </Notice>
    </Place>
  )
}
