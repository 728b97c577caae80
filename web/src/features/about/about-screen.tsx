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
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { Grid } from '#ui/layout/grid'
import { List } from '#ui/layout/list'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { LinkButton } from '#ui/link-button'
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

/** What Situ is, how it works and what it offers. */
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
      lead={
        <Trans>
          Bilingual preparation for situational judgement tests: practise, and see the reasons behind every score.
        </Trans>
      }
    >
      <PageSection title={t`Our mission`}>
        <Reading>
          <Trans>
            We want every medical school applicant to be able to prepare seriously for a situational judgement test, in
            French or English, online or offline, whatever their means. Situ doesn’t hand you “the right answer”: it
            helps you build your own and shows you, sentence by sentence, what a fair rater would see.
          </Trans>
        </Reading>
      </PageSection>
      <PageSection title={t`How it works`} help={t`Three things you can count on`}>
        <Grid columns="three">
          <Pillar>
            <Icon of={BrainCircuit} size="l" />
            <h3>
              <Trans>AI-powered</Trans>
            </h3>
            <p>
              <Trans>
                Situ’s own evaluator works the same way on your device and on the server. Every score comes with its
                reasons and its range of uncertainty.
              </Trans>
            </p>
          </Pillar>
          <Pillar>
            <Icon of={BookOpen} size="l" />
            <h3>
              <Trans>Comprehensive</Trans>
            </h3>
            <p>
              <Trans>
                16 modules, 48 scenarios, 12 quizzes, timed tests, typing and exercises: everything you need to prepare.
              </Trans>
            </p>
          </Pillar>
          <Pillar>
            <Icon of={PenLine} size="l" />
            <h3>
              <Trans>Carefully built</Trans>
            </h3>
            <p>
              <Trans>
                Each scenario has its own rubric, written by a person, that accepts more than one good answer.
              </Trans>
            </p>
          </Pillar>
        </Grid>
      </PageSection>
      <PageSection title={t`Key features`}>
        <List>
          <Feature icon={ListChecks} title={<Trans>Test preparation</Trans>}>
            <Trans>
              The real format, timed, with extra time (× 1.25, × 1.5 or × 2) for people entitled to it on the real test.
            </Trans>
          </Feature>
          <Feature icon={MessagesSquare} title={<Trans>AI scenarios</Trans>}>
            <Trans>Typed or spoken answers, scored out of 9, with tips to raise your score.</Trans>
          </Feature>
          <Feature icon={Shapes} title={<Trans>Cognitive games</Trans>}>
            <Trans>Short attention, emotion and judgement exercises for days when writing feels like too much.</Trans>
          </Feature>
          <Feature icon={ChartLine} title={<Trans>Progress tracking</Trans>}>
            <Trans>
              Practice scores with their range of uncertainty, on all your devices. They never predict your real test
              result.
            </Trans>
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
                <Trans>The first answer is the hardest. It only takes three and a half minutes.</Trans>
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
