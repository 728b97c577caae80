import { Trans } from '@lingui/react/macro'
import { createElement, useEffect, useState } from 'react'
import type { Checkout } from 'shared/model/checkout'
import { loadAnew, loadPricingTable, wasLoadedAt } from '#browser/pricing-table'
import { Button } from '#ui/button'
import { Loading } from '#ui/feedback/loading'
import { Notice } from '#ui/feedback/notice'

type Table = NonNullable<Checkout['pricingTable']>

/** The payment provider's pricing table; the payment takes place on the provider's page. */
export function PricingTable({ table, reference, email }: { table: Table; reference: string; email: string | null }) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads it again
  useEffect(() => {
    // After navigation inside the app, the document still has the content security policy of another page, which does
    // not allow the payment provider.
    if (!wasLoadedAt('/subscribe')) return loadAnew()
    let here = true
    const become = (next: 'ready' | 'failed') => here && setState(next)
    setState('loading')
    loadPricingTable().then(
      () => become('ready'),
      () => become('failed'),
    )
    return () => {
      here = false
    }
  }, [attempt])
  if (state === 'loading') return <Loading />
  if (state === 'failed')
    return (
      <Notice
        tone="warning"
        role="alert"
        action={
          <Button onClick={() => setAttempt(attempt + 1)}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>The payment page couldn’t be loaded. Check your internet connection.</Trans>
      </Notice>
    )
  return createElement('stripe-pricing-table', {
    'pricing-table-id': table.id,
    'publishable-key': table.publishableKey,
    'client-reference-id': reference,
    ...(email !== null && { 'customer-email': email }),
  })
}
