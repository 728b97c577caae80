const STEPS = [1, 2, 2.5, 5, 10]

/**
 * Round values for an axis that covers `low` to `high` in at most `most` steps (Heckbert, "Nice numbers for graph
 * labels", Graphics Gems, 1990). The first is at or below `low`, the last at or above `high`; equal ends get room on
 * both sides.
 */
export function niceTicks(low: number, high: number, most = 4): number[] {
  const [from, to] =
    low === high ? [low - Math.max(1, Math.abs(low) / 10), high + Math.max(1, Math.abs(high) / 10)] : [low, high]
  const rough = (to - from) / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const steps = [...STEPS, 20, 25, 50].map((step) => step * power)
  const step = steps.find((s) => Math.ceil(to / s) - Math.floor(from / s) <= most) ?? 10 * power
  const first = Math.floor(from / step)
  const last = Math.ceil(to / step)
  // Each tick is computed as a whole multiple of the step, so that rounding errors do not accumulate.
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)))
}
