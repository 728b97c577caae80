import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { checkUser } from '#session/session'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import type { Refusal } from '#ui/refusal'
import { refusalText } from './refusal-text'

/** Who is no administrator any more, or not signed in, is shown so. */
const NOT_MINE = new Set([401, 403])

/** Shows what came; says why where it cannot be had, or where what is shown may be old. It needs the network. */
export function AnswerFrame<T>({
  value,
  failure,
  again,
  children,
}: {
  value: T | undefined
  failure: Refusal | undefined
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
    const title = failure.status === 0 ? t`The administration needs the network` : t`This could not be read`
    return (
      <EmptyState drawing="cut" title={title} action={retry}>
        {failure.status === 0
          ? t`What people write and do is not kept on this device. Try again when the network is back.`
          : refusalText(i18n, failure)}
      </EmptyState>
    )
  }
  return (
    <>
      {failure && (
        <Notice tone="warning" role="status" action={retry}>
          <Trans>This could not be read again, what is shown may be old.</Trans> {refusalText(i18n, failure)}
        </Notice>
      )}
      {children(value)}
    </>
  )
}
