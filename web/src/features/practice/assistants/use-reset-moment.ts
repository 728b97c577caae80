import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'

/** Formats the time at which a plan's allowance is renewed, in the learner's time zone: `20 novembre 2026, 0 h 00`. */
export function useResetMoment() {
  const language = useLanguage()
  return (at: string) => `${formatDate(language, at)}, ${formatDate(language, at, 'time')}`
}
