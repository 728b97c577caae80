import * as z from 'zod/mini'

/** What an act of administration was done to. */
export const AuditKind = z.enum([
  'module',
  'image',
  'scenario',
  'quiz',
  'text',
  'test_date',
  'user',
  'contact',
  'chat',
  'security',
])
export type AuditKind = z.infer<typeof AuditKind>
export const AuditAction = z.enum([
  'created',
  'changed',
  'published',
  'unpublished',
  'deleted',
  'restored',
  'password_set',
  'password_revealed',
  'plan_changed',
  'sessions_ended',
  'status_changed',
  'removed',
  'closed',
  'verified',
  'second_factor_on',
  'second_factor_off',
])
export type AuditAction = z.infer<typeof AuditAction>

/** One act of the administrator: written with what it did, never changed. */
export const AuditEntry = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    /** Address of who did it, at that time. */
    actor: z.string(),
    action: AuditAction,
    kind: AuditKind,
    subjectId: z.string(),
    /** Its name at that time. */
    subject: z.string(),
    /** Which fields changed, or what else there is to know; never a secret. */
    detail: z.record(z.string(), z.unknown()),
  })
  .register(z.globalRegistry, { id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>
