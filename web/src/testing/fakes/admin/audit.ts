import type { adminAudit as contract } from 'shared/contract/calls/admin/audit'
import type { Handlers } from 'shared/contract/endpoint'
import { type AuditEntry, PLAN_ACTIONS } from 'shared/model/people/audit-entry'
import type { Caller } from '../../caller'
import { world } from '../../world'
import { pageAfter } from '../page-after'

export const adminAudit: Handlers<typeof contract, Caller> = {
  list: ({ query }) => {
    const planOf = query?.planOf
    const isOf = ({ subjectId, action }: AuditEntry) => subjectId === planOf && PLAN_ACTIONS.includes(action)
    return pageAfter(planOf === undefined ? world.audit : world.audit.filter(isOf), query?.after)
  },
}
