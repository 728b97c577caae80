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

/** Fills its place while something loads; announced politely. */
export function Loading({ label }: { label?: string }) {
  return (
    <Box role="status">
      <Spinner css={{ color: 'accent.fg', fontSize: 'xl' }} />
      {label ?? <Trans>Loading…</Trans>}
    </Box>
  )
}
