import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { Spinner } from './spinner'

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    minHeight: '40vh',
    color: 'fg.muted',
    fontSize: 'sm',
  },
})

/** A placeholder while something loads; screen readers announce it politely. */
export function Loading({ label }: { label?: string }) {
  return (
    <Box role="status">
      <Spinner css={{ color: 'accent.fg', fontSize: 'xl' }} />
      {label ?? <Trans>Loading…</Trans>}
    </Box>
  )
}
