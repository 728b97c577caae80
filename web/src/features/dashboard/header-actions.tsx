import { Trans } from '@lingui/react/macro'
import { LogOut, Pencil } from 'lucide-react'
import { editProfile } from '#session/editing-profile'
import { useSignOut } from '#session/use-sign-out'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'

/** The actions in the header of the dashboard: profile and sign-out. */
export function HeaderActions() {
  const { leaving, leave, question } = useSignOut()
  return (
    <>
      <Button onClick={editProfile}>
        <Icon of={Pencil} size="s" />
        <Trans>Edit profile</Trans>
      </Button>
      <Button tone="quiet" loading={leaving} onClick={leave}>
        <Icon of={LogOut} size="s" />
        <Trans>Sign out</Trans>
      </Button>
      {question}
    </>
  )
}
