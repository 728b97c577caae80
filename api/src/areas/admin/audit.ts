import type { adminAudit as contract } from 'shared/contract/calls/admin/audit'
import type { Handlers } from 'shared/contract/endpoint'
import { AuditAction, AuditKind } from 'shared/model/people/audit-entry'
import { uuidv7 } from 'uuidv7'
import { type Audited, addAudit, auditPage } from '../../db/tables/audit.ts'
import type { Call } from '../../http/call.ts'

/** Records an action of the administrator, in the transaction of its effect. `detail` must contain no secret. */
export const audit = ({ db, user, now }: Pick<Call, 'db' | 'user' | 'now'>, { detail = {}, ...what }: Audited) =>
  addAudit(db, {
    ...what,
    id: uuidv7(),
    at: now,
    actorId: user.id,
    actor: user.email ?? '',
    detail: JSON.stringify(detail),
  })

/** The administrator's log of actions. */
export const adminAudit: Handlers<typeof contract, Call> = {
  list: async ({ query }, { db }) =>
    (await auditPage(db, query ?? {})).map(({ at, action, kind, detail, actorId: _, ...row }) => ({
      ...row,
      at: new Date(at).toISOString(),
      action: AuditAction.parse(action),
      kind: AuditKind.parse(kind),
      detail: JSON.parse(detail),
    })),
}
