import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, RotateCcw } from 'lucide-react'
import type { Unsent } from '#data/chat/chat-unsent'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { failureText } from '../failure-text'
import { MessageRow } from './message-row'

/** The reader's own message that the server does not have yet: being sent, or failed with its actions. */
export function UnsentItem({
  message,
  onRetry,
  onRemove,
}: {
  message: Unsent
  onRetry: () => void
  onRemove: () => void
}) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { content, createdAt, isSending, failure } = message
  return (
    <MessageRow own alone aria-busy={isSending || undefined}>
      <div className="bubble">
        <p className="head">
          <b>
            <Trans>You</Trans>
          </b>
          {isSending ? (
            <span>
              <Trans>Sending…</Trans>
            </span>
          ) : (
            <time dateTime={createdAt}>{formatDate(language, createdAt, 'time')}</time>
          )}
        </p>
        <p className="words">
          {content}
          {!isSending && (
            <b className="failed">
              {' '}
              <Trans>(failed)</Trans>
            </b>
          )}
        </p>
      </div>
      {!isSending && (
        <div className="under">
          {failure && (
            <p className="failed">
              <Icon of={CircleAlert} size="s" /> {failureText(i18n, language, failure)}
            </p>
          )}
          <Button size="sm" tone="quiet" onClick={onRetry}>
            <Icon of={RotateCcw} size="s" />
            <Trans>Retry</Trans>
          </Button>
          <Button size="sm" tone="quiet" onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
    </MessageRow>
  )
}
