import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { durationText } from '#i18n/duration-text'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Notice } from '#ui/notice'
import { Row } from '#ui/row'
import type { Absence } from './use-run-clock'

/** The choice to go back in time is no tool for the test itself: it is there when one returns, not later. */
export const OFFER_MS = 60_000

/** The clock ran on while the learner was away: says so, and offers not to count it. */
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
            <Trans>Go on where I was</Trans>
          </Button>
          <IconButton label={t`Close this message`} icon={X} small onClick={onDismiss} />
        </Row>
      }
    >
      <Trans>
        You were away for {time}, and the clock ran on. You can go on where you were: this time is then not counted, and
        the result says so.
      </Trans>
    </Notice>
  )
}
