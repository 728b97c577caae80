import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { Badge } from '#ui/badge'

/** The explanations of a game's parts, in a column: plain `<li>`s with `<h3>` and `<p>`s. */
export const ReviewList = chakra('ol', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    padding: 0,
    '& > li': {
      display: 'grid',
      gap: '2',
      padding: '16px 18px',
      background: 'bg.panel',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
    },
    '& h3': { fontWeight: 600 },
    '& p': { maxWidth: '68ch' },
    '& .quiet': { color: 'fg.muted' },
  },
})

/** Right or wrong, with an icon and a word. */
export function RightOrWrong({ right }: { right: boolean }) {
  return right ? (
    <Badge tone="success" icon={Check}>
      <Trans>Correct</Trans>
    </Badge>
  ) : (
    <Badge tone="danger" icon={X}>
      <Trans>Incorrect</Trans>
    </Badge>
  )
}
