import type { ReactNode } from 'react'
import type { Language } from 'shared/model/bilingual'
import { TextLost, TextSaved, WritingField } from '#ui/form/writing-field'

/** A part of the answer, with its number of words and whether it is saved. */
export function DraftField({
  failed,
  ...field
}: {
  label: string
  hint?: ReactNode
  language: Language
  rows: number
  value: string
  /** Whether saving the draft on the device failed. */
  failed: boolean
  onChange: (text: string) => void
}) {
  return <WritingField {...field}>{failed ? <TextLost /> : field.value !== '' && <TextSaved />}</WritingField>
}
