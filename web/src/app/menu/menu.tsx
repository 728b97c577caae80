import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { User } from 'shared/model/people/user'
import { Icon } from '#ui/icon'
import { isHomeToo, sidebarEntries } from './sidebar-entries'

const Nav = chakra('nav', {
  base: {
    '& > a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'touch',
      paddingInline: '10px',
      borderRadius: 'md',
      color: 'fg.muted',
      fontSize: '.9375rem',
      fontWeight: 500,
      _hover: { background: 'bg.subtle' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& > a[aria-current]': { color: 'fg', fontWeight: 600 },
    '& > hr': { borderTop: '1px solid {colors.border}', margin: '8px 10px' },
  },
})

/** The entries of the navigation; the current screen's is highlighted. */
export function Menu({ user, onGo }: { user: User; onGo?: () => void }) {
  const { t, i18n } = useLingui()
  const { pathname } = useLocation()
  return (
    <Nav aria-label={t`Main navigation`}>
      {sidebarEntries(user).map((entry) => (
        <Fragment key={entry.id}>
          <Link
            to={entry.to}
            activeOptions={{ exact: entry.to === '/' }}
            {...(entry.to === '/' && isHomeToo(pathname) && { 'aria-current': 'page' })}
            {...(onGo && { onClick: onGo })}
          >
            <Icon of={entry.icon} />
            <span className="swipe-on">{i18n._(entry.label)}</span>
          </Link>
          {entry.divider && <hr />}
        </Fragment>
      ))}
    </Nav>
  )
}
