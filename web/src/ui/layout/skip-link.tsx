import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'

const Anchor = chakra('a', {
  base: {
    position: 'fixed',
    left: '2',
    top: '-60px',
    zIndex: 'skip',
    background: 'bg.inverted',
    color: 'fg.inverted',
    padding: '10px 16px',
    borderRadius: 'md',
    _focus: { top: '2' },
  },
})

/** The first tab stop: jumps over the navigation to `#content`. */
export function SkipLink() {
  return (
    <Anchor
      href="#content"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    >
      <Trans>Skip to content</Trans>
    </Anchor>
  )
}
