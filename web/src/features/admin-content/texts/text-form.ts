import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  cleanPracticeText,
  PRACTICE_TEXT_MAX,
  PRACTICE_TEXT_MIN,
  PRACTICE_TITLE_MAX,
  type PracticeText,
  type PracticeTextInput,
} from 'shared/model/content/practice-text'
import type { Wrong } from '../editor/use-content-save'

export const blankText = (): PracticeTextInput => ({
  title_fr: '',
  title_en: '',
  text_fr: '',
  text_en: '',
  difficulty: 'easy',
})
export const textToForm = ({ id: _, updatedAt: __, ...text }: PracticeText): PracticeTextInput => text

/** The body of the request: the texts of the form, with single spaces and without invisible characters. */
export const textToBody = (form: PracticeTextInput): PracticeTextInput => ({
  title_fr: cleanPracticeText(form.title_fr),
  title_en: cleanPracticeText(form.title_en),
  text_fr: cleanPracticeText(form.text_fr),
  text_en: cleanPracticeText(form.text_en),
  difficulty: form.difficulty,
})

type Name = 'title_fr' | 'title_en' | 'text_fr' | 'text_en'
const LIMITS: Record<Name, { min: number; max: number; short: MessageDescriptor }> = {
  title_fr: { min: 1, max: PRACTICE_TITLE_MAX, short: msg`The French title is required` },
  title_en: { min: 1, max: PRACTICE_TITLE_MAX, short: msg`The English title is required` },
  text_fr: {
    min: PRACTICE_TEXT_MIN,
    max: PRACTICE_TEXT_MAX,
    short: msg`The French text must have at least 10 characters`,
  },
  text_en: {
    min: PRACTICE_TEXT_MIN,
    max: PRACTICE_TEXT_MAX,
    short: msg`The English text must have at least 10 characters`,
  },
}

/** The error of one field by its issue code. */
export function textWrong(i18n: I18n, name: string, code: string): string {
  const limits = (LIMITS as Record<string, (typeof LIMITS)[Name] | undefined>)[name]
  if (!limits) return i18n._(msg`This value is not valid`)
  const limit = limits.max
  return code === 'too_big' ? i18n._(msg`At most ${limit} characters`) : i18n._(limits.short)
}

/** The validation errors of a practice text. The form is first converted to the body of the request. */
export function checkText(i18n: I18n, form: PracticeTextInput): Wrong[] {
  const clean = textToBody(form)
  return (Object.keys(LIMITS) as Name[]).flatMap((name) => {
    const { length } = clean[name]
    const { min, max } = LIMITS[name]
    if (length >= min && length <= max) return []
    return [{ path: name, text: textWrong(i18n, name, length > max ? 'too_big' : 'too_small') }]
  })
}
