import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { CloudOff, Gauge, type LucideIcon, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#ui/card'
import { Grid } from '#ui/grid'
import { Icon } from '#ui/icon'

const Fact = chakra(Card, {
  base: {
    '& > svg': { color: 'accent.fg' },
    '& > h3': { fontWeight: 600, fontSize: 'md', marginTop: '2' },
    '& > p': { color: 'fg.muted', fontSize: '.9375rem', marginTop: '1' },
  },
})

/** What is good to know about quizzes, in three cards (spec 2 §2). */
export function QuizFacts() {
  return (
    <Grid columns="three">
      <One icon={Gauge} title={<Trans>How it is scored</Trans>}>
        <Trans>
          The score is the share of the points you earned. Your best score decides: from the pass mark on, the quiz is
          completed. A question left open counts as wrong.
        </Trans>
      </One>
      <One icon={RotateCcw} title={<Trans>What you missed comes back</Trans>}>
        <Trans>
          A question you missed returns a day later, then after longer and longer pauses, until you know it. A few
          minutes a day are enough.
        </Trans>
      </One>
      <One icon={CloudOff} title={<Trans>With or without a network</Trans>}>
        <Trans>
          Quizzes are graded on this device. What you do offline is sent later, and your attempts are found again on
          your other devices.
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
