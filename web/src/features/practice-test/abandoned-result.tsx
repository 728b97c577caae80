import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePracticeAnswers } from '#data/practice-answers'
import type { PracticeRun } from '#data/practice-run'
import { useRecordings } from '#data/recordings'
import { formatDate } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Card } from '#ui/card'
import { EmptyState } from '#ui/empty-state'
import { LinkButton } from '#ui/link-button'
import { Loading } from '#ui/loading'
import { Page } from '#ui/page'
import { PageBody } from '#ui/page-body'
import { PageSection } from '#ui/page-section'
import { planName } from '#ui/plan-name'
import { Stack } from '#ui/stack'
import { AnswerText } from './answer-review'
import { DeleteRecordings } from './delete-recordings'

/** A test that was given up: it counts nowhere; what was written in it is still here. */
export function AbandonedResult({ run, crumb }: { run: PracticeRun; crumb: ReactNode }) {
  const language = useLanguage()
  const answers = usePracticeAnswers(run.id)
  const recordings = useRecordings(run.id)
  if (!answers || !recordings) return <Loading />
  const written = answers.filter(({ text }) => text.trim() !== '')
  return (
    <Page title={planName(run.planId)} crumb={crumb} margin={formatDate(language, run.startedAt, 'long')}>
      <PageBody>
        <Stack css={{ gap: '4' }}>
          <EmptyState
            title={<Trans>This test was given up.</Trans>}
            action={
              <LinkButton to="/casper/test/$plan" params={{ plan: run.planId }} tone="primary">
                <Trans>Take it anew</Trans>
              </LinkButton>
            }
          >
            <Trans>It counts nowhere.</Trans>
          </EmptyState>
          <DeleteRecordings runId={run.id} recordings={recordings} />
        </Stack>
      </PageBody>
      {written.length > 0 && (
        <PageSection title={<Trans>What you wrote</Trans>}>
          <Stack>
            {written.map(({ scenario, question, text }) => {
              const asked = run.scenarios[scenario]?.questions[question]
              return (
                <Card key={`${scenario}/${question}`}>
                  <Stack>
                    <h3 lang={run.language}>
                      <b>{asked && pick(asked, run.language)}</b>
                    </h3>
                    <AnswerText lang={run.language}>{text}</AnswerText>
                  </Stack>
                </Card>
              )
            })}
          </Stack>
        </PageSection>
      )}
    </Page>
  )
}
