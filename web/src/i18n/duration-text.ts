import type { Language } from 'shared/model/bilingual'
import { formatMinutes } from './format'

const NBSP = '\u00a0'

/**
 * A duration, rounded to seconds, as text: `10 s`, `1 min`, `3 min 30 s`. From an hour on there are no seconds: `1 h
 * 05` in French, `1 h 05 min` in English.
 */
export function durationText(language: Language, seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole}${NBSP}s`
  const rest = whole % 60
  const minutes = formatMinutes(language, whole / 60)
  if (rest === 0 || whole >= 3600) return minutes
  return `${minutes}${NBSP}${String(rest).padStart(2, '0')}${NBSP}s`
}
