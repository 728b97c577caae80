import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Base = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '3' },
  variants: {
    on: {
      true: {
        position: 'sticky',
        // Keeps the dock above the bottom bar, or above a virtual keyboard (browser/keyboard.ts).
        bottom: {
          base: 'max(64px + env(safe-area-inset-bottom), var(--keyboard, 0px))',
          lg: 0,
        },
        zIndex: 1,
        paddingBlock: '3',
        background: 'bg',
        borderTop: '1px solid {colors.border}',
        // The transcript grows; its newest words stay visible.
        '& > p': { maxHeight: '4.5em', overflow: 'hidden', display: 'flex', flexDirection: 'column-reverse' },
      },
    },
  },
})

/**
 * While `on`, keeps the buttons and the clock of a running exercise visible at the foot of the screen, whatever is
 * scrolled above them.
 */
export function Dock({ on, children }: { on: boolean; children: ReactNode }) {
  return (
    <Base on={on} data-dock={on || undefined}>
      {children}
    </Base>
  )
}
