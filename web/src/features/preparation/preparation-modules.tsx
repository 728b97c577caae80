import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  PREPARATION_MODULES,
  type PreparationModule,
  preparationPercent,
  RECORDS_PER_MODULE,
} from 'shared/rules/practice/practice-plan'
import { usePracticeHistory } from '#data/practice/practice-history'
import { formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { ProgressBar } from '#ui/charts/progress-bar'
import { Card } from '#ui/layout/card'
import { Grid } from '#ui/layout/grid'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { LinkButton } from '#ui/link-button'
import { TextLink } from '#ui/text-link'
import { CardCaption, CardText, CardTitle } from './card-parts'

interface About {
  name: MessageDescriptor
  text: MessageDescriptor
  /** Id of the related learning module. */
  reading: string
  quiz: string
}
const ABOUT: Record<PreparationModule, About> = {
  ethics: {
    name: msg`Ethics`,
    text: msg`See which principles pull in different directions, say what you would give up, and why.`,
    reading: 'ethical-principles',
    quiz: 'ethics-principles',
  },
  communication: {
    name: msg`Communication`,
    text: msg`Listen first, name what the other person feels, say hard things with tact.`,
    reading: 'empathy-in-words',
    quiz: 'communication-basics',
  },
  professionalism: {
    name: msg`Professionalism`,
    text: msg`Know your limits and your duties, and speak up in the right place.`,
    reading: 'professionalism-and-limits',
    quiz: 'professionalism-and-safety',
  },
  collaboration: {
    name: msg`Collaboration`,
    text: msg`Resolve a conflict, weigh options, and leave no one out.`,
    reading: 'collaboration-and-conflict',
    quiz: 'difficult-conversations',
  },
}

/** The four preparation modules: one timed scenario at a time, ten to complete a module. */
export function PreparationModules() {
  const { i18n, t } = useLingui()
  const language = useLanguage()
  const history = usePracticeHistory()
  return (
    <PageSection
      title={<Trans>Preparation modules</Trans>}
      help={<Trans>One scenario at a time; ten complete a module</Trans>}
    >
      <Grid as="ul">
        {PREPARATION_MODULES.map((module) => {
          const { name, text, reading, quiz } = ABOUT[module]
          const records = history?.records[module] ?? 0
          const percent = preparationPercent(records)
          const mark = history?.marks[module] ?? null
          return (
            <Card as="li" key={module}>
              <CardTitle>{i18n._(name)}</CardTitle>
              <CardText>{i18n._(text)}</CardText>
              <Row nowrap css={{ marginTop: '4' }}>
                <div className="grow">
                  <ProgressBar percent={percent} label={t`Progress: ${i18n._(name)}`} />
                </div>
                <b className="num">{formatPercent(language, percent)}</b>
              </Row>
              <CardCaption>
                <Plural
                  value={records}
                  one={`# of ${RECORDS_PER_MODULE} exercises`}
                  other={`# of ${RECORDS_PER_MODULE} exercises`}
                />
                {mark !== null && (
                  <>
                    {' · '}
                    <Trans>your own rating: {formatNumber(language, mark / 10, 1)} out of 10</Trans>
                  </>
                )}
              </CardCaption>
              <Row css={{ marginTop: '4' }}>
                <LinkButton to="/casper/test/$plan" params={{ plan: `drill-${module}` }} tone="primary">
                  {records === 0 ? (
                    <Trans>Start</Trans>
                  ) : percent < 100 ? (
                    <Trans>Continue</Trans>
                  ) : (
                    <Trans>Review</Trans>
                  )}
                </LinkButton>
                <TextLink to="/learning/$id" params={{ id: reading }}>
                  <Trans>Reading</Trans>
                </TextLink>
                <TextLink to="/quizzes/$id" params={{ id: quiz }}>
                  <Trans>Quiz</Trans>
                </TextLink>
              </Row>
            </Card>
          )
        })}
      </Grid>
    </PageSection>
  )
}
