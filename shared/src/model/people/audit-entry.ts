import * as z from 'zod/mini'
import { PageQuery } from '../content/page.ts'

/** What an administrative action was done to. */
export const AuditKind = z.enum([
  'module',
  'image',
  'scenario',
  'objection',
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
  'plan_paid',
  'sessions_ended',
  'status_changed',
  'removed',
  'closed',
  'handled',
  'reopened',
  'verified',
  'second_factor_on',
  'second_factor_off',
])
export type AuditAction = z.infer<typeof AuditAction>

/**
 * One action of the administrator, or a change of a plan by a payment: written in the same transaction as its effect.
 * Only the erasure of an account changes it, which removes the name and the details.
 */
export const AuditEntry = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    /** Email address of the actor at that time. */
    actor: z.string(),
    action: AuditAction,
    kind: AuditKind,
    subjectId: z.string(),
    /** Name of the subject at that time. */
    subject: z.string(),
    /** Which fields changed and other details; never a secret. */
    detail: z.record(z.string(), z.unknown()),
  })
  .register(z.globalRegistry, { id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

/** Actions that change a user’s plan: `plan_changed` by the administrator, `plan_paid` by the payment provider. */
export const PLAN_ACTIONS: readonly AuditAction[] = ['plan_changed', 'plan_paid']

/** A page of the log; with `planOf`, of the changes of this user's plan alone. */
export const AuditQuery = z.extend(PageQuery, { planOf: z.optional(z.string().check(z.maxLength(100))) })
export type AuditQuery = z.infer<typeof AuditQuery>
