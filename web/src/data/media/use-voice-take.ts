import { useCallback, useEffect, useRef, useState } from 'react'
import { currentDb, unlessClosed } from '#data/db/db'
import { type Begun, type RunningTake, startTake, type TakeOptions, type VoiceTake } from './voice-take'
import type { VoiceTakeState } from './voice-take-state'

const IDLE: VoiceTakeState = { state: 'idle', words: { settled: '', unsettled: '' } }
const TICK_MS = 200

/**
 * Records one spoken take after the other: `start`, `stop`, then `onTaken`, also when the screen is left during a take.
 */
export function useVoiceTake(options: Omit<TakeOptions, 'onChange'>, onTaken: (take: VoiceTake) => Promise<void>) {
  // Signing out closes the database before the screen unmounts, so it is obtained at the first render.
  const [db] = useState(currentDb)
  const [state, setState] = useState(IDLE)
  const [seconds, setSeconds] = useState(0)
  const running = useRef<RunningTake>(undefined)
  const asked = useRef(0)
  const busy = useRef(false)
  const latest = useRef(onTaken)
  useEffect(() => {
    latest.current = onTaken
  })

  const stop = useCallback(async () => {
    const take = running.current
    running.current = undefined
    if (!take) return
    // `stop` closes the microphone even where it fails.
    const ended = take.stop()
    setState((now) => ({ ...now, state: 'finishing' }))
    try {
      await latest.current(await ended)
    } catch (error) {
      unlessClosed(db)(error)
    } finally {
      busy.current = false
      setState(({ stream: _, ...now }) => ({ ...now, state: 'idle' }))
    }
  }, [db])
  const start = async () => {
    if (busy.current) return
    busy.current = true
    const mine = ++asked.current
    setSeconds(0)
    setState({ ...IDLE, state: 'asking' })
    let isWithoutSound = false
    // Ends a take in which only recognition had the microphone, and recognition has ended: nothing listens any more.
    const stopWithoutSound = () => isWithoutSound && running.current && !running.current.stream && void stop()
    const onChange: TakeOptions['onChange'] = (change) => {
      setState((now) => ({ ...now, ...change }))
      if (change.trouble === 'lost') void stop()
      if (change.speechError?.ended) isWithoutSound = true
      stopWithoutSound()
    }
    const { take, trouble } = await startTake({ ...options, onChange }).catch((): Begun => ({ trouble: 'unsupported' }))
    // The screen was left while the browser asked for permission.
    if (mine !== asked.current) return void take?.discard()
    if (!take) {
      busy.current = false
      return setState({ ...IDLE, trouble })
    }
    running.current = take
    const { stream } = take
    setState((now) => ({ ...now, state: 'recording', ...(stream && { stream }) }))
    stopWithoutSound()
  }

  const recording = state.state === 'recording'
  useEffect(() => {
    if (!recording) return
    const began = performance.now()
    const timer = setInterval(() => setSeconds((performance.now() - began) / 1000), TICK_MS)
    return () => clearInterval(timer)
  }, [recording])
  /**
   * Ends the take in progress; resolves when it is stored. A failure is reported, and does not keep the learner on the
   * screen.
   */
  const leave = useCallback(async () => {
    asked.current++
    await stop().catch(reportError)
  }, [stop])
  useEffect(() => {
    const leaving = () => void leave()
    addEventListener('pagehide', leaving)
    return () => {
      removeEventListener('pagehide', leaving)
      leaving()
    }
  }, [leave])
  return { ...state, seconds, start: () => void start(), stop: () => void stop(), leave }
}
