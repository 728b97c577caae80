import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { PASSWORD_HISTORY_MAX, type PasswordHistoryEntry } from 'shared/model/people/admin-user'
import { passwordHistory } from '#data/admin/admin-people'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { List } from '#ui/layout/list'
import { ActFailure } from '../act-failure'
import { momentText } from '../moment-text'

const Hash = chakra('code', { base: { fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere' } })

/** Earlier passwords in masked form, loaded on demand. */
export function PasswordHistory({ userId }: { userId: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [entries, setEntries] = useState<readonly PasswordHistoryEntry[]>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  // The pressed button disappears: the content that replaces it gets the focus.
  const came = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (entries) came.current?.focus({ preventScroll: true })
  }, [entries])
  const read = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      setEntries((await passwordHistory(userId)).slice(0, PASSWORD_HISTORY_MAX))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  if (!entries)
    return (
      <>
        <ActFailure title={t`Error: cannot fetch the history.`} error={failure} />
        <div>
          <Button loading={busy} onClick={() => void read()}>
            <Icon of={History} size="s" />
            <Trans>Show the last {PASSWORD_HISTORY_MAX} passwords</Trans>
          </Button>
        </div>
      </>
    )
  if (entries.length === 0)
    return (
      <div ref={came} tabIndex={-1} role="status">
        <Trans>No earlier passwords.</Trans>
      </div>
    )
  return (
    <div ref={came} tabIndex={-1}>
      <List aria-label={t`Earlier passwords`}>
        {entries.map(({ password, createdAt }) => (
          <li key={`${createdAt}${password}`}>
            <div className="grow">
              <Hash>{password}</Hash>
              <small>{momentText(language, createdAt)}</small>
            </div>
          </li>
        ))}
      </List>
    </div>
  )
}
