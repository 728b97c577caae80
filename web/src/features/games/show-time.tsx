import { Trans } from '@lingui/react/macro'
import { db } from '#data/db'
import { saveExtraTime, useExtraTime } from '#data/extra-time'
import { useLanguage } from '#session/language'
import { ExtraTimeChoice } from '#ui/extra-time-choice'

/** How long a game shows what is to be remembered. */
export function ShowTime() {
  const language = useLanguage()
  const extraTime = useExtraTime()
  if (extraTime === undefined) return null
  return (
    <ExtraTimeChoice language={language} value={extraTime} onChange={(value) => void saveExtraTime(db(), value)}>
      <Trans>
        For those to whom it is granted: what is to be remembered is shown for longer, here as in quizzes and tests.
      </Trans>
    </ExtraTimeChoice>
  )
}
