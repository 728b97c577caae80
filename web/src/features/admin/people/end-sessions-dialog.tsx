import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { endSessions } from '#data/admin/admin-people'
import { checkUser, useUser } from '#session/session'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { toast } from '#ui/feedback/toast'
import { ActFailure } from '../act-failure'
import type { UserDialogProps } from './user-dialog-props'

/** After confirmation, signs a user out on every device. */
export function EndSessionsDialog({ user, onClose }: UserDialogProps) {
  const { t } = useLingui()
  const me = useUser()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const name = user.displayName
  const end = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await endSessions(user.id)
      toast({ tone: 'success', title: t`Signed out everywhere` })
      onClose()
      if (user.id === me.id) await checkUser()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      title={<Trans>Sign {name} out on every device?</Trans>}
      confirm={<Trans>End the sessions</Trans>}
      loading={busy}
      onCancel={onClose}
      onConfirm={() => void end()}
    >
      <p>
        {user.id === me.id ? (
          <Trans>This is your own account: you will have to sign in again here too.</Trans>
        ) : (
          <Trans>They can sign in again with their password. Anything not sent yet stays on their devices.</Trans>
        )}
      </p>
      <ActFailure title={t`The sessions couldn’t be ended.`} error={failure} />
    </ConfirmDialog>
  )
}
