import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import type { User } from 'shared/model/people/user'
import { LostData } from '#features/sync/lost-data'
import { OfflineBanner } from '#features/sync/offline-banner'
import { SilentStorage } from '#features/sync/silent-storage'
import { SyncIndicator } from '#features/sync/sync-indicator'
import { UpdateBanner } from '#features/sync/update-banner'
import { useEditingProfile } from '#session/editing-profile'
import { useTodayRun } from '#session/today-run'
import { Avatar } from '#ui/avatar'
import { Brand } from '#ui/brand'
import { Button } from '#ui/button'
import { ChatButton } from './chat-button'
import { Later } from './later'
import { lazy } from './lazy'
import { BottomBar } from './menu/bottom-bar'
import { MoreDrawer } from './menu/more-drawer'
import { Sidebar } from './menu/sidebar'
import { screen } from './screen'

// The bar's code is loaded when a learner starts the sessions of the day.
const TodayBar = screen('today', () => import('#features/today/today-bar'), 'TodayBar')
// These background tasks are loaded separately, so that the first screen does not wait for them.
const InBackground = lazy(() => import('./background/in-background'), 'InBackground')
// The dialog's code is loaded when a learner first edits their profile.
const ProfileDialog = screen('account', () => import('#features/account/profile-dialog'), 'ProfileDialog')

const Grid = chakra('div', {
  base: { minHeight: '100dvh', display: { lg: 'grid' }, gridTemplateColumns: { lg: '{sizes.sidebar} minmax(0, 1fr)' } },
})

const TopBar = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'sticky',
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    gap: '1',
    height: 'topBar',
    padding: '0 8px 0 16px',
    background: 'bg',
    borderBottom: '1px solid {colors.border}',
    '& > .gap': { marginLeft: 'auto' },
    '& > .chat': { width: 'touch' },
  },
})

const Main = chakra('main', { base: { minWidth: 0, paddingBottom: { base: '8', lg: '6' } } })
const Banner = chakra('div', {
  base: {
    maxWidth: 'page',
    marginInline: 'auto',
    padding: { base: '16px 16px 0', md: '24px 32px 0' },
    display: 'grid',
    gap: '3',
    '&:empty': { display: 'none' },
  },
})

/** The frame of the app: a sidebar on a desktop, top and bottom bars with a drawer on a phone. */
export function SignedInFrame({ user }: { user: User }) {
  const name = user.displayName
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const editing = useEditingProfile()
  const run = useTodayRun()
  return (
    <Grid>
      <Sidebar user={user} />
      <ChatButton />
      <div>
        <TopBar data-frame data-bar>
          <Brand />
          <span className="gap" />
          <SyncIndicator />
          <span className="chat" />
          <Button tone="plain" size="icon" aria-label={t`Your account, ${name}`} onClick={() => setOpen(true)}>
            <Avatar seed={user.avatar} image={user.profileImageUrl} />
          </Button>
        </TopBar>
        <Main id="content" tabIndex={-1}>
          {run && <Later of={TodayBar} props={{ run }} />}
          <Banner>
            <SilentStorage />
            <LostData />
            <OfflineBanner />
            <UpdateBanner />
          </Banner>
          <Outlet />
        </Main>
      </div>
      <BottomBar onMore={() => setOpen(true)} />
      <Later of={InBackground} />
      {editing && <Later of={ProfileDialog} />}
      {open && <MoreDrawer user={user} onClose={() => setOpen(false)} />}
    </Grid>
  )
}
