import { Trans } from '@lingui/react/macro'
import { MonitorSmartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { scenarios } from 'shared/contract/calls/scenarios'
import type { LoggedTest } from 'shared/rules/practice/practice-history'
import { recentWpm } from 'shared/rules/progress/progress'
import { useResource } from '#data/http/use-resource'
import { useProgress } from '#data/progress/use-progress'
import { durationText } from '#i18n/duration-text'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Loading } from '#ui/feedback/loading'
import { Notice } from '#ui/feedback/notice'
import { planName } from '#ui/labels/plan-name'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { RunEvaluation } from '../evaluation/run-evaluation'
import { useRunEvaluation } from '../evaluation/use-run-evaluation'
import { ElsewhereScenario } from './elsewhere-scenario'

/**
 * The result of a test taken on another device: its data come from the log, its scenarios from this device's library.
 */
export function ElsewhereResult({ test, crumb }: { test: LoggedTest; crumb: ReactNode }) {
  const language = useLanguage()
  // The log does not contain the situations, the key points and the model answers: the library does.
  const library = useResource(scenarios.list, {}, {})
  const progress = useProgress()
  const found = test.scenarios.map(({ scenarioId }) => library.value?.find(({ id }) => id === scenarioId))
  const evaluation = useRunEvaluation({
    runId: test.runId,
    language: test.language,
    at: test.at,
    scenarios: test.scenarios.map(({ format, answers, shortened }, i) => {
      const scenario = found[i]
      return { scenario, format, answers, isWhole: !shortened && scenario !== undefined }
    }),
  })
  if (!progress || !(library.settled || library.value)) return <Loading />
  const missing = found.some((scenario) => scenario === undefined)
  return (
    <Page
      title={planName(test.planId)}
      crumb={crumb}
      margin={
        <>
          {formatDate(language, test.at, 'long')}
          <br />
          {durationText(language, test.timeSpent)}
        </>
      }
    >
      <PageBody>
        <Notice icon={MonitorSmartphone}>
          <Trans>
            You took this test on another device: your typed answers are here, your recordings stay on that device.
          </Trans>{' '}
          {missing && <Trans>Key points and model answers will appear once the scenarios are on this device.</Trans>}
        </Notice>
      </PageBody>
      {evaluation && <RunEvaluation state={evaluation} count={test.scenarios.length} />}
      {test.scenarios.map((logged, index) => (
        <ElsewhereScenario
          key={logged.scenarioId}
          logged={logged}
          index={index}
          language={test.language}
          scenario={found[index]}
          evaluation={evaluation?.evaluations.get(index)}
          wpm={recentWpm(progress.fold)}
        />
      ))}
    </Page>
  )
}
