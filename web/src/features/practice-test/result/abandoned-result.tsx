import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRecordings } from '#data/media/recordings'
import { usePracticeAnswers } from '#data/practice/practice-answers'
import type { PracticeRun } from '#data/practice/practice-run'
import { formatDate } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { EmptyState } from '#ui/feedback/empty-state'
import { Loading } from '#ui/feedback/loading'
import { planName } from '#ui/labels/plan-name'
import { Card } from '#ui/layout/card'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'
import { AnswerText } from './answer-review'
import { DeleteRecordings } from './delete-recordings'

/** An abandoned test: it does not count; its text is still available. */
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
            title={<Trans>You abandoned this test.</Trans>}
            action={
              <LinkButton to="/casper/test/$plan" params={{ plan: run.planId }} tone="primary">
                <Trans>Retake it</Trans>
              </LinkButton>
            }
          >
            <Trans>It does not count toward your results.</Trans>
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
                    <AnswerText data-reading lang={run.language}>
                      {text}
                    </AnswerText>
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
