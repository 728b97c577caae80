import { useLingui } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import { Segmented } from '#ui/form/segmented'
import { SHORT_LANGUAGE_OPTIONS } from '#ui/labels/language-options'

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
      options={SHORT_LANGUAGE_OPTIONS}
      onChange={onChange}
    />
  )
}
