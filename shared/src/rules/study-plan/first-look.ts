import type { StudyLibrary } from './library.ts'
import type { StudyLog } from './log.ts'
import type { PlannedDay, Session } from './session.ts'

/** Questions of a first look. */
export const FIRST_QUESTIONS = 5
/** Minutes of its sessions, twelve in all: the answers at the pace of the test, with little time for the evaluation. */
const MINUTES = { answer: 5, spoken: 3, typing: 1, questions: 3 } as const

/** Whether the log has nothing of a learner before today. */
export const isNew = ({ days, cards: _, ...acts }: StudyLog, today: string) =>
  Object.values(acts).every((records) => records.every(({ day }) => day >= today)) && days.every((day) => day >= today)

/**
 * A first look of about twelve minutes for a new learner: one typed answer, one spoken, a minute of typing, five
 * questions. It can be left at any point; whatever was done is where the plan begins. Undefined where the library has
 * no scenario for beginners.
 */
export function firstLook({ scenarios, quizzes, tests }: StudyLibrary, today: string): PlannedDay | undefined {
  const reserved = new Set(tests.filter(({ kind }) => kind === 'full').flatMap(({ scenarioIds }) => scenarioIds))
  const easiest = (isSpoken: boolean) => {
    const found = scenarios.filter((one) => one.isSpoken === isSpoken && one.difficulty === 'beginner')
    const byOrder = found.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    return byOrder.find(({ id }) => !reserved.has(id)) ?? byOrder[0]
  }
  const why = { kind: 'first-look' } as const
  const answers = (['answer', 'spoken'] as const).flatMap((kind): Session[] => {
    const offer = easiest(kind === 'spoken')
    return offer ? [{ kind, ref: offer.id, minutes: MINUTES[kind], competencies: offer.competencies, why }] : []
  })
  if (answers.length === 0) return undefined
  const others = (['typing', 'questions'] as const).flatMap((kind): Session[] =>
    kind === 'questions' && quizzes.length === 0
      ? []
      : [{ kind, ref: '', minutes: MINUTES[kind], competencies: [], why }],
  )
  const sessions = [...answers, ...others]
  return {
    day: today,
    kind: 'first-look',
    daysLeft: null,
    isLighter: false,
    minutes: sessions.reduce((sum, { minutes }) => sum + minutes, 0),
    sessions,
  }
}
