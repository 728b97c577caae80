import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import type { ApiError } from 'shared/contract/api-error'
import { checkUser } from '#session/session'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Loading } from '#ui/feedback/loading'
import { Notice } from '#ui/feedback/notice'
import { refusalText } from '#ui/feedback/refusal-text'

/**
 * Statuses for a user who is not signed in or is not an administrator. After one of them the session is checked again.
 */
const NOT_MINE = new Set([401, 403])

/**
 * Shows a reply; says why there is none, or that the data shown may be old. These data are never stored on the device,
 * so they need the network.
 */
export function AnswerFrame<T>({
  value,
  failure,
  again,
  children,
}: {
  value: T | undefined
  failure: ApiError | undefined
  again: () => void
  children: (value: T) => ReactNode
}) {
  const { t, i18n } = useLingui()
  const isNotMine = failure !== undefined && NOT_MINE.has(failure.status)
  useEffect(() => {
    if (isNotMine) void checkUser()
  }, [isNotMine])
  const retry = (
    <Button onClick={again}>
      <Trans>Try again</Trans>
    </Button>
  )
  if (value === undefined) {
    if (!failure) return <Loading />
    const title = failure.status === 0 ? t`The admin panel requires an internet connection` : t`We couldn’t load this`
    return (
      <EmptyState drawing="cut" title={title} action={retry}>
        {failure.status === 0
          ? t`What people write and do is not saved on this device. Try again when you are back online.`
          : refusalText(i18n, failure)}
      </EmptyState>
    )
  }
  return (
    <>
      {failure && (
        <Notice tone="warning" role="status" action={retry}>
          <Trans>Update failed. What you see may be out of date.</Trans> {refusalText(i18n, failure)}
        </Notice>
      )}
      {children(value)}
    </>
  )
}
