import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

const Part = chakra('div', {
  base: {
    marginTop: '2',
    maxWidth: '62ch',
    '& > p': { fontSize: 'sm', color: 'fg.muted' },
    '& > ul': { listStyle: 'disc', paddingLeft: '5', marginTop: '1' },
  },
})

function Points({ title, points }: { title: ReactNode; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <Part>
      <p>{title}</p>
      <ul>
        {points.map((point, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence still being written is identified by its index
          <li key={i}>{point}</li>
        ))}
      </ul>
    </Part>
  )
}

/** The strengths and suggestions of another evaluator; a reply in progress may still be incomplete. */
export const JudgePoints = ({
  strengths,
  suggestions,
}: {
  strengths: readonly string[]
  suggestions: readonly string[]
}) => (
  <>
    <Points title={<Trans>What works</Trans>} points={strengths} />
    <Points title={<Trans>What would raise your score</Trans>} points={suggestions} />
  </>
)
