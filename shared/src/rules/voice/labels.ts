/** The label of a score of the speech test: `none` without a score, `to-improve` below the least score in `GRADES`. */
export type Grade = 'excellent' | 'very-good' | 'good' | 'fair' | 'to-improve' | 'none'
const GRADES = [
  [90, 'excellent'],
  [80, 'very-good'],
  [70, 'good'],
  [60, 'fair'],
] as const

/** The label of a score from 0 to 100. Each row of `GRADES` applies from its score on. */
export const gradeOf = (score: number | undefined): Grade =>
  score === undefined ? 'none' : (GRADES.find(([from]) => score >= from)?.[1] ?? 'to-improve')

export type ScoreColour = 'green' | 'yellow' | 'red' | 'grey'
export function colourOf(score: number | undefined): ScoreColour {
  if (score === undefined) return 'grey'
  if (score >= 80) return 'green'
  return score >= 60 ? 'yellow' : 'red'
}

export type Verdict = 'excellent' | 'good' | 'needs-improvement'
/** The verdict on the pronunciation, from the similarity to the reference. */
export function verdictOf(similarity: number): Verdict {
  if (similarity >= 90) return 'excellent'
  return similarity >= 70 ? 'good' : 'needs-improvement'
}
