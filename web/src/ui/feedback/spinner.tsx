import { chakra } from '@chakra-ui/react/styled-system'

/** A rotating arc; with reduced motion it is shown without rotating. */
export const Spinner = chakra(
  'span',
  {
    base: {
      display: 'inline-block',
      flex: 'none',
      width: '1.125em',
      height: '1.125em',
      border: '2px solid currentColor',
      borderRightColor: 'transparent',
      borderRadius: 'full',
      animation: 'spin .8s linear infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)
