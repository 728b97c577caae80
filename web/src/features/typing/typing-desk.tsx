import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { bestOf } from 'shared/rules/typing/typing-history'
import { uuidv7 } from 'uuidv7'
import { currentDb, unlessClosed } from '#data/db/db'
import { saveTypingRun, useTypingTotals } from '#data/typing/typing-sessions'
import type { TypingView } from '#data/typing/typing-view'
import { formatAccuracy, formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/notice'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { RunResult } from './engine/typing-run'
import { writeText } from './engine/write-text'
import { hintFor } from './hint-for'
import { KeyHint } from './key-hint'
import { LiveFigures } from './live-figures'
import type { ActiveText } from './modes/active-text'
import { NextTest } from './report/next-test'
import { saveFailure } from './report/not-saved'
import { type FinishedRun, RunReport } from './report/run-report'
import { sessionOfRun } from './report/session-of-run'
import { RunButtons } from './run-buttons'
import { RunClock } from './run-clock'
import { RunProgress } from './run-progress'
import { TypingZone } from './typing-zone'
import { useHintWords } from './use-hint-words'
import { useTypeAnywhere } from './use-type-anywhere'
import { useTypingRun } from './use-typing-run'
import { ViewOptions } from './view-options'

const Report = chakra('section', { base: { marginTop: '6', outline: 'none', scrollMarginTop: '72px' } })
const Ended = chakra('div', { base: { display: 'grid', gap: '2', marginTop: '3', _empty: { display: 'none' } } })
// The clock is below the text, so that it covers none of its lines.
const Clock = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end', marginTop: '2' } })

/** One text to type, from the first character to the result. */
export function TypingDesk({
  active: given,
  view,
  onNew,
}: {
  active: ActiveText
  view: TypingView
  /** Makes another text, where texts are generated. */
  onNew?: () => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const totals = useTypingTotals()
  const words = useHintWords()
  const [attempt, setAttempt] = useState(0)
  const [finished, setFinished] = useState<FinishedRun>()
  /**
   * Whether the learner ended the run before its text or time was over: the next run then begins automatically, unless
   * the learner stays.
   */
  const [isCounting, setCounting] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const report = useRef<HTMLElement>(null)
  const hint = useRef<HTMLElement>(null)
  const upcoming = useRef<string>(undefined)
  const [held, setHeld] = useState<ActiveText>()
  // A run in progress keeps its text if the language changes meanwhile.
  const active = held && held.language !== given.language ? held : given

  const finish = (result: RunResult) => {
    setCounting(result.end === 'ended')
    setEmpty(result.typed === 0)
    if (result.typed === 0) return setFinished(undefined)
    const db = currentDb()
    const session = sessionOfRun(uuidv7(), result, active, Date.now())
    setFinished({ result, session, previousBest: totals?.best[active.textType], failure: undefined })
    saveTypingRun(db, session, { titles: active.titles, textLength: result.textLength }).catch((error: unknown) => {
      setFinished((shown) => (shown?.session.id === session.id ? { ...shown, failure: saveFailure(error) } : shown))
      unlessClosed(db)(error)
    })
    // The focus moves to the report: the field accepts no more letters, and the button “End Test”, which may have the
    // focus, disappears with the next render.
    report.current?.focus({ preventScroll: true })
  }
  const { elements, run, ticker, state, refused } = useTypingRun({
    text: active.body,
    limitMs: active.limitMs,
    attempt,
    onFinish: finish,
    onNext: (letter) => {
      upcoming.current = letter
      writeText(hint.current, hintFor(letter, words))
    },
  })
  const { field } = elements
  const isUnderWay = state === 'running' || state === 'paused'
  const hold = useEffectEvent(() => setHeld(isUnderWay ? active : undefined))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a run has begun or ended
  useEffect(() => hold(), [isUnderWay])
  useTypeAnywhere(field, state === 'idle' || state === 'paused')

  const shown = isCounting ? undefined : finished?.session.id
  // The report is below the text; where the next run begins automatically, the text stays in view.
  useEffect(() => {
    if (shown !== undefined) report.current?.scrollIntoView({ block: 'start' })
  }, [shown])

  /** Starts again; the result of the last run stays visible. */
  const goOn = () => {
    setCounting(false)
    setEmpty(false)
    setAttempt((n) => n + 1)
    field.current?.focus({ preventScroll: true })
  }
  const next = () => {
    onNew?.()
    goOn()
  }
  const restart = () => {
    setFinished(undefined)
    goOn()
  }
  const another = () => {
    setFinished(undefined)
    next()
  }
  const figures = () => run.current?.figures
  return (
    <>
      <TypingZone
        active={active}
        elements={elements}
        state={state}
        refused={refused}
        size={view.fontSize}
        foot={
          <>
            {active.limitMs !== undefined && (
              <Clock>
                <RunClock limitMs={active.limitMs} read={() => figures()?.leftMs} ticker={ticker} />
              </Clock>
            )}
            <RunProgress
              ticker={ticker}
              read={() => {
                const now = figures()
                if (now?.leftMs !== undefined && active.limitMs) return 1 - now.leftMs / active.limitMs
                const track = run.current?.track
                return track ? track.judged / track.target.length : 0
              }}
            />
          </>
        }
      />
      <RunButtons
        state={state}
        canStart={active.body.trim() !== ''}
        onStart={() => {
          field.current?.focus({ preventScroll: true })
          run.current?.start()
        }}
        onEnd={() => run.current?.end('ended')}
        onRestart={restart}
        onNew={onNew && another}
      />
      <Ended>
        {isCounting && <NextTest onNext={next} onStay={() => setCounting(false)} />}
        {isEmpty && (
          <Notice role="status">
            <Trans>Nothing was typed, so nothing is saved.</Trans>
          </Notice>
        )}
      </Ended>
      {view.keyHint && (
        <KeyHint
          ref={(element) => {
            hint.current = element
            if (element) writeText(element, hintFor(upcoming.current, words))
          }}
        />
      )}
      <LiveFigures
        read={figures}
        ticker={ticker}
        isHidden={view.quiet && isUnderWay}
        best={totals && bestOf(totals)}
        totalSeconds={totals?.seconds ?? 0}
      />
      <ViewOptions view={view} />
      <Report ref={report} tabIndex={-1} aria-label={t`Result of the session`}>
        {finished && <RunReport run={finished} />}
      </Report>
      <VisuallyHidden role="status">
        {finished && state === 'finished' && (
          <Trans>
            Finished: {formatNumber(language, finished.result.wpm)} WPM,{' '}
            {formatAccuracy(language, finished.result.accuracy)} accuracy.
          </Trans>
        )}
      </VisuallyHidden>
    </>
  )
}
