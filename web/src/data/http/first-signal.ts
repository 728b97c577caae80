/**
 * A signal that aborts when the first of these aborts, with the same reason; undefined for an empty list.
 * `AbortSignal.any` is missing in Chrome below 116, Firefox below 124 and Safari below 17.4.
 */
export function firstSignal(signals: readonly AbortSignal[]): AbortSignal | undefined {
  if (signals.length < 2) return signals[0]
  const first = new AbortController()
  for (const signal of signals) {
    const end = () => first.abort(signal.reason)
    if (signal.aborted) end()
    // The listeners of the other signals are removed when the first one aborts.
    else signal.addEventListener('abort', end, { once: true, signal: first.signal })
  }
  return first.signal
}
