import { useLingui } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import { LANGUAGES, nameOfLanguage } from 'shared/model/languages'
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
      options={LANGUAGES.map((value) => ({
        value,
        label: value.toUpperCase(),
        name: nameOfLanguage(value),
        lang: value,
      }))}
      onChange={onChange}
    />
  )
}
