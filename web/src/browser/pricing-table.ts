const SCRIPT = 'https://js.stripe.com/v3/pricing-table.js'

/** Whether this document was loaded from that address: its policy belongs to the document, and only `/subscribe` lets the provider in. */
export const wasLoadedAt = (path: string) => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && new URL(navigation.name).pathname === path
}

/** Loads the page anew from the server, for its own policy. */
export const loadAnew = () => location.reload()

/** Loads the provider's table of plans, once; rejects where it does not come. */
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
