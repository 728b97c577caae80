import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { User } from 'shared/model/user'
import { Dialog } from '#ui/dialog'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/row'
import { AccountFooter } from './account-footer'
import { Menu } from './menu'

/** What the bottom bar has no place for: every entry, the account, the language, the way out. */
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
