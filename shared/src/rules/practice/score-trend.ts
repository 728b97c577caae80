import { mean } from '../mean.ts'

/** Number of answers in the moving mean. */
export const TREND_MEAN_OF = 7

interface Scored {
  score: number
  /** ISO 8601. */
  createdAt: string
}
interface Point {
  /** Epoch milliseconds. */
  at: number
  value: number
}

/** The trend of scores, sorted oldest first: each score, and from the seventh on the mean of the last seven. */
export function scoreTrend(scores: readonly Scored[]): { single: Point[]; mean: Point[] } {
  const single = scores
    .map(({ score, createdAt }) => ({ at: Date.parse(createdAt), value: score }))
    .sort((a, b) => a.at - b.at)
  const means = single.slice(TREND_MEAN_OF - 1).map(({ at }, i) => {
    const window = single.slice(i, i + TREND_MEAN_OF)
    return { at, value: mean(window.map(({ value }) => value)) }
  })
  return { single, mean: means }
}
