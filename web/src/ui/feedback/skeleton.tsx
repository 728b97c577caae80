import { chakra } from '@chakra-ui/react/styled-system'

/** Placeholder of content that is loading; give it the final height. */
export const Skeleton = chakra(
  'div',
  {
    base: { background: 'bg.muted', borderRadius: 'md', minHeight: '4', opacity: 0.6 },
  },
  { defaultProps: { 'aria-hidden': true } },
)
