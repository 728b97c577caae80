import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { durationText } from '#i18n/duration-text'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout/row'
import type { Absence } from './use-run-clock'

/**
 * Milliseconds for which the notice is shown: learners can choose not to count an absence only when they return, not
 * later in the test.
 */
export const OFFER_MS = 60_000

/** The clock continued while the learner was away: says so, and offers not to count the time. */
export function AbsenceNotice({
  absence: { from, to },
  onResume,
  onDismiss,
}: {
  absence: Absence
  onResume: () => void
  onDismiss: () => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const time = durationText(language, (to - from) / 1000)
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    const timer = setTimeout(() => dismiss(), OFFER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <Row nowrap css={{ marginTop: { base: '3', md: 0 } }}>
          <Button size="sm" onClick={onResume}>
            <Trans>Resume where I left off</Trans>
          </Button>
          <IconButton label={t`Close this message`} icon={X} small onClick={onDismiss} />
        </Row>
      }
    >
      <Trans>
        You were away for {time} and the clock kept running. You can resume where you left off: that time will not
        count, and the result will say so.
      </Trans>
    </Notice>
  )
}
