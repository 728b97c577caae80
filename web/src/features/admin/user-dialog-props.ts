import type { AdminUser } from 'shared/model/admin-user'
import type { useVerified } from './use-verified'

/** What every dialog about one user is given. */
export interface UserDialogProps {
  user: AdminUser
  run: ReturnType<typeof useVerified>['run']
  /** The list is to be read anew. */
  onChanged: () => void
  onClose: () => void
}
