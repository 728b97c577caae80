import { localDay } from '#browser/clock'
import type { Recording } from '#data/media/media-tables'

/** The file name of a recording, with its date and time: `situ-video-2026-11-20-1405`. */
export function takeFileName({ startedAt }: Pick<Recording, 'startedAt'>) {
  const at = new Date(startedAt)
  const two = (value: number) => String(value).padStart(2, '0')
  return `situ-video-${localDay(at)}-${two(at.getHours())}${two(at.getMinutes())}`
}
