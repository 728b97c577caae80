import type { Language } from 'shared/model/bilingual'
import { formatDate } from '#i18n/format'

/** `20 novembre 2026, 21 h 14`, in the device's time zone. */
export const momentText = (language: Language, at: string) =>
  `${formatDate(language, at, 'long')}, ${formatDate(language, at, 'time')}`
