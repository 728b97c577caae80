import { Trans, useLingui } from '@lingui/react/macro'
import { Timer as TimerIcon, TimerOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { lookEvery } from '#browser/look-every'
import { useExtraTime } from '#data/account/extra-time'
import { durationText } from '#i18n/duration-text'
import { formatFactor } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Timer } from '#ui/feedback/timer'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout/row'
import { VisuallyHidden } from '#ui/visually-hidden'

const LOOK_EVERY_MS = 250
const LOW_SECONDS = 60
const LOW_SPOKEN_SECONDS = 15

/** An optional countdown of the time that the test gives. Nothing is blocked when it reaches zero. */
export function AnswerClock({ seconds }: { seconds: number }) {
  const { t } = useLingui()
  const language = useLanguage()
  const factor = useExtraTime() ?? 1
  const [endsAt, setEndsAt] = useState<number>()
  const left = Math.min(useSecondsUntil(endsAt), seconds * factor)
  const length = durationText(language, seconds * factor)
  const low = seconds > LOW_SECONDS ? LOW_SECONDS : LOW_SPOKEN_SECONDS
  if (endsAt === undefined)
    return (
      <Button size="sm" tone="quiet" onClick={() => setEndsAt(Date.now() + seconds * factor * 1000)}>
        <Icon of={TimerIcon} size="s" />
        <Trans>Start the clock ({length})</Trans>
      </Button>
    )
  return (
    <Row>
      <Timer seconds={left} warnBelow={low} note={factor > 1 && formatFactor(language, factor)} label={t`Time left`} />
      <Button size="sm" tone="quiet" onClick={() => setEndsAt(undefined)}>
        <Icon of={TimerOff} size="s" />
        <Trans>Stop</Trans>
      </Button>
      <span role="status">
        {left <= 0 ? (
          <Trans>Time’s up. Nothing is lost: finish your answer.</Trans>
        ) : (
          left < low && (
            <VisuallyHidden>
              {low === LOW_SECONDS ? <Trans>Less than a minute.</Trans> : <Trans>Less than 15 seconds.</Trans>}
            </VisuallyHidden>
          )
        )}
      </span>
    </Row>
  )
}

function useSecondsUntil(endsAt: number | undefined) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (endsAt === undefined) return
    return lookEvery(LOOK_EVERY_MS, () => setNow(Date.now()))
  }, [endsAt])
  return endsAt === undefined ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000))
}
