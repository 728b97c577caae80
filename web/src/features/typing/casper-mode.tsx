import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Scenario } from 'shared/model/scenario'
import { useCasperRun } from '#data/casper-typing'
import { db } from '#data/db'
import { useEvaluations } from '#data/evaluations'
import { anotherScenario, useScenarioLibrary } from '#data/scenario-library'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Loading } from '#ui/loading'
import { CasperAnswer } from './casper-answer'
import { CasperResult } from './casper-result'
import { CasperStart } from './casper-start'

/** Answers of one's own against the clock of the test: which scenario, the answer, how it was written. */
export function CasperMode({
  scenarioId,
  onChoose,
}: {
  scenarioId: string | undefined
  onChoose: (id: string | undefined) => void
}) {
  const language = useLanguage()
  const { all, listed, failed, again } = useScenarioLibrary(language)
  const run = useCasperRun()
  const evaluations = useEvaluations()
  const done = useMemo(() => new Set(evaluations?.map(({ scenarioId: id }) => id)), [evaluations])
  const typed = useMemo(
    () => listed?.filter(({ format, questions }) => format === 'typed' && questions.length > 0),
    [listed],
  )
  if (failed || typed?.length === 0)
    return (
      <EmptyState
        drawing="talk"
        title={<Trans>No scenarios available.</Trans>}
        action={
          <Button onClick={again}>
            <Trans>Reload</Trans>
          </Button>
        }
      >
        <Trans>Once they have come, they stay on this device.</Trans>
      </EmptyState>
    )
  if (!typed || run === undefined || !evaluations) return <Loading />
  const ofRun = run ? all?.find(({ id }) => id === run.scenarioId) : undefined
  if (run && ofRun)
    return run.durationMs === undefined ? (
      <CasperAnswer key={run.id} run={run} scenario={ofRun} home={db()} />
    ) : (
      <CasperResult key={run.id} run={run} scenario={ofRun} />
    )
  const chosen: Scenario | undefined =
    typed.find(({ id }) => id === scenarioId) ?? typed.find(({ id }) => !done.has(id)) ?? typed[0]
  if (!chosen) return null
  return (
    <CasperStart
      scenario={chosen}
      onAnother={() => onChoose(anotherScenario(typed, chosen.id, done, Math.random())?.id)}
    />
  )
}
