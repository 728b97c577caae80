import { CONTACT_MESSAGE_MIN, CONTACT_NAME_MAX, CONTACT_SUBJECT_MAX } from 'shared/model/contact-message'
import { checkEmail, type FieldIssue } from '#ui/field-checks'

export interface LetterFields {
  name: string
  email: string
  subject: string
  message: string
}

/** What is wrong with a letter, field by field (spec 2 §5); one that is too long is shortened when it is sent. */
export function checkLetter({ name, email, subject, message }: LetterFields): FieldIssue[] {
  const sized = (path: string, text: string, max: number): FieldIssue[] => {
    if (text.trim() === '') return [{ path: [path], code: 'too_small', minimum: 1 }]
    return text.trim().length > max ? [{ path: [path], code: 'too_big', maximum: max }] : []
  }
  const short = message.trim().length < CONTACT_MESSAGE_MIN
  return [
    ...sized('name', name, CONTACT_NAME_MAX),
    ...checkEmail(email),
    ...sized('subject', subject, CONTACT_SUBJECT_MAX),
    ...(short ? [{ path: ['message'], code: 'too_small', minimum: CONTACT_MESSAGE_MIN }] : []),
  ]
}
