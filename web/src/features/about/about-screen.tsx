import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  ArrowLeft,
  BookOpen,
  BrainCircuit,
  ChartLine,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  PenLine,
  Shapes,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '#session/session'
import { Card } from '#ui/card'
import { Grid } from '#ui/grid'
import { Icon } from '#ui/icon'
import { LinkButton } from '#ui/link-button'
import { List } from '#ui/list'
import { Page } from '#ui/page'
import { PageSection } from '#ui/page-section'
import { Row } from '#ui/row'
import { InstallCard } from './install-card'

const Reading = chakra('p', { base: { textStyle: 'reading', maxWidth: 'measure' } })
const Pillar = chakra(Card, {
  base: {
    '& > svg': { color: 'accent.fg' },
    '& > h3': { fontWeight: 600, marginTop: '10px' },
    '& > p': { color: 'fg.muted', fontSize: '.9375rem', marginTop: '1' },
  },
})

function Feature({ icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} />
      <span className="grow">
        <b>{title}</b>
        <small>{children}</small>
      </span>
    </li>
  )
}

/** What Situ is, how it works, what it offers. */
export function AboutScreen() {
  const { t } = useLingui()
  const signedIn = useSession().status === 'signed-in'
  return (
    <Page
      title={t`About Situ`}
      margin={
        <LinkButton to="/" tone="quiet" size="sm" css={{ marginLeft: '-14px', marginTop: '-12px' }}>
          <Icon of={ArrowLeft} size="s" />
          <Trans>Back</Trans>
        </LinkButton>
      }
      lead={<Trans>Bilingual preparation for situational judgement tests, by practice and with reasons.</Trans>}
    >
      <PageSection title={t`Our mission`}>
        <Reading>
          <Trans>
            To let every applicant to medical school prepare seriously for a situational judgement test, in French or in
            English, with or without a network, and whatever their means. Situ does not teach the right answer: it
            exercises the way to get there, and shows, sentence by sentence, what a fair reader sees.
          </Trans>
        </Reading>
      </PageSection>
      <PageSection title={t`How it works`} help={t`Three things that hold everywhere`}>
        <Grid columns="three">
          <Pillar>
            <Icon of={BrainCircuit} size="l" />
            <h3>
              <Trans>AI-powered</Trans>
            </h3>
            <p>
              <Trans>
                Situ’s own evaluator works on your device and on the server, by the same rules. Every score comes with
                its reasons and its uncertainty.
              </Trans>
            </p>
          </Pillar>
          <Pillar>
            <Icon of={BookOpen} size="l" />
            <h3>
              <Trans>Comprehensive</Trans>
            </h3>
            <p>
              <Trans>16 modules, 48 scenarios, 12 quizzes, timed tests, typing and exercises: the whole way.</Trans>
            </p>
          </Pillar>
          <Pillar>
            <Icon of={PenLine} size="l" />
            <h3>
              <Trans>Expert-developed</Trans>
            </h3>
            <p>
              <Trans>
                Each scenario has a rubric written by hand, with several good answers: judgement has more than one
                voice.
              </Trans>
            </p>
          </Pillar>
        </Grid>
      </PageSection>
      <PageSection title={t`Key features`}>
        <List>
          <Feature icon={ListChecks} title={<Trans>Test preparation</Trans>}>
            <Trans>
              The real format, against the clock, with extra time × 1.25, × 1.5 or × 2 for those who have it.
            </Trans>
          </Feature>
          <Feature icon={MessagesSquare} title={<Trans>AI scenarios</Trans>}>
            <Trans>Typed or spoken answers, scored out of 9, with what would raise the score.</Trans>
          </Feature>
          <Feature icon={Shapes} title={<Trans>Cognitive games</Trans>}>
            <Trans>Short exercises of attention, emotion and judgement, for the days when writing is too much.</Trans>
          </Feature>
          <Feature icon={ChartLine} title={<Trans>Progress tracking</Trans>}>
            <Trans>Practice scores with their margin, on all your devices. Never a prediction of the real test.</Trans>
          </Feature>
        </List>
      </PageSection>
      <PageSection title={t`Install`} help={t`Phone, tablet or computer`}>
        <InstallCard />
      </PageSection>
      {!signedIn && (
        <PageSection title={t`Get started`}>
          <Card>
            <Row spread>
              <p className="grow">
                <Trans>The first answer is the hardest. It takes 3 min 30.</Trans>
              </p>
              <LinkButton to="/auth" search={{ tab: 'register' }} tone="primary">
                <Trans>Create my account</Trans>
              </LinkButton>
            </Row>
          </Card>
        </PageSection>
      )}
    </Page>
  )
}
