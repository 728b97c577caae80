import { expect, test } from 'vitest'
import { replyLink } from './reply-link'

const letter = { email: 'ada@example.org', subject: 'Where?', message: 'One\nTwo & three' }
const bodyOf = (link: string) => new URL(link).searchParams.get('body')

test('the subject is answered, the message quoted line by line', () => {
  const link = replyLink(letter)
  expect(new URL(link).searchParams.get('subject')).toBe('Re: Where?')
  expect(bodyOf(link)).toBe('\r\n\r\n> One\r\n> Two & three')
})

test.each(['Re: Where?', 'RE : Where?', 're:x'])('%s is an answer already', (subject) => {
  expect(new URL(replyLink({ ...letter, subject })).searchParams.get('subject')).toBe(subject)
})

test('nothing of a letter becomes another field of the mail', () => {
  const link = replyLink({ email: 'a@b.ca?bcc=x@y.ca', subject: 'a&bcc=x@y.ca', message: 'b&cc=x@y.ca' })
  expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body'])
})

test('a long message is cut, since mail programs cut long addresses', () => {
  expect(bodyOf(replyLink({ ...letter, message: 'x'.repeat(1000) }))).not.toContain('…')
  expect(bodyOf(replyLink({ ...letter, message: 'x'.repeat(1001) }))).toMatch(/x…$/)
})
