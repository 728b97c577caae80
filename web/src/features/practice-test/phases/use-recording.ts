import { useEffect, useState } from 'react'
import { currentDb } from '#data/db/db'
import { isDiskFull } from '#data/db/disk-full'
import type { PracticeRun } from '#data/practice/practice-run'
import { type Question, recordAnswer } from './record-answer'

/** `full`: the device has no storage left. `failed`: the recorder failed. Both end the recording, not the test. */
export type RecordingState = 'off' | 'recording' | 'full' | 'failed'

/**
 * Records while a question is being answered; `question` is undefined in between. After a full disk nothing more is
 * recorded.
 */
export function useRecording(run: PracticeRun, asked: Question | undefined, stream: MediaStream | undefined) {
  const [db] = useState(currentDb)
  const [state, setState] = useState<RecordingState>('off')
  const full = state === 'full'
  // The run object changes at every phase; these fields of it do not.
  const { id } = run
  const [scenarios] = useState(run.scenarios)
  const scenario = asked?.scenario
  const question = asked?.question

  useEffect(() => {
    if (scenario === undefined || question === undefined || !stream || full) return
    const fail = (error: unknown) => setState(isDiskFull(error) ? 'full' : 'failed')
    let stop: () => Promise<void>
    try {
      stop = recordAnswer(db, { id, scenarios }, { scenario, question }, stream, fail)
    } catch {
      setState('failed')
      return
    }
    setState('recording')
    return () => {
      void stop()
      setState((now) => (now === 'full' ? now : 'off'))
    }
  }, [db, id, scenarios, scenario, question, stream, full])
  return state
}
