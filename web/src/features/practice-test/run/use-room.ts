import { useFreeRoom } from '#browser/media/free-room'
import { recordingBytes } from '#browser/media/recorder'
import type { RecordingMode } from '#data/practice/practice-run'

/** Leaves room for recordings that exceed their bit rate, and for the answers. */
const MARGIN = 1.25

export interface Room {
  /** Bytes; undefined where the browser does not report it. */
  free: number | undefined
  needed: number
  /** Undefined where the browser does not report the free storage. */
  enough: boolean | undefined
}

/** The storage that recordings of `seconds` seconds need, and whether this device has it. */
export function useRoom(seconds: number, mode: RecordingMode): Room {
  const { free } = useFreeRoom()
  const needed = mode === 'none' ? 0 : recordingBytes(seconds, mode === 'video')
  return { free, needed, enough: needed === 0 ? true : free === undefined ? undefined : free > needed * MARGIN }
}
