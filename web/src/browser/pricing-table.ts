const SCRIPT = 'https://js.stripe.com/v3/pricing-table.js'

/**
 * Whether this document was loaded from that address: a content security policy belongs to the document, and only that
 * of `/subscribe` allows the payment provider.
 */
export const wasLoadedAt = (path: string) => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && new URL(navigation.name).pathname === path
}

/** Reloads the page from the server, for its own policy. */
export const loadAnew = () => location.reload()

/** Loads the payment provider's pricing table, once; rejects where it cannot be loaded. */
export function loadPricingTable(): Promise<void> {
  return new Promise((done, fail) => {
    if (document.querySelector(`script[src="${SCRIPT}"]`)) return done()
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.addEventListener('load', () => done(), { once: true })
    script.addEventListener(
      'error',
      () => {
        script.remove()
        fail(new Error('the table of plans did not come'))
      },
      { once: true },
    )
    document.head.append(script)
  })
}
