import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { CloudOff, Gauge, type LucideIcon, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { Grid } from '#ui/layout/grid'

const Fact = chakra(Card, {
  base: {
    '& > svg': { color: 'accent.fg' },
    '& > h3': { fontWeight: 600, fontSize: 'md', marginTop: '2' },
    '& > p': { color: 'fg.muted', fontSize: '.9375rem', marginTop: '1' },
  },
})

/** Advice about quizzes, in three cards. */
export function QuizFacts() {
  return (
    <Grid columns="three">
      <One icon={Gauge} title={<Trans>How it is scored</Trans>}>
        <Trans>
          Your score is the share of points earned. Your best score counts: once you reach the passing score, the quiz
          is completed. An unanswered question counts as wrong.
        </Trans>
      </One>
      <One icon={RotateCcw} title={<Trans>What you miss comes back</Trans>}>
        <Trans>
          A question you miss comes back the next day, then at longer and longer intervals, until you know it. A few
          minutes a day is enough.
        </Trans>
      </One>
      <One icon={CloudOff} title={<Trans>Online or offline</Trans>}>
        <Trans>
          Quizzes are graded on this device. What you do offline is sent later, and your attempts appear on your other
          devices.
        </Trans>
      </One>
    </Grid>
  )
}

function One({ icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <Fact>
      <Icon of={icon} />
      <h3>{title}</h3>
      <p>{children}</p>
    </Fact>
  )
}
