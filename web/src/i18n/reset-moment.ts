import type { Language } from 'shared/model/bilingual'
import { formatDate } from './format'

/** When a plan's allowance is renewed, in the learner's time zone: `20 novembre 2026, 0 h`. */
export const resetMoment = (language: Language, at: string) =>
  `${formatDate(language, at)}, ${formatDate(language, at, 'time')}`
