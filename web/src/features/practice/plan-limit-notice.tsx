import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { db } from '#data/db'
import { dismissPlanLimitNotice, usePlanLimitNotice } from '#data/evaluations'
import { IconButton } from '#ui/icon-button'
import { Notice } from '#ui/notice'
import { useResetMoment } from './use-reset-moment'

/** Says once that an answer reached the server when the plan had no evaluation left. */
export function PlanLimitNotice() {
  const { t } = useLingui()
  const notice = usePlanLimitNotice()
  const resetMoment = useResetMoment()
  if (!notice) return null
  const moment = resetMoment(notice.resetAt)
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <IconButton label={t`Close this message`} icon={X} small onClick={() => void dismissPlanLimitNotice(db())} />
      }
    >
      <Trans>
        Your plan’s evaluations are used up until {moment}. Your last answer stays on this device with its evaluation,
        without credit.
      </Trans>
    </Notice>
  )
}
