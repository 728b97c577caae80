import { type AuditAction, type AuditKind, type AuditQuery, PLAN_ACTIONS } from 'shared/model/people/audit-entry'
import type { AuditRow } from '../rows/administration.ts'
import type { Db } from '../schema.ts'

export const AUDIT_PAGE = 50

export const addAudit = (db: Db, row: AuditRow) => db.insertInto('auditLog').values(row).execute()

/** A page of the log, or of the changes of one user's plan, the newest first, after this entry. */
export async function auditPage(db: Db, { after, planOf }: AuditQuery): Promise<AuditRow[]> {
  const last =
    after === undefined
      ? undefined
      : await db.selectFrom('auditLog').select(['at', 'id']).where('id', '=', after).executeTakeFirst()
  if (after !== undefined && !last) return []
  return db
    .selectFrom('auditLog')
    .selectAll()
    .$if(last === undefined, (q) => q.where('at', '>=', 0))
    .$if(last !== undefined, (q) =>
      q.where((w) => w(w.refTuple('at', 'id'), '<', w.tuple(last?.at ?? 0, last?.id ?? ''))),
    )
    .$if(planOf !== undefined, (q) =>
      q
        .where('kind', '=', 'user')
        .where('subjectId', '=', planOf ?? '')
        .where('action', 'in', PLAN_ACTIONS),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(AUDIT_PAGE)
    .execute()
}
export interface Audited {
  action: AuditAction
  kind: AuditKind
  subjectId: string
  subject: string
  detail?: Record<string, unknown>
}
