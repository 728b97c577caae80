import { Trans, useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import type { AdminUser } from 'shared/model/people/admin-user'
import { planHistory } from '#data/admin/admin-people'
import { useLanguage } from '#session/language'
import { auditNote } from '../audit/audit-note'
import { momentText } from '../moment-text'
import { OnDemandList } from './on-demand-list'

/** The changes of a user's plan that the audit log holds, by the administrator and by payments; loaded on demand. */
export function PlanHistory({ user: { id, displayName: name } }: { user: AdminUser }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  return (
    <OnDemandList
      small
      read={() => planHistory(id)}
      icon={History}
      show={<Trans>Show the plan changes</Trans>}
      label={{ list: t`Plan changes of ${name}`, button: t`Show the plan changes of ${name}` }}
      none={<Trans>The plan has never changed.</Trans>}
      failed={t`The plan changes couldn’t be loaded.`}
    >
      {(entry) => {
        const when = momentText(language, entry.at)
        const who = entry.actor
        return (
          <li key={entry.id}>
            <div className="grow">
              {auditNote(i18n, language, entry)}
              <small>{entry.action === 'plan_paid' ? t`${when}, by a payment (${who})` : t`${when}, by ${who}`}</small>
            </div>
          </li>
        )
      }}
    </OnDemandList>
  )
}
