import type { Language } from 'shared/model/bilingual'
import { formatHours, formatNumber } from '#i18n/format'

const NBSP = '\u00a0'

/**
 * The duration of a quiz, with seconds below an hour: `42 s`, `5 min 12 s`, then `1 h 05` (`1 h 05 min` in English).
 */
export function formatDuration(language: Language, seconds: number) {
  if (seconds >= 3600) return formatHours(language, seconds / 60)
  const rest = `${formatNumber(language, seconds % 60)}${NBSP}s`
  return seconds < 60 ? rest : `${Math.floor(seconds / 60)}${NBSP}min${NBSP}${rest}`
}
