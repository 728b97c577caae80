import type { ContactMessage } from 'shared/model/people/contact-message'

/** Characters of the message that are quoted, because mail programs truncate long URLs. */
const QUOTE_MAX = 1000

/** A mailto link for a reply: recipient, subject, and the message as a quotation. */
export function replyLink({ email, subject, message }: Pick<ContactMessage, 'email' | 'subject' | 'message'>) {
  const answered = /^re\s*:/i.test(subject) ? subject : `Re: ${subject}`
  const text = message.length > QUOTE_MAX ? `${message.slice(0, QUOTE_MAX)}…` : message
  const quoted = text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n')
  const body = `\r\n\r\n${quoted}`
  const to = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(answered)}&body=${encodeURIComponent(body)}`
}
