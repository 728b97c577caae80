import { Trans } from '@lingui/react/macro'
import { useOnline } from '#browser/online'
import type { WholeLog } from '#data/progress/whole-log'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Spinner } from '#ui/feedback/spinner'
import { Row } from '#ui/layout/row'

/**
 * Says how much of the history is not on this device yet: while it is fetched, offline, or after a failure. Shows
 * nothing once the history is complete.
 */
export function LogNotice({ log }: { log: WholeLog }) {
  const language = useLanguage()
  const isOnline = useOnline()
  const { held, missing, isFetching, hasFailed, again } = log
  if (missing === 0) return null
  if (isFetching && isOnline)
    return (
      <Row role="status" css={{ color: 'fg.muted', fontSize: 'sm' }}>
        <Spinner css={{ color: 'accent.fg' }} />
        {missing === undefined ? (
          <Trans>Looking for activities from your other devices…</Trans>
        ) : (
          <Trans>
            Fetching the older activities: {formatNumber(language, held)} of {formatNumber(language, held + missing)}
          </Trans>
        )}
      </Row>
    )
  if (isOnline && !hasFailed) return null
  return (
    <Notice
      tone="warning"
      role="status"
      {...(isOnline && {
        action: (
          <Button size="sm" onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        ),
      })}
    >
      {missing === undefined ? (
        <Trans>Only this device’s activities are shown. Those from your other devices appear once you’re online.</Trans>
      ) : (
        <Trans>
          {formatNumber(language, held)} of {formatNumber(language, held + missing)} activities are on this device. The
          others appear once you’re online.
        </Trans>
      )}
    </Notice>
  )
}
