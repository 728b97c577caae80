import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { User } from 'shared/model/people/user'
import { Dialog } from '#ui/feedback/dialog'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout/row'
import { AccountFooter } from '../account-footer'
import { Menu } from './menu'

/** The drawer with every entry, the account, the language and the sign-out button. */
export function MoreDrawer({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      title={
        <Row as="span" spread>
          {t`Menu`}
          <IconButton icon={X} label={t`Close`} onClick={onClose} css={{ marginRight: '-12px' }} />
        </Row>
      }
      onClose={onClose}
    >
      <Menu user={user} onGo={onClose} />
      <AccountFooter user={user} onGo={onClose} />
    </Dialog>
  )
}
