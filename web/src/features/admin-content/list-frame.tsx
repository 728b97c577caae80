import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ContentKind } from '#data/admin-content'
import type { Answer } from '#data/use-answer'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { CONTENT_WORDS } from './content-words'
import { refusalText } from './refusal-text'

/** Shows a list once it is here; says why where it cannot be had, or where what is shown may be old. */
export function ListFrame<T>({
  kind,
  list: { value, settled, failure, again },
  children,
}: {
  kind: ContentKind
  list: Answer<T[]>
  children: (items: T[]) => ReactNode
}) {
  const { i18n } = useLingui()
  const retry = (
    <Button onClick={again}>
      <Trans>Try again</Trans>
    </Button>
  )
  const failed = i18n._(CONTENT_WORDS[kind].loadFailed)
  if (!value)
    return settled && failure ? (
      <EmptyState drawing="cut" title={failed} action={retry}>
        {refusalText(i18n, failure)}
      </EmptyState>
    ) : (
      <Loading />
    )
  return (
    <>
      {failure && (
        <Notice tone="warning" role="status" action={retry}>
          <p>{failed}</p>
          <p>
            <Trans>What is shown is the last that this device has.</Trans>
          </p>
        </Notice>
      )}
      {children(value)}
    </>
  )
}
