import * as z from 'zod/mini'
import { Email } from './user.ts'

export const CONTACT_NAME_MAX = 100
export const CONTACT_SUBJECT_MAX = 120
export const CONTACT_MESSAGE_MIN = 10
export const CONTACT_MESSAGE_MAX = 2000

export const ContactStatus = z.enum(['new', 'read', 'answered', 'archived'])
export type ContactStatus = z.infer<typeof ContactStatus>

/** The number of messages in one page. */
export const CONTACT_PAGE = 50
/** `after` is the id of the last message seen. */
export const ContactQuery = z.object({
  status: z.optional(ContactStatus),
  after: z.optional(z.string().check(z.maxLength(64))),
})
export const ContactStatusInput = z.object({ status: ContactStatus })

const trimmed = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max))

export const ContactInput = z.object({
  name: trimmed(1, CONTACT_NAME_MAX),
  email: Email,
  subject: trimmed(1, CONTACT_SUBJECT_MAX),
  message: trimmed(CONTACT_MESSAGE_MIN, CONTACT_MESSAGE_MAX),
})
export type ContactInput = z.infer<typeof ContactInput>

/** A message to the team, as the administrator reads it. */
export const ContactMessage = z
  .object({
    id: z.string(),
    userId: z.string(),
    /** The name that was typed into the form. */
    name: z.string(),
    email: z.string(),
    /** Display name and address of the account that sent it. */
    account: z.object({ name: z.string(), email: z.string() }),
    subject: z.string(),
    message: z.string(),
    status: ContactStatus,
    createdAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'ContactMessage' })
export type ContactMessage = z.infer<typeof ContactMessage>

/** What the sender gets back. */
export const ContactReceipt = z
  .object({ id: z.string(), status: ContactStatus, createdAt: z.iso.datetime() })
  .register(z.globalRegistry, { id: 'ContactReceipt' })
