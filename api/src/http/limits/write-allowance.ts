const BURST = 2000
const PER_MINUTE = 600
const MINUTE_MS = 60_000
const USERS_KEPT = 10_000

/**
 * The default limit of state-changing calls per user: a burst for the outbox, then a steady rate. The counts are kept
 * in the memory of this process.
 */
export function writeAllowance() {
  const fullAt = new Map<string, number>()
  const cost = MINUTE_MS / PER_MINUTE
  const room = (BURST - 1) * cost
  /**
   * Counts a call and returns undefined. For a call beyond the limit, which is not counted, returns the time (epoch
   * milliseconds) from which the next is allowed.
   */
  return (userId: string, now: number): number | undefined => {
    const known = fullAt.get(userId) ?? now
    // A time later than any call can have set was written while the clock was wrong, and is ignored.
    const from = known > now + room + cost ? now : Math.max(known, now)
    if (from - now > room) return from - room
    if (fullAt.size >= USERS_KEPT) for (const [id, at] of fullAt) if (at <= now) fullAt.delete(id)
    fullAt.set(userId, from + cost)
    return undefined
  }
}
