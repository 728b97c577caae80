import { Trans, useLingui } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ApiError } from 'shared/contract/api-error'
import { useOnline } from '#browser/online'
import { failureOf } from '#data/chat/chat-unsent'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/notice'
import { failureText } from './failure-text'

/** Why the data shown are not the newest: no network, no session, or the server's reason. */
export function StaleNotice({
  isOffline,
  isNobody,
  failure,
  offline,
}: {
  isOffline: boolean
  isNobody: boolean
  failure: ApiError | undefined
  /** The text without a network. */
  offline: ReactNode
}) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const online = useOnline()
  if (isOffline)
    return (
      <Notice tone="warning" icon={WifiOff}>
        {online ? <Trans>The server is not responding. These messages were loaded earlier.</Trans> : offline}
      </Notice>
    )
  if (isNobody)
    return (
      <Notice tone="danger">
        <Trans>Please sign in again to read the chat.</Trans>
      </Notice>
    )
  return failure && <Notice tone="danger">{failureText(i18n, language, failureOf(failure))}</Notice>
}
