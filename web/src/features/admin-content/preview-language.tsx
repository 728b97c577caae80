import { useLingui } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import { Segmented } from '#ui/segmented'

/** In which language a preview or a list is shown, whatever that of the interface. */
export function PreviewLanguage({
  language,
  onChange,
}: {
  language: Language
  onChange: (language: Language) => void
}) {
  const { t } = useLingui()
  return (
    <Segmented
      label={t`Language of the content`}
      value={language}
      options={[
        { value: 'fr', label: 'FR', name: 'Français', lang: 'fr' },
        { value: 'en', label: 'EN', name: 'English', lang: 'en' },
      ]}
      onChange={onChange}
    />
  )
}
