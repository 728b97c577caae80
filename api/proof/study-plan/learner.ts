// The simulated learner: what practice adds, what time takes away, what an answer shows. Every number here is an
// assumption, printed with the result, and the same for all ways of practising.
import { Competency } from 'shared/model/content/module'

export const ASSUMPTIONS = {
  /**
   * Points out of 9 that one answer to a scenario adds to its first competency, for a learner in the middle of the
   * scale.
   */
  answerGain: 0.24,
  /** The share of that gain that the other competencies of a scenario get. */
  otherShare: 0.6,
  /**
   * Points that a quiz adds to each of its competencies, multiplied by the square root of its share of the questions.
   */
  quizGain: 0.14,
  /**
   * Points that ten minutes of reading add to each competency of the module, divided by the square root of their
   * number.
   */
  readingGain: 0.1,
  /** Points that a full practice test adds to each of its competencies; a short test adds 0.4 of that. */
  testGain: 0.3,
  /** The highest ability in points; the nearer a learner is to it, the less practice adds. */
  ceiling: 8.5,
  /**
   * Share of the gain when a competency is practised again on the same day, and the time constant, in days, with which
   * the full gain returns (spacing effect).
   */
  sameDayShare: 0.35,
  spacingDays: 2,
  /** Share of the gain that is lost on each day. */
  forgotten: 0.008,
  /** Standard deviation of a practice score around the learner's ability. */
  noise: 1.3,
} as const

/** Random numbers in [0, 1), the same for the same seed (mulberry32). */
export function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
export const normal = (chance: () => number) =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())

/** A learner's ability in each competency, and when each was last practised. */
export class Learner {
  private readonly skills: Map<Competency, { base: number; gained: number; last: number }>
  private readonly chance: () => number
  constructor(mean: number, seed: number) {
    this.chance = random(seed)
    this.skills = new Map(
      Competency.options.map((name) => [
        name,
        { base: Math.min(8, Math.max(2, mean + normal(this.chance))), gained: 0, last: -100 },
      ]),
    )
  }
  level(name: Competency) {
    const { base, gained } = this.skills.get(name) ?? { base: 5, gained: 0 }
    return base + gained
  }
  practise(name: Competency, amount: number, day: number) {
    const skill = this.skills.get(name)
    if (!skill) return
    const { ceiling, sameDayShare, spacingDays } = ASSUMPTIONS
    const rested = sameDayShare + (1 - sameDayShare) * (1 - Math.exp(-(day - skill.last) / spacingDays))
    const room = Math.max(0, ceiling - skill.base - skill.gained) / (ceiling - 5)
    skill.gained += amount * room * (day === skill.last ? sameDayShare : rested)
    skill.last = day
  }
  sleep() {
    for (const skill of this.skills.values()) skill.gained *= 1 - ASSUMPTIONS.forgotten
  }
  /** The practice score of an answer about these competencies. */
  answer(names: readonly Competency[]) {
    const mean = names.reduce((sum, name) => sum + this.level(name), 0) / Math.max(1, names.length)
    return Math.round(Math.min(9, Math.max(1, mean + ASSUMPTIONS.noise * normal(this.chance))) * 10) / 10
  }
  /** Whether a question about a competency is answered rightly. */
  isRight(name: Competency) {
    return this.chance() < 1 / (1 + Math.exp(-(this.level(name) - 4) * 0.9))
  }
  /** Share of the nine competencies at the target or above. */
  shareAbove(target: number) {
    return Competency.options.filter((name) => this.level(name) >= target).length / Competency.options.length
  }
}
