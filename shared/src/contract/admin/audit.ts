import * as z from 'zod/mini'
import { AuditEntry } from '../../model/audit-entry.ts'
import { PageQuery } from '../../model/page.ts'
import { get } from '../endpoint.ts'

/** What the administrator did, the newest first, a page at a time (`after` is the id of the last one seen). */
export const adminAudit = {
  list: get('/api/admin/audit', { access: 'admin', query: PageQuery, reply: z.array(AuditEntry) }),
}
