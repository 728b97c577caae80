import type { CompetencyGuide } from '../model/content/competency-guide.ts'
import { both } from './make.ts'

export const makeCompetencyGuide = (over: Partial<CompetencyGuide> = {}): CompetencyGuide => ({
  id: 'empathy',
  order: 3,
  name: both('Empathy'),
  definition: both('To understand what someone else feels, and to show it.'),
  shows: [both('Names the feeling.'), both('Asks before it advises.')],
  contradicts: [both('Speaks for the other.'), both('Hurries to the solution.')],
  ...over,
})
