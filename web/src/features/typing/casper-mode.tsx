import { Trans } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { Scenario } from 'shared/model/scenario'
import { useOnlyHere } from '#browser/only-here'
import { type CasperRun, useCasperRun } from '#data/casper-typing'
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

/** The answer is written in one tab at a time: each keeps the whole of it, and would take the other's words away. */
function HeldAnswer({ run, scenario }: { run: CasperRun; scenario: Scenario }) {
  const [home] = useState(db)
  const { place, takeOver } = useOnlyHere(`situ-casper-${run.id}`)
  if (place === 'asking') return <Loading />
  if (place === 'here') return <CasperAnswer run={run} scenario={scenario} home={home} />
  return (
    <EmptyState
      drawing="talk"
      title={<Trans>This answer is open in another tab</Trans>}
      action={
        <Button tone="primary" onClick={takeOver}>
          <Trans>Go on here</Trans>
        </Button>
      }
    >
      <Trans>Its clock is running there.</Trans>
    </EmptyState>
  )
}
