let missed = 0

/** Prints one figure with its limit; a figure past it makes the whole run fail. */
export function figure(
  goal: string,
  what: string,
  value: number,
  unit: string,
  cap?: { most?: number; least?: number },
) {
  const { most, least } = cap ?? {}
  const isOver = (most !== undefined && value > most) || (least !== undefined && value < least)
  const limit = most !== undefined ? `≤ ${most}` : least !== undefined ? `≥ ${least}` : ''
  if (isOver) missed++
  const shown = Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2)
  console.log(
    `${isOver ? '✗' : cap ? '✓' : ' '} ${goal.padEnd(4)} ${what.padEnd(52)} ${`${shown} ${unit}`.padEnd(14)} ${limit}`,
  )
}
/** The median, or 0 where there is none. */
export const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Ends the run; exit code 1 where a limit was missed. */
export function finish(): never {
  console.log(missed === 0 ? 'every cap is kept' : `${missed} caps are missed`)
  process.exit(missed === 0 ? 0 : 1)
}
