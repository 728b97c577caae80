import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Bilingual } from 'shared/model/bilingual'
import { markBusy } from '#browser/busy'
import { lookAtRoom } from '#browser/media/free-room'
import { recordingBytes } from '#browser/media/recorder'
import { keepAwake } from '#browser/wake-lock'
import { currentDb, unlessClosed, wasLeft } from '#data/db/db'
import { isDiskFull } from '#data/db/disk-full'
import { recordStream, type StreamRecording } from '#data/media/record-stream'
import { actOnVideo } from '#data/media/video-takes'
import { beforeLeaving } from '#session/workspace/before-leaving'
import type { Camera } from './use-camera'

/** Bits per second of a talking face at 640 × 480. */
export const VIDEO_BITS = 400_000
/** The lengths of the real test: ten seconds to read, a minute to answer. */
export const READING_SECONDS = 10
export const ANSWER_SECONDS = 60
/**
 * A recording starts only if the free storage exceeds what it needs times `MARGIN`, plus `LEAST_FREE` bytes. It ends
 * when less than `LEAST_FREE` is free, because other records need storage too.
 */
const MARGIN = 1.25
const LEAST_FREE = 4_000_000
const LOOK_EVERY_MS = 5000
const TICK_MS = 200

/** `full`: refused or ended because the device has no storage. `failed`: the recorder failed. */
export type RecordingTrouble = 'full' | 'failed'
interface State {
  phase: 'idle' | 'opening' | 'reading' | 'recording' | 'saving'
  /** When the phase began, in milliseconds of `performance.now`. */
  since: number
  trouble?: RecordingTrouble
  /** In case of trouble: whether something was recorded and stored before it. */
  kept?: boolean
  /** Whether a recording has just ended and was stored. */
  hasRecorded?: boolean
  /** Id of the recording in progress. */
  current?: string
}
interface Options {
  camera: Camera
  scenario: { id: string; title: Bilingual | undefined }
  /** Whether the answer is given against the clock, and the factor of the learner's extra time. */
  clock: boolean
  factor: number
}

const enoughRoom = async (seconds: number) => {
  const { free } = await lookAtRoom()
  return free === undefined || free > recordingBytes(seconds, true, VIDEO_BITS) * MARGIN + LEAST_FREE
}

/**
 * A video answer: `start` opens the camera and records, against the clock only after the time to read. `stop`, or the
 * end of the time, stores the recording and closes the camera.
 */
export function useVideoRecording({ camera, scenario, clock, factor }: Options) {
  // Signing out closes the database before the screen unmounts, so it is obtained at the first render.
  const [db] = useState(currentDb)
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
    // The camera is closed at once; the recorded data are written meanwhile.
    const stopped = ending?.recording.stop()
    camera.close()
    if (ending) {
      setState(({ current }) => ({ phase: 'saving', since: performance.now(), ...(current && { current }) }))
      try {
        await stopped
        isKept = await actOnVideo(db, (await ending.recording.row).id, ending.title)
      } catch (error) {
        unlessClosed(db)(error)
      }
    }
    // A browser that delivered no picture at all reports no error.
    const failure = trouble ?? (ending && !isKept ? 'failed' : undefined)
    enter('idle', { hasRecorded: isKept, ...(failure && { trouble: failure, kept: isKept }) })
  }
  const record = (stream: MediaStream) => {
    const onFailure = (error: unknown) => void stop(isDiskFull(error) ? 'full' : 'failed')
    try {
      const recording = recordStream(db, { scenarioId: scenario.id }, stream, { onFailure, pictureBits: VIDEO_BITS })
      running.current = { recording, title: scenario.title }
      enter('recording')
      recording.row.then(
        ({ id }) =>
          setState((now) => (now.phase === 'recording' || now.phase === 'saving' ? { ...now, current: id } : now)),
        () => {
          // `onFailure` has reported the error already.
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
    // The screen was left meanwhile, so no code would close the camera if it were opened now.
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
  // The last device was unplugged: the recorded part is kept.
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
        await actOnVideo(db, (await ending.recording.row).id, ending.title)
      } catch (error) {
        if (!wasLeft(db)) reportError(error)
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
  }, [db])
  const rest = limit === undefined ? undefined : Math.max(0, limit - seconds)
  return { ...state, seconds, left: rest, start: () => void start(), stop: () => void stop() }
}
export type VideoRecording = ReturnType<typeof useVideoRecording>
