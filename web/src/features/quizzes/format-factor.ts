import type { Language } from 'shared/model/bilingual'
import type { ExtraTime } from 'shared/rules/quiz-run'
import { formatNumber } from '#i18n/format'

/** `× 1,5` in French, `× 1.5` in English. */
export const formatFactor = (language: Language, factor: ExtraTime) =>
  `×\u00a0${formatNumber(language, factor, String(factor).split('.')[1]?.length ?? 0)}`
