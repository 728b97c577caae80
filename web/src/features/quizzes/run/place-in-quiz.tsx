import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Looks like a section name but is not a heading: the heading beside it is the question itself. */
const Box = chakra('div', {
  base: {
    '& > p > b': {
      display: 'block',
      fontFamily: 'heading',
      fontWeight: 600,
      fontSize: { base: 'xl', xl: 'lg' },
      lineHeight: 1.3,
      _before: {
        content: { base: '""', xl: 'none' },
        display: 'inline-block',
        width: '3px',
        height: '.85em',
        marginRight: '9px',
        borderRadius: '2px',
        background: 'border.margin',
        verticalAlign: '-.06em',
      },
    },
    '& > p > span': { fontSize: 'sm', color: 'fg.subtle' },
  },
})

/** The position of a question in the quiz; `children` shows the progress as a bar or as marks. */
export function PlaceInQuiz({
  id,
  number,
  count,
  children,
}: {
  id: string
  number: number
  count: number
  children: ReactNode
}) {
  return (
    <Box>
      <p id={id}>
        <b>
          <Trans>Question {number}</Trans>
        </b>{' '}
        <span>
          <Trans>of {count}</Trans>
        </span>
      </p>
      {children}
    </Box>
  )
}
