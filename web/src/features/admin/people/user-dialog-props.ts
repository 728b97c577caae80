import type { AdminUser } from 'shared/model/people/admin-user'
import type { useVerified } from '../security/use-verified'

/** Props of every dialog about one user. */
export interface UserDialogProps {
  user: AdminUser
  run: ReturnType<typeof useVerified>['run']
  /** Called when the list must be reloaded. */
  onChanged: () => void
  onClose: () => void
}
