import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { recentWpm } from 'shared/rules/progress/progress'
import { useRecordings } from '#data/media/recordings'
import { usePracticeAnswers } from '#data/practice/practice-answers'
import type { PracticeRun } from '#data/practice/practice-run'
import { useProgress } from '#data/progress/use-progress'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Loading } from '#ui/feedback/loading'
import { planName } from '#ui/labels/plan-name'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { useLogMarks } from '../run/use-log-marks'
import { DeleteRecordings } from './delete-recordings'
import { ResultFacts } from './result-facts'
import { ScenarioList } from './scenario-list'
import { ScenarioReview } from './scenario-review'

/** A finished test of this device: its figures, then one scenario after the other. */
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
      lead={
        <Trans>You went all the way through: well done! Now read each answer as a stranger would, then compare.</Trans>
      }
    >
      <PageSection title={<Trans>Overview</Trans>} help={<Trans>Your own ratings do not predict your result</Trans>}>
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
