import * as z from 'zod/mini'
import { AuditEntry, AuditQuery } from '../../../model/people/audit-entry.ts'
import { get } from '../../endpoint.ts'

/**
 * What the administrator did, the newest first, by pages (`after` is the id of the last entry seen); with `planOf`, the
 * changes of this user's plan alone, also those by a payment.
 */
export const adminAudit = {
  list: get('/api/admin/audit', { access: 'admin', query: AuditQuery, reply: z.array(AuditEntry) }),
}
