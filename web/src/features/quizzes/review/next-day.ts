import type { Language } from 'shared/model/bilingual'
import { formatDay } from '#i18n/format'

/** The day of the next review, for the end of a sentence: an abbreviated month already has a full stop. */
export const nextDay = (language: Language, at: number) => formatDay(language, at, new Date()).replace(/\.$/, '')
