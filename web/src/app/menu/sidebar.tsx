import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import type { User } from 'shared/model/people/user'
import { SyncIndicator } from '#features/sync/sync-indicator'
import { Brand } from '#ui/brand'
import { AccountFooter } from '../account-footer'
import { Menu } from './menu'

const Aside = chakra('aside', {
  base: {
    display: { base: 'none', lg: 'flex' },
    flexDirection: 'column',
    position: 'sticky',
    top: 0,
    height: '100dvh',
    padding: '18px 14px 14px',
    borderRight: '1px solid {colors.border}',
    background: 'bg.panel',
    '& > span': { padding: '0 10px', marginBottom: '14px' },
    '& > nav': { flex: 1, overflow: 'auto' },
  },
})

/** The navigation of a wide screen, always visible. */
export function Sidebar({ user }: { user: User }) {
  const { t } = useLingui()
  return (
    <Aside aria-label={t`Menu`}>
      <Brand />
      <Menu user={user} />
      <SyncIndicator />
      <AccountFooter user={user} />
    </Aside>
  )
}
