/**
 * The digit of a key: what it gives, or else what stands on it. On AZERTY and Bépo the row of digits gives them only with Shift, which
 * nobody finds in a game against the clock.
 */
export function digitOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number | undefined {
  const digit = /^\d$/.exec(key)?.[0] ?? (key.length === 1 ? /^Digit(\d)$/.exec(code)?.[1] : undefined)
  return digit === undefined ? undefined : Number(digit)
}
