import type { Competency } from '../../model/content/module.ts'
import type { Candidate, DayContext } from './candidates.ts'
import * as at from './constants.ts'
import { lack } from './priority.ts'
import type { Why } from './session.ts'
import type { Standing } from './standing.ts'

const tenth = (value: number) => Math.round(value * 10) / 10

function typingReason(standing: Standing, { library }: DayContext): Why {
  const { runs, wpm } = standing.typing
  if (runs === 0) return { kind: 'typing-unknown', needed: library.typingNeeded }
  return wpm < library.typingNeeded
    ? { kind: 'typing-slow', wpm: Math.round(wpm), needed: library.typingNeeded }
    : { kind: 'typing-keep', wpm: Math.round(wpm) }
}

function spokenReason({ spoken: { answers, words, fillers } }: Standing, { library }: DayContext): Why | undefined {
  if (answers === 0) return { kind: 'spoken-first' }
  const each = Math.round(words / answers)
  if (each < library.spokenNeeded) return { kind: 'spoken-short', words: each, needed: library.spokenNeeded }
  const perHundred = tenth((fillers / Math.max(1, words)) * 100)
  return perHundred >= at.FILLERS_MANY ? { kind: 'fillers', perHundred } : undefined
}

/** The competency of a session that lacks most, with the evidence. */
function competencyReason(standing: Standing, { day }: DayContext, names: readonly Competency[]): Why {
  const known = names.flatMap((name) => {
    const of = standing.competencies.get(name)
    return of ? [{ name, of }] : []
  })
  const [most] = known.sort((a, b) => lack(b.of) - lack(a.of))
  if (!most) return { kind: 'all-nine' }
  const { name: competency, of } = most
  if (of.answers === 0 && of.asked === 0) return { kind: 'unmeasured', competency }
  const days = of.lastDay === undefined ? 0 : day - of.lastDay
  const wrong = of.asked - of.right
  if (of.answers > 0 && of.scoreSum / of.answers < at.TARGET_SCORE)
    return { kind: 'weakest', competency, mean: tenth(of.scoreSum / of.answers), answers: of.answers }
  if (of.asked > 0 && of.right / of.asked < at.TARGET_RIGHT)
    return { kind: 'missed', competency, wrong, asked: of.asked }
  if (of.fragileCards > 0) return { kind: 'fragile', competency, cards: of.fragileCards }
  if (of.answers === 0) return { kind: 'unmeasured', competency }
  return days > at.FIRST_GAP_DAYS ? { kind: 'not-lately', competency, days } : { kind: 'mixed', competency }
}

/** Why a session is in the plan. `starving` are the competencies that could not wait. */
export function reasonFor(
  candidate: Candidate,
  standing: Standing,
  context: DayContext,
  starving: ReadonlySet<Competency>,
): Why {
  const { kind, competencies, ref } = candidate
  if (kind === 'review') return { kind: 'due', count: Math.round(candidate.minutes / at.REVIEW_MINUTES) }
  if (kind === 'typing') return typingReason(standing, context)
  if (kind === 'quiz' && competencies.length === standing.competencies.size) return { kind: 'all-nine' }
  const waiting = competencies.find((name) => starving.has(name))
  const last = waiting && standing.competencies.get(waiting)?.lastDay
  if (waiting && last !== undefined) return { kind: 'not-lately', competency: waiting, days: context.day - last }
  if (kind === 'reading') {
    const order = context.library.modules.find(({ id }) => id === ref)?.order ?? 1
    return standing.answers < at.START_ANSWERS
      ? { kind: 'next-module', order }
      : competencyReason(standing, context, competencies)
  }
  return (
    (kind === 'spoken' ? spokenReason(standing, context) : undefined) ??
    competencyReason(standing, context, competencies)
  )
}
