import type { ContactInput } from 'shared/model/people/contact-message'
import type { Mail } from '../mail.ts'

const LINE_BREAKS = /[\r\n]+/g

/**
 * Notifies the administrator of a message; a reply is written by hand, because the sender's address is not verified.
 */
export const contactMail = (to: string, { name, email, subject, message }: ContactInput): Mail => ({
  to,
  subject: `Situ : ${subject.replaceAll(LINE_BREAKS, ' ')}`,
  text: `${name} <${email}>\n\n${message}\n`,
})
