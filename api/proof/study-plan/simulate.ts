// Proof that the plan helps under stated assumptions. 2,000 learners (LEARNERS) with different ability, diligence and
// test date practise for 60 days in three ways, on the same days and for the same minutes: with the plan, in the fixed
// order of the library, and with the plan's kinds of sessions in that order. A plan for a long log must also be made in
// time.
import { addDays } from 'shared/rules/day-range'
import { mean } from 'shared/rules/mean'
import { TARGET_SCORE } from 'shared/rules/study-plan/constants'
import type { StudyGoals } from 'shared/rules/study-plan/goals'
import type { Session } from 'shared/rules/study-plan/session'
import { studyPlan } from 'shared/rules/study-plan/study-plan'
import { ASSUMPTIONS, Learner, random } from './learner.ts'
import { LONG_LOG, longInput, shippedLibrary } from './long-input.ts'
import { emptyLog, FIRST_DAY, practise } from './practise.ts'

const DAYS = 60
const LEARNERS = Number(process.env.LEARNERS ?? 2000)
const STRENGTHS = { weak: 4, middle: 4.8, strong: 5.6 } as const
const DILIGENCES = { 'half the days': 0.5, 'most days': 0.75, 'nearly all days': 0.95 } as const

const library = await shippedLibrary()

type Piece = Pick<Session, 'kind' | 'ref' | 'minutes'>
/**
 * The library in its fixed order, in rounds: a module in readings of at most ten minutes, with a typed answer after the
 * first, then a spoken answer and a quiz. Each list starts again when it ends.
 */
function* inFixedOrder(): Generator<Piece> {
  const inOrder = <T extends { order: number }>(offers: readonly T[]) => offers.toSorted((a, b) => a.order - b.order)
  const scenarios = inOrder(library.scenarios)
  const modules = inOrder(library.modules)
  for (let round = 0; ; round++) {
    const from = <T>(list: readonly T[]) => list[round % list.length] as T
    const module = from(modules)
    for (let read = 0; read < module.minutes; read += 10) {
      yield { kind: 'reading', ref: module.id, minutes: Math.min(10, module.minutes - read) }
      const typed = from(scenarios.filter(({ isSpoken }) => !isSpoken))
      if (read === 0) yield { kind: 'answer', ref: typed.id, minutes: 8 }
    }
    yield { kind: 'spoken', ref: from(scenarios.filter(({ isSpoken }) => isSpoken)).id, minutes: 7 }
    yield { kind: 'quiz', ref: from(library.quizzes).id, minutes: 8 }
  }
}

/**
 * The next session of a kind in the order of the library: the same kinds as in the plan, but nothing chosen for the
 * learner.
 */
function nextOfKind() {
  const places = new Map<string, number>()
  const ids: Partial<Record<Session['kind'], string[]>> = {
    answer: library.scenarios.filter(({ isSpoken }) => !isSpoken).map(({ id }) => id),
    spoken: library.scenarios.filter(({ isSpoken }) => isSpoken).map(({ id }) => id),
    quiz: library.quizzes.map(({ id }) => id),
    reading: library.modules.map(({ id }) => id),
  }
  return ({ kind, ref, minutes }: Session): Piece => {
    const list = ids[kind]
    if (!list) return { kind, ref, minutes }
    const place = places.get(kind) ?? 0
    places.set(kind, place + 1)
    return { kind, minutes, ref: list[place % list.length] as string }
  }
}

interface Outcome {
  planned: number
  fixed: number
  sameKinds: number
  before: number
  minutes: number
}

/**
 * Lets one learner practise in each way, from the same abilities and on the same days. Returns the shares of
 * competencies at the target, before and after, and the minutes of the plan.
 */
function play(seed: number, mean: number, diligence: number): Outcome {
  const chance = random(seed)
  const pick = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)] as T
  const goals: StudyGoals = {
    target: chance() < 0.2 ? null : { kind: 'date', day: addDays(FIRST_DAY, 25 + Math.floor(chance() * 60)) },
    minutes: pick([15, 20, 30, 45]),
    days: pick([3, 4, 5, 6]),
    language: 'fr',
  }
  const [planned, fixed, sameKinds] = [new Learner(mean, seed), new Learner(mean, seed), new Learner(mean, seed)]
  const before = planned.shareAbove(TARGET_SCORE)
  const [log, other, third] = [emptyLog(), emptyLog(), emptyLog()]
  const ofKind = nextOfKind()
  const order = inFixedOrder()
  let next = order.next().value as Piece
  /** Minutes that the plan has used and the fixed order has not. */
  let owed = 0
  let minutes = 0
  for (let day = 0; day < DAYS; day++) {
    const comes = chance() < diligence
    const today = addDays(FIRST_DAY, day)
    const [plan] = studyPlan({ log, goals, library, today, isOnline: true, plan: 'pro' }, 1)
    if (comes && plan) {
      for (const session of plan.sessions) {
        practise(planned, session, library, day, log)
        practise(sameKinds, ofKind(session), library, day, third)
      }
      owed += plan.minutes
      minutes += plan.minutes
      while (owed >= next.minutes) {
        practise(fixed, next, library, day, other)
        owed -= next.minutes
        next = order.next().value as Piece
      }
    }
    planned.sleep()
    fixed.sleep()
    sameKinds.sleep()
  }
  const above = (learner: Learner) => learner.shareAbove(TARGET_SCORE)
  return { planned: above(planned), fixed: above(fixed), sameKinds: above(sameKinds), before, minutes }
}

const started = performance.now()
const groups = Object.entries(STRENGTHS).flatMap(([strength, mean]) =>
  Object.entries(DILIGENCES).map(([diligence, chance]) => ({
    name: `${strength}, ${diligence}`,
    mean,
    chance,
    outcomes: [] as Outcome[],
  })),
)
for (let i = 0; i < LEARNERS; i++) {
  const group = groups[i % groups.length]
  group?.outcomes.push(play(i + 1, group.mean, group.chance))
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(7)
/** The lower end of the 95 % interval of a mean difference. */
function lowest(differences: readonly number[]) {
  const average = mean(differences)
  const error = Math.sqrt(mean(differences.map((one) => (one - average) ** 2)) / differences.length)
  return average - 1.96 * error
}
function line(name: string, outcomes: readonly Outcome[]) {
  const shares = (['before', 'fixed', 'sameKinds', 'planned'] as const).map((way) =>
    percent(mean(outcomes.map((o) => o[way]))),
  )
  const overFixed = outcomes.map(({ planned, fixed }) => planned - fixed)
  const overKinds = outcomes.map(({ planned, sameKinds }) => planned - sameKinds)
  const told = [overFixed, overKinds].map((some) => `${percent(mean(some))} (at least ${percent(lowest(some)).trim()})`)
  const minutes = `${Math.round(mean(outcomes.map((o) => o.minutes)))} min`
  console.log([name.padEnd(24), ...shares, ...told, minutes].join('  '))
  return Math.min(lowest(overFixed), lowest(overKinds))
}
console.log(
  `study plan: ${LEARNERS} learners, ${DAYS} days, share of the nine competencies at ${TARGET_SCORE} of 9 or above`,
)
console.log(`assumptions: ${JSON.stringify(ASSUMPTIONS)}`)
console.log('each learner three times: equal days, equal minutes; only what is practised differs')
console.log(
  'columns: before · fixed order · same kinds in the order of the library · plan · plan over fixed order · plan over same kinds · minutes',
)
for (const { name, outcomes } of groups) line(name, outcomes)
const low = line(
  'all',
  groups.flatMap(({ outcomes }) => outcomes),
)
console.log(`played in ${((performance.now() - started) / 1000).toFixed(1)} s`)

const input = longInput(library)
const times = Array.from({ length: 21 }, () => {
  const from = performance.now()
  studyPlan(input, 8)
  return performance.now() - from
}).sort((a, b) => a - b)
const MOST_MS = 20
const median = times[10] ?? Number.NaN
console.log(`a plan of eight days over ${LONG_LOG} records: median ${median.toFixed(1)} ms of 21, most ${MOST_MS} ms`)

const failed = !(low > 0) || !(median <= MOST_MS)
if (failed) console.error('FAILED: the plan is not shown to help, or it is too slow')
process.exit(failed ? 1 : 0)
