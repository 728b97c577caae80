// The priority of each competency on a day: its estimated weakness, the uncertainty of the estimate, and the time since
// the last practice.
import type { Competency, SkillLevel } from '../../model/content/module.ts'
import { mean } from '../mean.ts'
import * as at from './constants.ts'
import type { CompetencyStanding, Standing } from './standing.ts'

/** The mean with few answers drawn towards the middle of the scale (shrinkage). */
export const believedMean = ({ answers, scoreSum }: Pick<CompetencyStanding, 'answers' | 'scoreSum'>) =>
  (scoreSum + at.PRIOR_SCORE * at.PRIOR_ANSWERS) / (answers + at.PRIOR_ANSWERS)
const doubt = ({ answers }: CompetencyStanding) => at.ANSWER_ERROR / Math.sqrt(answers + at.PRIOR_ANSWERS)
const missedShare = ({ asked, right }: CompetencyStanding) =>
  Math.max(0, at.TARGET_RIGHT - (right + at.TARGET_RIGHT * at.PRIOR_QUESTIONS) / (asked + at.PRIOR_QUESTIONS))

/** Points that a competency lacks, including its uncertainty. Above 0, so that no competency is ever finished. */
export const lack = (of: CompetencyStanding) =>
  0.2 +
  Math.max(0, at.TARGET_SCORE - believedMean(of)) +
  at.DOUBT_WEIGHT * doubt(of) +
  at.MISS_WEIGHT * missedShare(of) +
  at.FRAGILE_WEIGHT * Math.min(4, of.fragileCards)

/** Days after which a competency is due again. */
export const gapOf = ({ streak }: Pick<CompetencyStanding, 'streak'>) =>
  Math.min(at.STARVED_DAYS - 1, at.FIRST_GAP_DAYS * at.GAP_GROWTH ** streak)

/** The priority of each competency on a day. */
export function wantedOn(standing: Standing, day: number): Map<Competency, number> {
  return new Map(
    [...standing.competencies].map(([name, of]) => {
      const since = of.lastDay === undefined ? at.STARVED_DAYS : day - of.lastDay
      return [name, lack(of) * Math.min(2, Math.max(at.SAME_DAY_FACTOR, since / gapOf(of)))]
    }),
  )
}

/** Competencies that would be left longer than `STARVED_DAYS` if they waited for the next study day. */
export function starvingOn(standing: Standing, day: number, nextDay: number): Set<Competency> {
  const begin = standing.firstDay ?? day
  const names = [...standing.competencies].flatMap(([name, { lastDay }]) =>
    nextDay - (lastDay ?? begin) > at.STARVED_DAYS ? [name] : [],
  )
  return new Set(names)
}

/** The fitting level of scenarios and quizzes: easier at first. */
export function levelFor({ answers, recentScores }: Standing): SkillLevel {
  if (answers < at.EASY_ANSWERS) return 'beginner'
  const recent = mean(recentScores)
  return recent >= at.LEVEL_FROM.advanced
    ? 'advanced'
    : recent >= at.LEVEL_FROM.intermediate
      ? 'intermediate'
      : 'beginner'
}
