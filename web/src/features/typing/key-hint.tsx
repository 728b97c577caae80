import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import type { Ref } from 'react'

const Line = chakra('p', {
  base: {
    marginTop: '3',
    fontSize: 'sm',
    color: 'fg.muted',
    minHeight: '2rem',
    '& kbd': {
      font: '600 1rem/1 {fonts.mono}',
      padding: '4px 8px',
      border: '1px solid {colors.border.emphasized}',
      borderBottomWidth: '2px',
      borderRadius: 'sm',
      background: 'bg.panel',
      color: 'fg',
    },
  },
})

/** Shows the next key; its text is updated outside of React. */
export function KeyHint({ ref }: { ref: Ref<HTMLElement> }) {
  return (
    <Line>
      <Trans>Next key:</Trans> <kbd ref={ref} />
    </Line>
  )
}
