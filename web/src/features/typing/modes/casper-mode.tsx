import { Trans } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { Scenario } from 'shared/model/content/scenario'
import { useOnlyHere } from '#browser/only-here'
import { currentDb } from '#data/db/db'
import { anotherScenario, useScenarioLibrary } from '#data/library/scenario-library'
import { useEvaluations } from '#data/practice/evaluations'
import { type CasperRun, useCasperRun } from '#data/typing/casper-typing'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Loading } from '#ui/feedback/loading'
import { NoScenarios } from '#ui/scenario/no-scenarios'
import { CasperAnswer } from './casper-answer'
import { CasperResult } from './casper-result'
import { CasperStart } from './casper-start'

/** Typed answers under the time limit of the test: choice of scenario, answer, and how it was written. */
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
  if (failed || typed?.length === 0) return <NoScenarios onReload={again} />
  if (!typed || run === undefined || !evaluations) return <Loading />
  const ofRun = run ? all?.find(({ id }) => id === run.scenarioId) : undefined
  if (run && ofRun)
    return run.durationMs === undefined ? (
      <HeldAnswer key={run.id} run={run} scenario={ofRun} />
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

/**
 * Only one tab at a time may write the answer, because each tab saves the whole of it and would overwrite the other's
 * text.
 */
function HeldAnswer({ run, scenario }: { run: CasperRun; scenario: Scenario }) {
  const [db] = useState(currentDb)
  const { place, takeOver } = useOnlyHere(`situ-casper-${run.id}`)
  if (place === 'asking') return <Loading />
  if (place === 'here') return <CasperAnswer run={run} scenario={scenario} db={db} />
  return (
    <EmptyState
      drawing="talk"
      title={<Trans>This answer is open in another tab</Trans>}
      action={
        <Button tone="primary" onClick={takeOver}>
          <Trans>Continue here</Trans>
        </Button>
      }
    >
      <Trans>Its clock is running there.</Trans>
    </EmptyState>
  )
}
