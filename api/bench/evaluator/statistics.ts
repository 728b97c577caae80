import { seededChance } from 'shared/rules/games/chance'
import { mean } from 'shared/rules/mean'

/** Share of the values that satisfy a condition, 0 to 1. */
export const share = <T>(values: readonly T[], holds: (value: T) => boolean) =>
  values.filter(holds).length / Math.max(1, values.length)

/** Ranks with ties shared, 1 for the lowest. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((v, i) => [v, i] as const).sort(([a], [b]) => a - b)
  const result = new Array<number>(values.length)
  for (let i = 0; i < order.length; ) {
    let j = i
    while (j < order.length && order[j]?.[0] === order[i]?.[0]) j++
    for (let k = i; k < j; k++) result[order[k]?.[1] ?? 0] = (i + j + 1) / 2
    i = j
  }
  return result
}

/** Spearman's rank correlation, ties shared. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)]
  const [mx, my] = [mean(x), mean(y)]
  let [xy, xx, yy] = [0, 0, 0]
  x.forEach((v, i) => {
    const [dx, dy] = [v - mx, (y[i] ?? 0) - my]
    xy += dx * dy
    xx += dx * dx
    yy += dy * dy
  })
  return xy / Math.sqrt(xx * yy)
}

/** For each share, the value below which this share of the values lies; 0 for no values. */
export function quantiles(values: readonly number[], shares: readonly number[]): number[] {
  const sorted = Float64Array.from(values).sort()
  return shares.map((share) => sorted[Math.floor(sorted.length * share)] ?? 0)
}
export const quantile = (values: readonly number[], share: number) => quantiles(values, [share])[0] as number

const SAMPLES = 1000
/** A figure over rows with its 95 % interval: bootstrap by scenario, seeded. */
export function withInterval<T extends { scenarioId: string }>(
  rows: readonly T[],
  figure: (rows: readonly T[]) => number,
) {
  const groups = [...Map.groupBy(rows, (r) => r.scenarioId).values()]
  const random = seededChance(1)
  const samples = Array.from({ length: SAMPLES }, () =>
    figure(groups.flatMap(() => groups[Math.floor(random() * groups.length)] ?? [])),
  ).sort((a, b) => a - b)
  const [low = 0, high = 0] = [samples[Math.floor(SAMPLES * 0.025)], samples[Math.floor(SAMPLES * 0.975) - 1]]
  return { value: figure(rows), low, high }
}
