import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { PASSWORD_HISTORY_MAX } from 'shared/model/people/admin-user'
import { passwordHistory } from '#data/admin/admin-people'
import { useLanguage } from '#session/language'
import { momentText } from '../moment-text'
import { OnDemandList } from './on-demand-list'

const Hash = chakra('code', { base: { fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere' } })

/** Earlier passwords in masked form, loaded on demand. */
export function PasswordHistory({ userId }: { userId: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <OnDemandList
      read={async () => (await passwordHistory(userId)).slice(0, PASSWORD_HISTORY_MAX)}
      icon={History}
      show={<Trans>Show the last {PASSWORD_HISTORY_MAX} passwords</Trans>}
      label={{ list: t`Earlier passwords` }}
      none={<Trans>No earlier passwords.</Trans>}
      failed={t`Error: cannot fetch the history.`}
    >
      {({ password, createdAt }) => (
        <li key={`${createdAt}${password}`}>
          <div className="grow">
            <Hash>{password}</Hash>
            <small>{momentText(language, createdAt)}</small>
          </div>
        </li>
      )}
    </OnDemandList>
  )
}
