import { useFreeRoom } from '#browser/free-room'
import { recordingBytes } from '#browser/recorder'
import type { RecordingMode } from '#data/practice-run'

/** Recordings may grow beyond their bit rate, and the answers need a little as well. */
const MARGIN = 1.25

export interface Room {
  /** Bytes; undefined where the browser does not say. */
  free: number | undefined
  needed: number
  /** Undefined where the browser does not say. */
  enough: boolean | undefined
}

/** How much room recordings of so many seconds need on this device, and whether it is there. */
export function useRoom(seconds: number, mode: RecordingMode): Room {
  const { free } = useFreeRoom()
  const needed = mode === 'none' ? 0 : recordingBytes(seconds, mode === 'video')
  return { free, needed, enough: needed === 0 ? true : free === undefined ? undefined : free > needed * MARGIN }
}
