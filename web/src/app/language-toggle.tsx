import { useLingui } from '@lingui/react/macro'
import { setLanguage, useLanguage } from '#session/language'
import { Segmented } from '#ui/form/segmented'

const OPTIONS = [
  { value: 'fr', label: 'FR', name: 'FR, Français', lang: 'fr' },
  { value: 'en', label: 'EN', name: 'EN, English', lang: 'en' },
] as const

/** Switches between French and English, and remembers the choice. */
export function LanguageToggle() {
  const { t } = useLingui()
  return <Segmented label={t`Language`} value={useLanguage()} options={OPTIONS} onChange={setLanguage} />
}
