/**
 * The result of a journey in an engine (`passed`), why it is not tried there (`cannot`), or, without a journey, the
 * Debian packages that this machine lacks to run the engine (`missing`).
 */
export interface Result {
  engine: string
  row?: string
  passed?: boolean
  /** What the engine's driver cannot do. */
  cannot?: string
  missing?: string
}

/** A line for each journey with a column for each engine; below it, what could not be tried and why, and what this machine lacks. */
export function table(results: readonly Result[]): string {
  const engines = [...new Set(results.filter(({ row }) => row !== undefined).map(({ engine }) => engine))]
  const rows = [...new Set(results.flatMap(({ row }) => row ?? []))]
  const width = Math.max(0, ...rows.map((row) => row.length))
  const cell = (engine: string, row: string) => {
    const found = results.find((result) => result.engine === engine && result.row === row)
    if (found?.cannot !== undefined) return 'not tried'
    return found === undefined ? '–' : found.passed ? 'passed' : 'FAILED'
  }
  const line = (first: string, cells: readonly string[]) =>
    [first.padEnd(width), ...cells.map((text) => text.padEnd(9))].join('  ').trimEnd()
  const missing = results.flatMap(({ engine, missing }) =>
    missing === undefined ? [] : [`${engine} did not run; install it with: apt-get install ${missing}`],
  )
  const untried = results.flatMap(({ engine, row, cannot }) =>
    cannot === undefined ? [] : [`${engine}, ${row}: not tried, because its driver ${cannot}`],
  )
  return [
    line('', engines),
    ...rows.map((row) =>
      line(
        row,
        engines.map((engine) => cell(engine, row)),
      ),
    ),
    ...untried,
    ...missing,
  ].join('\n')
}
