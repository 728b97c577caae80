import type { plans as contract } from 'shared/contract/calls/plans'
import type { Handlers } from 'shared/contract/endpoint'
import type { Call } from '../http/call.ts'
import type { PaymentSettings } from '../payments.ts'

/** The payment provider's data for the page of plans. */
export const plans = ({ payments }: { payments: PaymentSettings }): Handlers<typeof contract, Call> => ({
  checkout: (_, { user }) => ({ pricingTable: payments.pricingTable ?? null, reference: user.id }),
})
