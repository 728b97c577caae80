import { Checkout } from '../model/checkout.ts'
import { get } from './endpoint.ts'

/** Paid plans (spec 3 §2.4). The provider tells what was paid by its own signed call, `POST /api/stripe/webhook`, which is not for clients. */
export const plans = {
  checkout: get('/api/plans/checkout', { reply: Checkout }),
}
