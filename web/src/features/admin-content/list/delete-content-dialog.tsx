import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { type Dependents, TRASH_DAYS } from 'shared/model/dependents'
import type { Content } from '#data/admin/admin-content'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { Stack } from '#ui/layout/stack'
import { CONTENT_WORDS } from './content-words'

const Names = chakra('ul', { base: { listStyle: 'disc', paddingLeft: '5' } })

/** Asks before an item is deleted, and lists what depends on it. */
export function DeleteContentDialog<T extends { id: string }>({
  content,
  item,
  title,
  loading,
  onConfirm,
  onCancel,
}: {
  content: Content<T, never>
  item: T
  title: string
  loading: boolean
  onConfirm: () => void
  onCancel: () => void
}) {
  const { i18n } = useLingui()
  return (
    <ConfirmDialog
      title={i18n._(CONTENT_WORDS[content.kind].askDelete)}
      confirm={<Trans>Delete</Trans>}
      loading={loading}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack>
        <p>
          <b>{title}</b>
        </p>
        {content.calls.dependents && <WhatDepends content={content} id={item.id} />}
        <p>
          <Trans>You can restore it for {TRASH_DAYS} days.</Trans>
        </p>
      </Stack>
    </ConfirmDialog>
  )
}

function WhatDepends<T>({ content, id }: { content: Content<T, never>; id: string }) {
  const language = useLanguage()
  const [found, setFound] = useState<Dependents | 'failed'>()
  useEffect(() => {
    let here = true
    content.dependents(id).then(
      (dependents) => here && setFound(dependents),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (here) setFound('failed')
      },
    )
    return () => {
      here = false
    }
  }, [content, id])
  if (!found)
    return (
      <p role="status">
        <Trans>Checking where it is used…</Trans>
      </p>
    )
  if (found === 'failed')
    return (
      <p role="status">
        <Trans>We couldn’t check where it is used.</Trans>
      </p>
    )
  const { learners, namedBy } = found
  return (
    <div role="status">
      {learners === 0 && namedBy.length === 0 && (
        <p>
          <Trans>Nothing else uses it.</Trans>
        </p>
      )}
      {learners > 0 && (
        <p>
          <Plural
            value={learners}
            one="# learner has used it; their work is kept."
            other="# learners have used it; their work is kept."
          />
        </p>
      )}
      {namedBy.length > 0 && (
        <>
          <p>
            <Trans>Used in:</Trans>
          </p>
          <Names>
            {namedBy.map((one) => (
              <li key={one.id}>
                {one.kind === 'module' ? (
                  <Trans>module “{pick(one.title, language)}”</Trans>
                ) : (
                  <Trans>scenario “{pick(one.title, language)}”</Trans>
                )}
              </li>
            ))}
          </Names>
        </>
      )}
    </div>
  )
}
