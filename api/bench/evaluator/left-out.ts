// Models that did not see the scenario of the row they are asked about.

interface OfScenario {
  scenarioId: string
}
/** The scenarios of some rows divided into parts, in turn by their ids: for each part, whether a row is in it. */
export function partsOf(rows: readonly OfScenario[], count: number) {
  const ids = [...new Set(rows.map(({ scenarioId }) => scenarioId))].sort()
  const parts = new Map(ids.map((id, i) => [id, i % count]))
  return Array.from(
    { length: count },
    (_, part) =>
      ({ scenarioId }: OfScenario) =>
        parts.get(scenarioId) === part,
  )
}

/** Each row, part by part, with the model that was fitted to the rows of the other parts. */
export const leftOut = <Row extends OfScenario, Model>(
  rows: readonly Row[],
  parts: ReturnType<typeof partsOf>,
  fitTo: (others: Row[]) => Model,
): { row: Row; model: Model }[] =>
  parts.flatMap((isIn) => {
    const model = fitTo(rows.filter((row) => !isIn(row)))
    return rows.filter(isIn).map((row) => ({ row, model }))
  })
