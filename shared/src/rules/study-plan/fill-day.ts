// The sessions of one day: first the competencies that would be neglected, then due reviews, then each kind in its turn
// with its most valuable candidate.
import type { Competency } from '../../model/content/module.ts'
import { type Candidate, candidatesOn, type DayContext } from './candidates.ts'
import * as at from './constants.ts'
import { starvingOn } from './priority.ts'
import type { SessionKind } from './session.ts'
import type { Standing } from './standing.ts'

/** The order within a day: warm-up, learning, then answers. */
const ORDER: readonly SessionKind[] = ['review', 'typing', 'reading', 'quiz', 'answer', 'spoken']
/** Kinds that use an evaluation of the subscription. */
const isEvaluated = ({ kind }: Candidate) => kind === 'answer' || kind === 'spoken'

function phaseOf(standing: Standing, daysLeft: number | null): at.Phase {
  if (daysLeft !== null && daysLeft <= at.SHARPEN_DAYS && standing.answers > 0) return 'sharpen'
  return standing.answers < at.START_ANSWERS ? 'start' : 'build'
}

/** The target share of minutes of each kind, adjusted to the learner's typing and speaking. */
function sharesFor(standing: Standing, context: DayContext, daysLeft: number | null) {
  const shares: Partial<Record<SessionKind, number>> = { ...at.SHARES[phaseOf(standing, daysLeft)] }
  const { runs, wpm } = standing.typing
  if (runs > 0 && wpm >= context.library.typingNeeded) shares.typing = (shares.typing ?? 0) * at.TYPED_ENOUGH_FACTOR
  const { answers, words, fillers } = standing.spoken
  const isWeak =
    answers > 0 &&
    (words / answers < context.library.spokenNeeded || (fillers / Math.max(1, words)) * 100 >= at.FILLERS_MANY)
  if (isWeak) shares.spoken = (shares.spoken ?? 0) * at.SPOKEN_WEAK_FACTOR
  return shares
}

const typingGap = ({ typing: { runs, wpm } }: Standing, { library }: DayContext) =>
  at.TYPING_GAP_DAYS[runs > 0 && wpm >= library.typingNeeded ? 'enough' : 'slow']

/** Minutes of each kind in the two weeks before a day. */
function spentLately(standing: Standing, day: number) {
  const spent: Partial<Record<SessionKind, number>> = {}
  for (let i = 1; i <= at.SHARE_WINDOW_DAYS; i++)
    for (const [kind, minutes] of Object.entries(standing.spent.get(day - i) ?? {}))
      spent[kind as SessionKind] = (spent[kind as SessionKind] ?? 0) + minutes
  return spent
}

const covers = (competencies: readonly Competency[], wanted: ReadonlySet<Competency>) =>
  competencies.filter((name) => wanted.has(name)).length

/** The value of a candidate beside the chosen ones: a competency that the day does not have yet counts more. */
function freshValue({ value, competencies }: Candidate, chosen: readonly Candidate[]) {
  const [first] = competencies
  const same = first !== undefined && chosen.some((other) => other.competencies[0] === first)
  return same ? value * at.SAME_DAY_FACTOR : value
}

export interface FilledDay {
  /** The sessions of the day, in the order in which they are done. */
  chosen: Candidate[]
  /** Competencies that cannot wait another day. */
  starving: ReadonlySet<Competency>
}

/** Chooses the sessions of a day. `nextDay` is the study day after it. */
export function fillDay(
  standing: Standing,
  context: DayContext,
  { nextDay, daysLeft }: { nextDay: number; daysLeft: number | null },
): FilledDay {
  const candidates = candidatesOn(standing, context)
  const chosen: Candidate[] = []
  let left = context.minutes
  const starving = starvingOn(standing, context.day, nextDay)
  const fits = (one: Candidate) =>
    one.minutes <= left &&
    chosen.length < at.PIECES_MAX &&
    !chosen.some(({ kind, ref }) => kind === one.kind && ref === one.ref) &&
    (!isEvaluated(one) || chosen.filter(isEvaluated).length < context.evaluations)
  const take = (one: Candidate) => {
    chosen.push(one)
    left -= one.minutes
  }

  const missing = new Set(starving)
  while (missing.size > 0) {
    const [best] = candidates
      .filter((one) => fits(one) && covers(one.competencies, missing) > 0)
      .sort((a, b) => covers(b.competencies, missing) - covers(a.competencies, missing))
    if (!best) break
    take(best)
    for (const name of best.competencies) missing.delete(name)
  }

  const review = candidates.find(({ kind }) => kind === 'review')
  // On a short day only part of the due questions fits: the rest stays due.
  if (review && left > 0 && chosen.length < at.PIECES_MAX)
    take({ ...review, minutes: Math.min(review.minutes, Math.max(1, Math.floor(left / 2))) })

  const shares = sharesFor(standing, context, daysLeft)
  const lately = spentLately(standing, context.day)
  const isTypingDue = context.day - (standing.typing.lastDay ?? 0) >= typingGap(standing, context)
  while (chosen.length < at.PIECES_MAX) {
    const open = candidates.filter(
      (one) => one.kind !== 'review' && fits(one) && (one.kind !== 'typing' || isTypingDue),
    )
    if (open.length === 0) break
    const hunger = (kind: SessionKind) => {
      const isAgain = chosen.some((one) => one.kind === kind)
      return ((shares[kind] ?? 0) / (1 + (lately[kind] ?? 0))) * (isAgain ? at.SAME_KIND_FACTOR : 1)
    }
    const kinds = [...new Set(open.map(({ kind }) => kind))]
    const kind = kinds.sort((a, b) => hunger(b) - hunger(a) || ORDER.indexOf(a) - ORDER.indexOf(b))[0]
    const [best] = open.filter((one) => one.kind === kind).sort((a, b) => freshValue(b, chosen) - freshValue(a, chosen))
    if (!best) break
    take(best)
  }
  const typing = candidates.find(({ kind }) => kind === 'typing')
  // A short second session adds variety.
  if (typing && chosen.length === 1 && fits(typing)) take(typing)
  return { chosen: chosen.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)), starving }
}
