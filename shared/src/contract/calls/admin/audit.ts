import * as z from 'zod/mini'
import { PageQuery } from '../../../model/content/page.ts'
import { AuditEntry } from '../../../model/people/audit-entry.ts'
import { get } from '../../endpoint.ts'

/** What the administrator did, the newest first, by pages (`after` is the id of the last entry seen). */
export const adminAudit = {
  list: get('/api/admin/audit', { access: 'admin', query: PageQuery, reply: z.array(AuditEntry) }),
}
