import { useLingui } from '@lingui/react/macro'
import { useUser } from '#session/session'
import { AccessDenied } from '#ui/administration/access-denied'
import { WidePage } from '#ui/administration/wide-page'
import { TextsManager } from './texts-manager'

/** `/typing-admin`: the manager of texts to type, for the administrator only. */
export function TypingAdminScreen() {
  const { t } = useLingui()
  const user = useUser()
  if (user.role !== 'admin') return <AccessDenied email={user.email} />
  return (
    <WidePage title={t`Typing texts`}>
      <TextsManager />
    </WidePage>
  )
}
