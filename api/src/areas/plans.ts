import type { Handlers } from 'shared/contract/endpoint'
import type { plans as contract } from 'shared/contract/plans'
import type { Call } from '../http/call.ts'
import type { PaymentSettings } from '../payments.ts'

/** What the page of plans shows of the payment provider. */
export const plans = ({ payments }: { payments: PaymentSettings }): Handlers<typeof contract, Call> => ({
  checkout: (_, { user }) => ({ pricingTable: payments.pricingTable ?? null, reference: user.id }),
})
