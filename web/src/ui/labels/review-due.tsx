import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { LinkButton } from '#ui/link-button'

const Box = chakra(Card, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > svg': { color: 'accent.fg' },
    '& > p': { flex: '1 1 220px', minWidth: 0 },
    '& b': { display: 'block' },
    '& small': { display: 'block', color: 'fg.subtle', marginTop: '2px' },
  },
})
const Quiet = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

/**
 * The number of questions to review today with a link to them; a quiet line when there is none. `next` is the day of
 * the next ones, in words.
 */
export function ReviewDue({ due, next }: { due: number; next?: string | undefined }) {
  if (due === 0) {
    return (
      <Quiet>
        {next === undefined ? (
          <Trans>Nothing to review today.</Trans>
        ) : (
          <Trans>Nothing to review today. Next question due: {next}.</Trans>
        )}
      </Quiet>
    )
  }
  return (
    <Box>
      <Icon of={RotateCcw} />
      <p>
        <b>{plural(due, { one: '# question to review today', other: '# questions to review today' })}</b>
        <small>
          <Trans>Questions come back just before you would forget them. Reviewing also works offline.</Trans>
        </small>
      </p>
      <LinkButton to="/review" tone="primary">
        <Trans>Review now</Trans>
      </LinkButton>
    </Box>
  )
}
