import { Trans } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { currentDb } from '#data/db/db'
import type { Recording } from '#data/media/media-tables'
import { changeAnswer, emptyAnswer } from '#data/practice/practice-answers'
import type { PracticeAnswer, PracticeRun } from '#data/practice/practice-run'
import type { StoredEvaluation } from '#data/practice/practice-tables'
import { pick } from '#i18n/pick'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { PageBody } from '#ui/layout/page-body'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { EvidenceLegend } from '#ui/scenario/evidence-text'
import { helpLinesOf } from '#ui/scenario/help-lines'
import { HelpLinesNotice } from '#ui/scenario/help-lines-notice'
import { ModelAnswers } from '#ui/scenario/model-answers'
import { ModelHelp } from '#ui/scenario/model-help'
import { SituationText } from '#ui/scenario/situation-text'
import { NoTranscript } from '../evaluation/no-transcript'
import { ScenarioEvaluation } from '../evaluation/scenario-evaluation'
import { useScenarioEvaluation } from '../evaluation/use-scenario-evaluation'
import { AnswerReview } from './answer-review'
import { Details } from './details'
import { KeyPoints } from './key-points'
import { timeUse } from './time-use'
import { TimeUseBar } from './time-use-bar'

const QUESTIONS = [0, 1] as const

interface ReviewProps {
  run: PracticeRun
  index: number
  answers: readonly PracticeAnswer[]
  recordings: readonly Recording[]
  /** The evaluation of this scenario; undefined until there is one. */
  evaluation: StoredEvaluation | undefined
  /** The learner's typing speed; null while it is not known. */
  wpm: number | null
  onTurn: (index: number) => void
}

/**
 * One scenario after the test, in this order: the situation, the answers to its questions, the evaluation, the key
 * points, the model answers and, for typed answers, the use of the time.
 */
export function ScenarioReview({ run, index, answers, recordings, evaluation, wpm, onTurn }: ReviewProps) {
  const scenario = run.scenarios[index]
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef(index)
  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    const heading = area.current?.querySelector('h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView({ block: 'start' })
  }, [index])
  const textOf = (question: 0 | 1) => answers.find((a) => a.scenario === index && a.question === question)?.text ?? ''
  const { shown: evaluated, marked } = useScenarioEvaluation(evaluation, scenario, [textOf(0), textOf(1)])
  if (!scenario) return null
  const { language } = run
  const typed = scenario.format === 'typed'
  const key = (question: 0 | 1) => ({ runId: run.id, scenario: index, question })
  const answerTo = (question: 0 | 1) =>
    answers.find((a) => a.scenario === index && a.question === question) ?? emptyAnswer(key(question))
  const lines = helpLinesOf(scenario)
  return (
    <div ref={area}>
      <PageSection
        title={
          <span lang={language}>
            {index + 1}. {pick(scenario.title, language)}
          </span>
        }
        help={typed ? <Trans>Typed answers</Trans> : <Trans>Spoken answers</Trans>}
      >
        <Stack css={{ gap: '4' }}>
          <Details title={<Trans>The situation</Trans>}>
            <SituationText scenario={scenario} language={language} />
          </Details>
          {marked.some((answer) => answer && answer.marks.length > 0) && <EvidenceLegend />}
          {QUESTIONS.map((question) => (
            <AnswerReview
              key={`${index}/${question}`}
              run={run}
              index={index}
              answer={answerTo(question)}
              marked={marked[question]}
              recordings={recordings.filter((r) => r.scenarioId === scenario.id && r.question === question)}
              onRate={(selfRating) => void changeAnswer(currentDb(), key(question), { selfRating })}
            />
          ))}
          {!typed && textOf(0) + textOf(1) === '' && <NoTranscript scenarioId={scenario.id} />}
          {lines.length > 0 && <HelpLinesNotice lines={lines} />}
        </Stack>
      </PageSection>
      {evaluated && (
        <PageSection
          title={<Trans>Evaluation of this scenario</Trans>}
          help={<Trans>By Situ AI, on this device</Trans>}
        >
          <ScenarioEvaluation shown={evaluated} />
        </PageSection>
      )}
      {scenario.rubric && scenario.rubric.keyPoints.length > 0 && (
        <PageSection
          title={<Trans>What a fair rater looks for</Trans>}
          help={<Trans>Tick the points your answers cover</Trans>}
        >
          <KeyPoints
            key={scenario.id}
            rubric={scenario.rubric}
            language={language}
            ticked={answerTo(0).keyPoints ?? []}
            onTick={(keyPoints) => void changeAnswer(currentDb(), key(0), { keyPoints })}
          />
        </PageSection>
      )}
      {scenario.modelAnswers && scenario.modelAnswers.length > 0 && (
        <PageSection title={<Trans>Model answers</Trans>} help={<ModelHelp typed={typed} wpm={wpm} />}>
          <ModelAnswers key={scenario.id} scenario={scenario} language={language} wpm={wpm} />
        </PageSection>
      )}
      {typed && (
        <PageSection title={<Trans>Your time</Trans>} help={<Trans>For the step with both questions</Trans>}>
          <TimeUseBar use={timeUse(run, index, answers)} />
        </PageSection>
      )}
      <Turner index={index} count={run.scenarios.length} onTurn={onTurn} />
    </div>
  )
}

function Turner({ index, count, onTurn }: { index: number; count: number; onTurn: (index: number) => void }) {
  if (count === 1) return null
  return (
    <PageBody>
      <Row spread>
        <Button disabled={index === 0} onClick={() => onTurn(index - 1)}>
          <Icon of={ArrowLeft} size="s" />
          <Trans>Previous scenario</Trans>
        </Button>
        <Button disabled={index === count - 1} onClick={() => onTurn(index + 1)}>
          <Trans>Next scenario</Trans>
          <Icon of={ArrowRight} size="s" />
        </Button>
      </Row>
    </PageBody>
  )
}
