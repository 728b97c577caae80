import { useLingui } from '@lingui/react/macro'
import { useUser } from '#session/session'
import { AccessDenied } from '#ui/access-denied'
import { WidePage } from '#ui/wide-page'
import { TextsManager } from './texts-manager'

/** `/typing-admin`: the manager of texts to type, for the administrator alone. */
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
