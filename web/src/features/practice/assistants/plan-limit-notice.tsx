import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { currentDb } from '#data/db/db'
import { dismissPlanLimitNotice, usePlanLimitNotice } from '#data/practice/evaluations'
import { resetMoment } from '#i18n/reset-moment'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/notice'
import { IconButton } from '#ui/icon-button'

/** Says, until it is dismissed, that an answer reached the server when the plan had no evaluation left. */
export function PlanLimitNotice() {
  const { t } = useLingui()
  const notice = usePlanLimitNotice()
  const language = useLanguage()
  if (!notice) return null
  const moment = resetMoment(language, notice.resetAt)
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <IconButton
          label={t`Close this message`}
          icon={X}
          small
          onClick={() => void dismissPlanLimitNotice(currentDb())}
        />
      }
    >
      <Trans>
        Your plan has no evaluations left until {moment}. Your last answer and its evaluation stay on this device,
        without credit; the score counts toward your average.
      </Trans>
    </Notice>
  )
}
