import { useLingui } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import { Segmented } from '#ui/form/segmented'

/** The language of a preview or a list, independent of the interface. */
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
