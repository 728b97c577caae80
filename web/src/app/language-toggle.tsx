import { useLingui } from '@lingui/react/macro'
import { setLanguage, useInterfaceLanguage } from '#session/language'
import { LANGUAGE_OPTIONS } from '#ui/form/language-options'
import { Segmented } from '#ui/form/segmented'

/** Switches the language of the interface and remembers the choice. */
export function LanguageToggle() {
  const { t } = useLingui()
  return (
    <Segmented label={t`Language`} value={useInterfaceLanguage()} options={LANGUAGE_OPTIONS} onChange={setLanguage} />
  )
}
