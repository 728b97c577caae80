/**
 * The digit of a key: the character that it types, otherwise the digit printed on it. On AZERTY and Bépo the digit row
 * types digits only with Shift, which is too slow in a timed game.
 */
export function digitOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number | undefined {
  const digit = /^\d$/.exec(key)?.[0] ?? (key.length === 1 ? /^Digit(\d)$/.exec(code)?.[1] : undefined)
  return digit === undefined ? undefined : Number(digit)
}
