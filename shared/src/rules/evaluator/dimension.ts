/** The ten dimensions of an answer, in the terms that raters use. */
export const DIMENSIONS = [
  'perspective',
  'information',
  'dilemma',
  'nonJudgement',
  'empathy',
  'options',
  'actions',
  'ethics',
  'professionalism',
  'structure',
] as const
export type Dimension = (typeof DIMENSIONS)[number]
