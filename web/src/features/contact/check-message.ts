import { CONTACT_MESSAGE_MIN, CONTACT_NAME_MAX, CONTACT_SUBJECT_MAX } from 'shared/model/people/contact-message'
import { checkEmail, type FieldIssue } from '#ui/form/field-checks'

export interface MessageFields {
  name: string
  email: string
  subject: string
  message: string
}

/** The errors of the fields. A message that is too long is no error, because it is shortened when it is sent. */
export function checkMessage({ name, email, subject, message }: MessageFields): FieldIssue[] {
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
