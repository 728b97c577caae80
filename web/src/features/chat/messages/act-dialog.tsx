import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { failureOf } from '#data/chat/chat-unsent'
import { useLanguage } from '#session/language'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { Notice } from '#ui/feedback/notice'
import { failureText } from '../failure-text'

/** Asks before an action on the server, and stays open with the reason if it fails; `act` closes it after success. */
export function ActDialog({
  title,
  children,
  confirm,
  act,
  onClose,
}: {
  title: ReactNode
  children: ReactNode
  confirm: ReactNode
  act: () => Promise<void>
  onClose: () => void
}) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const [isActing, setActing] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const run = async () => {
    setActing(true)
    try {
      await act()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      setActing(false)
    }
  }
  return (
    <ConfirmDialog title={title} confirm={confirm} loading={isActing} onConfirm={() => void run()} onCancel={onClose}>
      <p>{children}</p>
      {failure && (
        <Notice tone="danger" role="alert">
          {failureText(i18n, language, failureOf(failure))}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
