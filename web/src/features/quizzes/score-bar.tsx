import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { ProgressBar } from '#ui/charts/progress-bar'

const Box = chakra('div', {
  base: {
    position: 'relative',
    paddingBlock: '5px',
    '& > .mark': { position: 'absolute', top: 0, bottom: 0, width: '2px', marginLeft: '-1px', background: 'fg' },
  },
})

/** A bar for a score from 0 to 100 percent, with a line at the passing score; the numbers are beside it. */
export function ScoreBar({ score, required }: { score: number; required: number }) {
  const { t } = useLingui()
  return (
    <Box>
      <ProgressBar percent={score} label={t`Score`} />
      <span className="mark" style={{ left: `${required}%` }} />
    </Box>
  )
}
