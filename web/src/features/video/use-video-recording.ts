import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Bilingual } from 'shared/model/bilingual'
import { markBusy } from '#browser/busy'
import { lookAtRoom } from '#browser/free-room'
import { recordingBytes } from '#browser/recorder'
import { keepAwake } from '#browser/wake-lock'
import { db, unlessClosed, wasLeft } from '#data/db'
import { isDiskFull } from '#data/disk-full'
import { recordStream, type StreamRecording } from '#data/record-stream'
import { actOnVideo } from '#data/video-takes'
import { beforeLeaving } from '#session/before-leaving'
import type { Camera } from './use-camera'

/** A talking face at 640 × 480 (speech.md §6). */
export const VIDEO_BITS = 400_000
/** As in the test: ten seconds to read, a minute to answer. */
export const READING_SECONDS = 10
export const ANSWER_SECONDS = 60
/** Room that a recording needs before it begins, and under which it ends by itself: other records need a little too. */
const MARGIN = 1.25
const LEAST_FREE = 4_000_000
const LOOK_EVERY_MS = 5000
const TICK_MS = 200

/** `full`: refused or ended because the device has no room. `failed`: the browser gave up. */
export type RecordingTrouble = 'full' | 'failed'
interface State {
  phase: 'idle' | 'opening' | 'reading' | 'recording' | 'saving'
  /** When the phase began, in milliseconds of `performance.now`. */
  since: number
  trouble?: RecordingTrouble
  /** It had begun, so that something is kept. */
  kept?: boolean
  /** What came last was the end of a recording. */
  hasRecorded?: boolean
  /** The recording that is under way. */
  current?: string
}
interface Options {
  camera: Camera
  scenario: { id: string; title: Bilingual | undefined }
  /** Whether it runs against the clock, and the factor of the learner's extra time. */
  clock: boolean
  factor: number
}

const enoughRoom = async (seconds: number) => {
  const { free } = await lookAtRoom()
  return free === undefined || free > recordingBytes(seconds, true, VIDEO_BITS) * MARGIN + LEAST_FREE
}

/** A video answer: `start` opens the camera and records, `stop` keeps it and switches the camera off. */
export function useVideoRecording({ camera, scenario, clock, factor }: Options) {
  // Signing out closes the database before the screen goes: it is asked for while it is there.
  const [home] = useState(db)
  const [state, setState] = useState<State>({ phase: 'idle', since: 0 })
  const [seconds, setSeconds] = useState(0)
  const left = useRef(false)
  const running = useRef<{ recording: StreamRecording; title: Bilingual | undefined }>(undefined)
  const { phase, since } = state
  const enter = (next: State['phase'], more: Partial<State> = {}) =>
    setState({ phase: next, since: performance.now(), ...more })

  const stop = async (trouble?: RecordingTrouble) => {
    const ending = running.current
    running.current = undefined
    let isKept = ending !== undefined
    // The light goes off at once; what was recorded is written meanwhile.
    const stopped = ending?.recording.stop()
    camera.close()
    if (ending) {
      setState(({ current }) => ({ phase: 'saving', since: performance.now(), ...(current && { current }) }))
      try {
        await stopped
        isKept = await actOnVideo(home, (await ending.recording.row).id, ending.title)
      } catch (error) {
        unlessClosed(home)(error)
      }
    }
    // A browser that has given no picture at all says nothing of it.
    const failure = trouble ?? (ending && !isKept ? 'failed' : undefined)
    enter('idle', { hasRecorded: isKept, ...(failure && { trouble: failure, kept: isKept }) })
  }
  const record = (stream: MediaStream) => {
    const onFailure = (error: unknown) => void stop(isDiskFull(error) ? 'full' : 'failed')
    try {
      const recording = recordStream(home, { scenarioId: scenario.id }, stream, { onFailure, pictureBits: VIDEO_BITS })
      running.current = { recording, title: scenario.title }
      enter('recording')
      recording.row.then(
        ({ id }) =>
          setState((now) => (now.phase === 'recording' || now.phase === 'saving' ? { ...now, current: id } : now)),
        () => {
          // Told by onFailure.
        },
      )
    } catch (error) {
      onFailure(error)
    }
  }
  const start = async () => {
    if (phase !== 'idle') return
    enter('opening')
    const isRoom = await enoughRoom(clock ? ANSWER_SECONDS * factor : ANSWER_SECONDS)
    // Left meanwhile: nobody would switch the camera off.
    if (left.current) return
    if (!isRoom) return enter('idle', { trouble: 'full' })
    const stream = camera.stream ?? (await camera.open())
    if (left.current) return
    if (!stream) return enter('idle')
    if (clock) enter('reading')
    else record(stream)
  }

  const limit = !clock ? undefined : phase === 'reading' ? READING_SECONDS * factor : ANSWER_SECONDS * factor
  const { stream } = camera
  const over = useEffectEvent(() => {
    if (phase === 'reading' && stream) record(stream)
    else void stop()
  })
  useEffect(() => {
    setSeconds(0)
    if (phase !== 'reading' && phase !== 'recording') return
    const timer = setInterval(() => {
      const passed = (performance.now() - since) / 1000
      setSeconds(passed)
      if (limit !== undefined && passed >= limit) {
        clearInterval(timer)
        over()
      }
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [phase, since, limit])

  const recording = phase === 'recording'
  const onFull = useEffectEvent(() => void stop('full'))
  const under = recording || phase === 'reading'
  useEffect(() => {
    if (!under) return
    const ends = [markBusy('recording'), keepAwake()]
    return () => {
      for (const end of ends) end()
    }
  }, [under])
  useEffect(() => {
    if (!recording) return
    const timer = setInterval(async () => {
      const { free } = await lookAtRoom()
      if (free !== undefined && free < LEAST_FREE) onFull()
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [recording])
  // The last device is gone: what was recorded is kept.
  const gone = under && !stream
  const onGone = useEffectEvent(() => void stop())
  useEffect(() => {
    if (gone) onGone()
  }, [gone])
  useEffect(() => {
    left.current = false
    const leave = async () => {
      const ending = running.current
      running.current = undefined
      if (!ending) return
      try {
        await ending.recording.stop()
        await actOnVideo(home, (await ending.recording.row).id, ending.title)
      } catch (error) {
        if (!wasLeft(home)) reportError(error)
      }
    }
    const end = beforeLeaving(leave)
    const leaving = () => void leave()
    addEventListener('pagehide', leaving)
    return () => {
      end()
      removeEventListener('pagehide', leaving)
      left.current = true
      leaving()
    }
  }, [home])
  const rest = limit === undefined ? undefined : Math.max(0, limit - seconds)
  return { ...state, seconds, left: rest, start: () => void start(), stop: () => void stop() }
}
export type VideoRecording = ReturnType<typeof useVideoRecording>
