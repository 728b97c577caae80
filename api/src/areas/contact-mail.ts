import type { ContactInput } from 'shared/model/contact-message'
import type { Mail } from '../mail.ts'

const LINE_BREAKS = /[\r\n]+/g

/** Tells the administrator of a message; the answer goes to the sender by hand, since the address was only typed. */
export const contactMail = (to: string, { name, email, subject, message }: ContactInput): Mail => ({
  to,
  subject: `Situ : ${subject.replaceAll(LINE_BREAKS, ' ')}`,
  text: `${name} <${email}>\n\n${message}\n`,
})
