import { useCallback, useEffect, useRef, useState } from 'react'
import type { MediaTrouble } from '#browser/media-devices'
import type { SpeechError } from '#browser/speech-recognition'
import { db, unlessClosed } from './db'
import { type Begun, type RunningTake, startTake, type TakeOptions, type VoiceTake } from './voice-take'

export interface VoiceTakeState {
  state: 'idle' | 'asking' | 'recording' | 'finishing'
  /** Why there is no microphone; `lost`: it was unplugged, and what was said until then is kept. */
  trouble?: MediaTrouble | 'lost'
  /** What recognition said; `ended`: it listens no more, while the recording goes on. */
  speechError?: { code: SpeechError; ended: boolean }
  /** The sound itself could not be kept any further. */
  soundLost?: 'full' | 'failed'
  words: { settled: string; unsettled: string }
  /** While it is open, for a level meter. */
  stream?: MediaStream
}
const IDLE: VoiceTakeState = { state: 'idle', words: { settled: '', unsettled: '' } }
const TICK_MS = 200

/** One spoken take after the other: `start`, `stop`, then `onTaken`, also when the screen is left in the middle. */
export function useVoiceTake(options: Omit<TakeOptions, 'onChange'>, onTaken: (take: VoiceTake) => Promise<void>) {
  // Signing out closes the database before the screen goes: it is asked for while it is there.
  const [home] = useState(db)
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
    // The microphone goes off whatever comes after.
    const ended = take.stop()
    setState((now) => ({ ...now, state: 'finishing' }))
    try {
      await latest.current(await ended)
    } catch (error) {
      unlessClosed(home)(error)
    } finally {
      busy.current = false
      setState(({ stream: _, ...now }) => ({ ...now, state: 'idle' }))
    }
  }, [home])
  const start = async () => {
    if (busy.current) return
    busy.current = true
    const mine = ++asked.current
    setSeconds(0)
    setState({ ...IDLE, state: 'asking' })
    let deaf = false
    // Where recognition alone has the microphone, nobody hears once it has ended.
    const stopIfDeaf = () => deaf && running.current && !running.current.stream && void stop()
    const onChange: TakeOptions['onChange'] = (change) => {
      setState((now) => ({ ...now, ...change }))
      if (change.trouble === 'lost') void stop()
      if (change.speechError?.ended) deaf = true
      stopIfDeaf()
    }
    const { take, trouble } = await startTake({ ...options, onChange }).catch((): Begun => ({ trouble: 'unsupported' }))
    // Left while the browser was asking.
    if (mine !== asked.current) return void take?.discard()
    if (!take) {
      busy.current = false
      return setState({ ...IDLE, trouble })
    }
    running.current = take
    const { stream } = take
    setState((now) => ({ ...now, state: 'recording', ...(stream && { stream }) }))
    stopIfDeaf()
  }

  const recording = state.state === 'recording'
  useEffect(() => {
    if (!recording) return
    const began = performance.now()
    const timer = setInterval(() => setSeconds((performance.now() - began) / 1000), TICK_MS)
    return () => clearInterval(timer)
  }, [recording])
  /** Ends what is under way; resolves when it is kept. What fails is reported, and keeps nobody from leaving. */
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
