import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isOver } from 'shared/rules/practice/practice-test'
import { markBusy } from '#browser/busy'
import { keepAwake } from '#browser/wake-lock'
import { currentDb } from '#data/db/db'
import { unsavedAnswers } from '#data/practice/answer-journal'
import type { PracticeAnswer, PracticeRun } from '#data/practice/practice-run'
import { abandonTest, nextPhase, resumeAfterPause } from '#data/practice/practice-runs'
import { beforeLeaving } from '#session/workspace/before-leaving'
import { toast } from '#ui/feedback/toast'
import { useDocumentTitle } from '#ui/use-document-title'
import { useTestMedia } from '../check/use-test-media'
import { answerWriter } from '../phases/answer-writer'
import { BreakPhase } from '../phases/break-phase'
import { ReadingPhase } from '../phases/reading-phase'
import { SpokenPhase } from '../phases/spoken-phase'
import { TypedPhase } from '../phases/typed-phase'
import { usePhaseHeading } from '../phases/use-phase-heading'
import { useRecording } from '../phases/use-recording'
import { AbsenceNotice } from './absence-notice'
import { BareFrame } from './bare-frame'
import { Finishing } from './finishing'
import { keepingText } from './keeping-text'
import { QuitDialog } from './quit-dialog'
import { RanOut } from './ran-out'
import { RunBar } from './run-bar'
import { useRunClock } from './use-run-clock'

const Above = chakra('div', { base: { marginBottom: '6' } })

/**
 * A running test. `seen` is when its page was last open, in epoch milliseconds; `before` are the answers stored until
 * then.
 */
export function RunningTest({
  run,
  seen,
  before,
}: {
  run: PracticeRun
  seen: number
  before: readonly PracticeAnswer[]
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [db] = useState(currentDb)
  const [writer] = useState(() => {
    const made = answerWriter(db, before)
    for (const answer of unsavedAnswers(db, run.id)) made.change(answer, answer)
    return made
  })
  const [leaving, setLeaving] = useState(false)
  const clock = useRunClock(run, seen)
  const { position, phase, timetable, absence, forgetAbsence } = clock
  const needsMedia = phase !== undefined && phase.kind !== 'break' && run.scenarios[phase.scenario]?.format === 'video'
  const media = useTestMedia(run.recording, needsMedia)
  const { scenario = 0, question } = phase ?? {}
  const asked = phase?.kind === 'spoken' && question !== undefined ? { scenario, question } : undefined
  const recording = useRecording(run, asked, media.stream)
  usePhaseHeading(position.phase)
  useDocumentTitle(t`Practice test`)
  useEffect(() => markBusy('practice test'), [])
  useEffect(keepAwake, [])
  useEffect(() => {
    const flush = () => void writer.flush().catch(() => {})
    const takeBack = beforeLeaving(() => writer.flush())
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      takeBack()
      flush()
    }
  }, [writer])

  const resume = () => {
    if (absence) void resumeAfterPause(db, run.id, absence.from, Date.now())
  }
  if (isOver(timetable, position) || !phase) {
    // The test ended during the absence.
    if (absence && position.startedAt > absence.from)
      return <RanOut absence={absence} onResume={resume} onFinish={() => forgetAbsence(absence)} />
    return <Finishing runId={run.id} writer={writer} />
  }
  const next = () => void nextPhase(db, run.id, position.phase, Date.now())
  const giveUp = async () => {
    await writer.flush().catch(() => {})
    try {
      await abandonTest(db, run.id, Date.now())
    } catch (error) {
      toast({ tone: 'danger', title: t`The test couldn’t be abandoned`, description: keepingText(error) })
    }
  }
  const props = { run, clock, phase, onNext: next }
  return (
    <>
      <RunBar run={run} clock={clock} phase={phase} onQuit={() => setLeaving(true)} />
      <BareFrame>
        {absence && (
          <Above>
            <AbsenceNotice
              key={absence.from}
              absence={absence}
              onResume={resume}
              onDismiss={() => forgetAbsence(absence)}
            />
          </Above>
        )}
        {phase.kind === 'break' && <BreakPhase {...props} />}
        {phase.kind === 'reading' && <ReadingPhase {...props} />}
        {phase.kind === 'typed' && <TypedPhase key={position.phase} {...props} writer={writer} />}
        {(phase.kind === 'question' || phase.kind === 'spoken') && (
          <SpokenPhase {...props} media={media} recording={recording} />
        )}
      </BareFrame>
      {leaving && (
        <QuitDialog
          onStay={() => setLeaving(false)}
          onLeave={() => void navigate({ to: '/casper' })}
          onGiveUp={() => void giveUp()}
        />
      )}
    </>
  )
}
