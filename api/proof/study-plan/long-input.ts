import { join } from 'node:path'
import { addDays } from 'shared/rules/day-range'
import type { StudyLibrary } from 'shared/rules/study-plan/library'
import { studyLibrary } from 'shared/rules/study-plan/study-library'
import type { StudyInput } from 'shared/rules/study-plan/study-plan'
import { shippedContent } from '../../src/content/shipped-content.ts'
import { Learner } from './learner.ts'
import { emptyLog, FIRST_DAY, practise } from './practise.ts'

/** The library of the shipped content, as on a device that has stored every module. */
export async function shippedLibrary(): Promise<StudyLibrary> {
  const shipped = shippedContent(join(import.meta.dirname, '../../content'))
  const [scenarios, quizzes, modules] = await Promise.all([shipped.scenarios(), shipped.quizzes(), shipped.modules()])
  const updatedAt = new Date(0).toISOString()
  return studyLibrary(
    {
      scenarios,
      quizzes: quizzes.map((quiz) => ({ ...quiz, updatedAt })),
      modules: modules.map((module) => ({ ...module, updatedAt, pageCount: module.pages.length })),
    },
    'fr',
    new Set(modules.map(({ id }) => id)),
  )
}

/** Records in the log of a learner who has practised for years. */
export const LONG_LOG = 10_000
const A_DAY = 14

/**
 * The study plan's input for a learner with `LONG_LOG` records: a third are answers, a third quizzes, a third typing.
 */
export function longInput(library: StudyLibrary): StudyInput {
  const log = emptyLog()
  const someone = new Learner(5, 1)
  for (let i = 0; i < LONG_LOG; i++) {
    const place = <T>(list: readonly T[]) => list[i % list.length] as T
    const day = Math.floor(i / A_DAY)
    if (i % 3 === 0)
      practise(someone, { kind: 'answer', ref: place(library.scenarios).id, minutes: 8 }, library, day, log)
    else if (i % 3 === 1)
      practise(someone, { kind: 'quiz', ref: place(library.quizzes).id, minutes: 8 }, library, day, log)
    else practise(someone, { kind: 'typing', ref: '', minutes: 2 }, library, day, log)
  }
  const today = addDays(FIRST_DAY, Math.ceil(LONG_LOG / A_DAY))
  const target = { kind: 'date', day: addDays(today, 45) } as const
  return { log, goals: { target, minutes: 30, days: 5, language: 'fr' }, library, today, isOnline: true, plan: 'pro' }
}
