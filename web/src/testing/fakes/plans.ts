import type { plans as contract } from 'shared/contract/calls/plans'
import type { Handlers } from 'shared/contract/endpoint'
import type { Caller } from '../caller'
import { world } from '../world'

export const plans: Handlers<typeof contract, Caller> = {
  checkout: (_, { me }) => ({ pricingTable: world.pricingTable, reference: me.user.id }),
}
