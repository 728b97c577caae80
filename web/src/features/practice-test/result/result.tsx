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
import { RunEvaluation } from '../evaluation/run-evaluation'
import { useRunEvaluation } from '../evaluation/use-run-evaluation'
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
  const at = run.endedAt ?? run.startedAt
  const evaluation = useRunEvaluation({
    runId: run.id,
    language: run.language,
    at,
    scenarios: run.scenarios.map((scenario, i) => {
      const textOf = (question: 0 | 1) => answers?.find((a) => a.scenario === i && a.question === question)?.text ?? ''
      return { scenario, format: scenario.format, answers: [textOf(0), textOf(1)], isWhole: true }
    }),
  })
  if (!answers || !recordings || !progress) return <Loading />
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
            <ScenarioList
              run={run}
              answers={answers}
              recordings={recordings}
              evaluations={evaluation?.evaluations}
              chosen={index}
              onChoose={setIndex}
            />
          )}
          <DeleteRecordings runId={run.id} recordings={recordings} />
        </Stack>
      </PageSection>
      {evaluation && <RunEvaluation state={evaluation} count={run.scenarios.length} />}
      <ScenarioReview
        run={run}
        index={index}
        answers={answers}
        recordings={recordings}
        evaluation={evaluation?.evaluations.get(index)}
        wpm={recentWpm(progress.fold)}
        onTurn={setIndex}
      />
    </Page>
  )
}
