/**
 * Whether a write failed because the device has no space; IndexedDB reports it directly or inside an aborted
 * transaction.
 */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, inner } = error as { name?: unknown; inner?: unknown }
  return name === 'QuotaExceededError' || isDiskFull(inner)
}
