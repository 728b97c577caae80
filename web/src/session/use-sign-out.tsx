import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useOnline } from '#browser/online'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { toast } from '#ui/feedback/toast'
import { signOut } from './session'

/**
 * The sign-out action of a button: tells how many writes are not sent and opens the sign-in page, whatever the server
 * replies. Offline it asks first, because nobody can sign in again before there is a connection; the screen renders
 * `question`. `onLeft` runs once the person is signed out.
 */
export function useSignOut(onLeft?: () => void): { leaving: boolean; leave: () => void; question: ReactNode } {
  const navigate = useNavigate()
  const hasNetwork = useOnline()
  const [leaving, setLeaving] = useState(false)
  const [asking, setAsking] = useState(false)
  const signOutNow = async () => {
    setAsking(false)
    setLeaving(true)
    try {
      const unsent = await signOut()
      if (unsent > 0)
        toast({
          tone: 'warning',
          title: plural(unsent, { one: '# change has not been sent yet', other: '# changes have not been sent yet' }),
          description: plural(unsent, {
            one: 'It is saved on this device and will be sent when you sign in here again.',
            other: 'They are saved on this device and will be sent when you sign in here again.',
          }),
        })
    } finally {
      setLeaving(false)
      void navigate({ to: '/auth' })
      onLeft?.()
    }
  }
  const leave = () => (hasNetwork ? void signOutNow() : setAsking(true))
  const question = asking && (
    <ConfirmDialog
      title={<Trans>Sign out while offline?</Trans>}
      confirm={<Trans>Sign out</Trans>}
      danger={false}
      onConfirm={() => void signOutNow()}
      onCancel={() => setAsking(false)}
    >
      <Trans>
        You will need an internet connection to sign in again. What has not been sent yet stays saved on this device.
      </Trans>
    </ConfirmDialog>
  )
  return { leaving, leave, question }
}
