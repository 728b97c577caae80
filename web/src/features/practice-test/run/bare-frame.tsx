import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Frame = chakra('main', {
  base: {
    maxWidth: '1200px',
    marginInline: 'auto',
    padding: { base: '20px 16px 40px', lg: '36px 24px' },
    minHeight: '60vh',
  },
})

/** The body of a test, without navigation. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <Frame id="content" tabIndex={-1}>
      {children}
    </Frame>
  )
}
