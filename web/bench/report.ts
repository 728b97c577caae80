export interface Cap {
  most?: number
  least?: number
}
let missed = 0

const written = (value: number) =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toFixed(2)))

/** Prints a heading of the table. */
export const part = (title: string) =>
  console.log(`\n${title}\n  ${'figure'.padEnd(60)} ${'value'.padEnd(13)} ${'cap'.padEnd(10)} result`)

/** Prints how long a part took, because the whole run should stay short. */
export const took = (ms: number) => console.log(`  measured in ${Math.round(ms / 1000)} s`)

/** Prints one figure with its limit; a figure past it makes the whole run fail. */
export function figure(what: string, value: number, unit: string, { most, least }: Cap = {}, note = '') {
  const cap = most !== undefined ? `≤ ${most}` : least !== undefined ? `≥ ${least}` : ''
  // A value that could not be measured (NaN) also fails.
  const isKept = (most === undefined || value <= most) && (least === undefined || value >= least)
  if (!isKept) missed++
  const result = cap === '' ? '' : isKept ? 'ok' : 'MISSED'
  const line = `  ${what.padEnd(60)} ${`${written(value)} ${unit}`.padEnd(13)} ${cap.padEnd(10)} ${result.padEnd(6)} ${note}`
  console.log(line.trimEnd())
}
/** Ends the run; exit code 1 where a limit was missed. */
export function finish(): never {
  console.log(missed === 0 ? '\nevery cap is kept' : `\n${missed} caps are missed`)
  process.exit(missed === 0 ? 0 : 1)
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)
export const median = (values: readonly number[]) => sorted(values)[values.length >> 1] ?? Number.NaN
/** The quantile of the values at `part`, from 0 to 1. */
export const quantile = (values: readonly number[], part: number) =>
  sorted(values)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? Number.NaN
