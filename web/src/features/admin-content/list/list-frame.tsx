import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ContentKind } from '#data/admin/admin-content'
import type { Resource } from '#data/http/use-resource'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Loading } from '#ui/feedback/loading'
import { Notice } from '#ui/feedback/notice'
import { refusalText } from '#ui/feedback/refusal-text'
import { CONTENT_WORDS } from './content-words'

/** Shows a list once it is loaded; says why it cannot be loaded, or that the items shown may be old. */
export function ListFrame<T>({
  kind,
  list: { value, settled, failure, again },
  children,
}: {
  kind: ContentKind
  list: Resource<T[]>
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
            <Trans>You are seeing the most recent version saved on this device.</Trans>
          </p>
        </Notice>
      )}
      {children(value)}
    </>
  )
}
