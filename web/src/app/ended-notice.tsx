import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { LinkButton } from '#ui/link-button'
import { Notice } from '#ui/notice'
import { paths } from './paths'

/** As wide as the landing page, with what stands beside it. */
const Place = chakra('div', { base: { maxWidth: '68rem', marginInline: 'auto', padding: '4' } })

/** Over the landing page that somebody sees whose session was ended elsewhere: why they are there, and the way back. */
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
        <Trans>Your session has ended. Sign in again: what was not sent yet is kept on this device.</Trans>
      </Notice>
    </Place>
  )
}
