import { Checkout } from '../../model/checkout.ts'
import { get } from '../endpoint.ts'

/**
 * Paid plans. The payment provider reports payments by its own signed call, `POST /api/stripe/webhook`, which is not
 * part of this contract.
 */
export const plans = {
  checkout: get('/api/plans/checkout', { reply: Checkout }),
}
