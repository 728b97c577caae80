import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BrandMark } from './brand-mark'

const Box = chakra('span', {
  base: {
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: 'touch',
      fontFamily: 'heading',
      fontWeight: 600,
      fontSize: '2xl',
      lineHeight: 1,
      letterSpacing: '-.01em',
    },
  },
})

/** Logo and name, linked to the home page. */
export function Brand() {
  const { t } = useLingui()
  return (
    <Box>
      <Link to="/" aria-label={t`Situ, home`}>
        <BrandMark />
        Situ
      </Link>
    </Box>
  )
}
