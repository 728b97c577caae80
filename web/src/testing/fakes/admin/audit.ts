import type { adminAudit as contract } from 'shared/contract/calls/admin/audit'
import type { Handlers } from 'shared/contract/endpoint'
import type { Caller } from '../../caller'
import { world } from '../../world'
import { pageAfter } from '../page-after'

export const adminAudit: Handlers<typeof contract, Caller> = {
  list: ({ query }) => pageAfter(world.audit, query?.after),
}
