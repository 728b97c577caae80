import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { Dialog } from './dialog'

/**
 * Asks for confirmation of an action: a question, its consequence as `children`, and the safe choice first, which has
 * the focus.
 */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  danger = true,
  loading,
  onConfirm,
  onCancel,
}: {
  title: ReactNode
  children?: ReactNode
  confirm: ReactNode
  cancel?: ReactNode
  danger?: boolean
  loading?: boolean
  onConfirm: () => void
  onCancel: () => void
}) {
  return (
    <Dialog
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel} autoFocus>
            {cancel ?? <Trans>Cancel</Trans>}
          </Button>
          <Button tone={danger ? 'dangerSolid' : 'primary'} onClick={onConfirm} loading={loading}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
