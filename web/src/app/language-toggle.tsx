import { useLingui } from '@lingui/react/macro'
import { setLanguage, useLanguage } from '#session/language'
import { Segmented } from '#ui/form/segmented'
import { SHORT_LANGUAGE_OPTIONS } from '#ui/labels/language-options'

/** Switches the language of the interface, and remembers the choice. */
export function LanguageToggle() {
  const { t } = useLingui()
  return <Segmented label={t`Language`} value={useLanguage()} options={SHORT_LANGUAGE_OPTIONS} onChange={setLanguage} />
}
