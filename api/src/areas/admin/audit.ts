import type { adminAudit as contract } from 'shared/contract/admin/audit'
import type { Handlers } from 'shared/contract/endpoint'
import { AuditAction, AuditKind } from 'shared/model/audit-entry'
import { uuidv7 } from 'uuidv7'
import { type Audited, addAudit, auditPage } from '../../db/tables/audit.ts'
import type { Call } from '../../http/call.ts'

/** Writes down what the administrator does, in the transaction that does it. No secret belongs into `detail`. */
export const audit = ({ db, user, now }: Pick<Call, 'db' | 'user' | 'now'>, { detail = {}, ...what }: Audited) =>
  addAudit(db, {
    ...what,
    id: uuidv7(),
    at: now,
    actorId: user.id,
    actor: user.email ?? '',
    detail: JSON.stringify(detail),
  })

/** What the administrator did. */
export const adminAudit: Handlers<typeof contract, Call> = {
  list: async ({ query }, { db }) =>
    (await auditPage(db, query?.after)).map(({ at, action, kind, detail, actorId: _, ...row }) => ({
      ...row,
      at: new Date(at).toISOString(),
      action: AuditAction.parse(action),
      kind: AuditKind.parse(kind),
      detail: JSON.parse(detail),
    })),
}
