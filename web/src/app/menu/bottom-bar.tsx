import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { Icon } from '#ui/icon'
import { BOTTOM_ENTRIES, isHomeToo } from './sidebar-entries'

const Nav = chakra('nav', {
  base: {
    position: 'fixed',
    left: 0,
    right: 0,
    bottom: 0,
    zIndex: 'nav',
    display: { base: 'grid', lg: 'none' },
    gridTemplateColumns: 'repeat(5, 1fr)',
    background: 'bg.panel',
    borderTop: '1px solid {colors.border}',
    padding: '0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
    '& > *': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '3px',
      height: 'bottomNav',
      fontSize: '2xs',
      fontWeight: 500,
      color: 'fg.muted',
      cursor: 'pointer',
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& span': { display: 'grid', placeItems: 'center', width: '52px', height: '28px', borderRadius: 'md' },
    '& > [aria-current]': { color: 'fg', fontWeight: 600 },
    '& > [aria-current] span': { background: 'mark.highlight', color: 'mark.onHighlight' },
  },
})

/** The five entries of a phone's bottom bar; the last one opens the drawer with the rest. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const { t, i18n } = useLingui()
  const { pathname } = useLocation()
  return (
    <Nav data-bar aria-label={t`Quick navigation`}>
      {BOTTOM_ENTRIES.map((entry) => (
        <Link
          key={entry.id}
          to={entry.to}
          activeOptions={{ exact: entry.to === '/' }}
          {...(entry.to === '/' && isHomeToo(pathname) && { 'aria-current': 'page' })}
        >
          <span>
            <Icon of={entry.icon} />
          </span>
          {i18n._(entry.label)}
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={onMore}>
        <span>
          <Icon of={MenuIcon} />
        </span>
        <Trans>More</Trans>
      </button>
    </Nav>
  )
}
