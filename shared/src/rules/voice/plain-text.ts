import { normalForm } from '../../model/normal-form.ts'

/** A form for comparing texts: lower case, without punctuation and symbols, spaces collapsed. */
export const plainText = (text: string) =>
  normalForm(text)
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
