import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Language } from 'shared/model/language'

/** Names a field after one of the languages: `Title (French)`. */
export function useLabelIn() {
  const { t } = useLingui()
  return (label: string, language: Language) => {
    const labels: Record<Language, string> = { fr: t`${label} (French)`, en: t`${label} (English)` }
    return labels[language]
  }
}

export const MISSING_TITLE = { fr: msg`The French title is required`, en: msg`The English title is required` }
export const MISSING_DESCRIPTION = {
  fr: msg`The French description is required`,
  en: msg`The English description is required`,
}
