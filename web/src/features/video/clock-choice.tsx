import { Trans } from '@lingui/react/macro'
import type { ExtraTime } from 'shared/rules/quizzes/quiz-run'
import { saveExtraTime } from '#data/account/extra-time'
import { currentDb } from '#data/db/db'
import { durationText } from '#i18n/duration-text'
import { useLanguage } from '#session/language'
import { Checkbox } from '#ui/form/checkbox'
import { ExtraTimeChoice } from '#ui/form/extra-time-choice'
import { ANSWER_SECONDS, READING_SECONDS } from './use-video-recording'

/** The choice of answering against the test's clock, and the extra time. */
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
        <Trans>With the test clock</Trans>
        <small>
          <Trans>
            {reading} to read, then {answer} to answer; recording stops automatically.
          </Trans>
        </small>
      </Checkbox>
      {clock && !disabled && (
        <ExtraTimeChoice
          language={language}
          value={factor}
          onChange={(value) => void saveExtraTime(currentDb(), value)}
        >
          <Trans>For people entitled to it on the real test: every clock is extended to match.</Trans>
        </ExtraTimeChoice>
      )}
    </>
  )
}
