import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { recentWpm } from 'shared/rules/progress'
import { usePracticeAnswers } from '#data/practice-answers'
import type { PracticeRun } from '#data/practice-run'
import { useRecordings } from '#data/recordings'
import { useProgress } from '#data/use-progress'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Loading } from '#ui/loading'
import { Page } from '#ui/page'
import { PageSection } from '#ui/page-section'
import { planName } from '#ui/plan-name'
import { Stack } from '#ui/stack'
import { DeleteRecordings } from './delete-recordings'
import { ResultFacts } from './result-facts'
import { ScenarioList } from './scenario-list'
import { ScenarioReview } from './scenario-review'
import { useLogMarks } from './use-log-marks'

/** A finished test of this device: its numbers, then one scenario after the other. */
export function Result({ run, crumb }: { run: PracticeRun; crumb: ReactNode }) {
  const language = useLanguage()
  const answers = usePracticeAnswers(run.id)
  const recordings = useRecordings(run.id)
  const progress = useProgress()
  const [index, setIndex] = useState(0)
  useLogMarks(run, answers)
  if (!answers || !recordings || !progress) return <Loading />
  const at = run.endedAt ?? run.startedAt
  return (
    <Page
      title={planName(run.planId)}
      crumb={crumb}
      margin={
        <>
          {formatDate(language, at, 'long')}
          <br />
          {formatDate(language, at, 'time')}
        </>
      }
      lead={<Trans>Read each answer as somebody who does not know you would, then compare.</Trans>}
    >
      <PageSection title={<Trans>Overview</Trans>} help={<Trans>Your own marks are no prediction</Trans>}>
        <Stack css={{ gap: '4' }}>
          <ResultFacts run={run} answers={answers} recordings={recordings} />
          {run.scenarios.length > 1 && (
            <ScenarioList run={run} answers={answers} recordings={recordings} chosen={index} onChoose={setIndex} />
          )}
          <DeleteRecordings runId={run.id} recordings={recordings} />
        </Stack>
      </PageSection>
      <ScenarioReview
        run={run}
        index={index}
        answers={answers}
        recordings={recordings}
        wpm={recentWpm(progress.fold)}
        onTurn={setIndex}
      />
    </Page>
  )
}
