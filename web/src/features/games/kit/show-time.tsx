import { Trans } from '@lingui/react/macro'
import { saveExtraTime, useExtraTime } from '#data/account/extra-time'
import { currentDb } from '#data/db/db'
import { useLanguage } from '#session/language'
import { ExtraTimeChoice } from '#ui/form/extra-time-choice'

/**
 * The learner's extra time, by which a game shows for longer what is to be remembered; it also applies to quizzes and
 * tests.
 */
export function ShowTime() {
  const language = useLanguage()
  const extraTime = useExtraTime()
  if (extraTime === undefined) return null
  return (
    <ExtraTimeChoice language={language} value={extraTime} onChange={(value) => void saveExtraTime(currentDb(), value)}>
      <Trans>Extra time: what you must remember stays on screen longer, here and in quizzes and tests.</Trans>
    </ExtraTimeChoice>
  )
}
