import { Trans } from '@lingui/react/macro'
import type { ExtraTime } from 'shared/rules/quiz-run'
import { db } from '#data/db'
import { saveExtraTime } from '#data/extra-time'
import { durationText } from '#i18n/duration-text'
import { useLanguage } from '#session/language'
import { Checkbox } from '#ui/checkbox'
import { ExtraTimeChoice } from '#ui/extra-time-choice'
import { ANSWER_SECONDS, READING_SECONDS } from './use-video-recording'

/** Whether one answers against the test's clock, and the extra time that was granted. */
export function ClockChoice({
  clock,
  factor,
  disabled,
  onClock,
}: {
  clock: boolean
  factor: ExtraTime
  disabled: boolean
  onClock: (clock: boolean) => void
}) {
  const language = useLanguage()
  const reading = durationText(language, READING_SECONDS * factor)
  const answer = durationText(language, ANSWER_SECONDS * factor)
  return (
    <>
      <Checkbox checked={clock} disabled={disabled} onChange={(event) => onClock(event.currentTarget.checked)}>
        <Trans>Against the clock of the test</Trans>
        <small>
          <Trans>
            {reading} to read, then {answer} to answer; it stops by itself.
          </Trans>
        </small>
      </Checkbox>
      {clock && !disabled && (
        <ExtraTimeChoice language={language} value={factor} onChange={(value) => void saveExtraTime(db(), value)}>
          <Trans>For those who were granted it: every clock runs as much longer.</Trans>
        </ExtraTimeChoice>
      )}
    </>
  )
}
