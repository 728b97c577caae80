// A session done by the simulated learner: what it adds, and what the log then contains.
import type { Competency } from 'shared/model/content/module'
import { addDays } from 'shared/rules/day-range'
import type { StudyLibrary } from 'shared/rules/study-plan/library'
import type {
  AnswerRecord,
  Counts,
  QuizRecord,
  ReadingRecord,
  StudyLog,
  TestRecord,
  TypingRecord,
} from 'shared/rules/study-plan/log'
import type { Session } from 'shared/rules/study-plan/session'
import { ASSUMPTIONS, type Learner } from './learner.ts'

export const FIRST_DAY = '2026-09-01'
export interface Log extends StudyLog {
  answers: AnswerRecord[]
  quizzes: QuizRecord[]
  typing: TypingRecord[]
  tests: TestRecord[]
  reading: ReadingRecord[]
}
export const emptyLog = (): Log => ({
  answers: [],
  quizzes: [],
  typing: [],
  reviews: [],
  tests: [],
  reading: [],
  cards: [],
  days: [],
})

let acts = 0
const act = (day: number) => ({
  id: `act-${++acts}`,
  day: addDays(FIRST_DAY, day),
  at: day * 86_400_000 + (acts % 80_000_000),
})

type Piece = Pick<Session, 'kind' | 'ref' | 'minutes'>
const share = (place: number) => (place === 0 ? 1 : ASSUMPTIONS.otherShare)

function answer(learner: Learner, names: readonly Competency[], piece: Piece, day: number, log: Log) {
  const score = learner.answer(names)
  for (const [place, name] of names.entries()) learner.practise(name, ASSUMPTIONS.answerGain * share(place), day)
  log.answers.push({
    ...act(day),
    scenarioId: piece.ref,
    competencies: names,
    score,
    half: 1.9,
    isSpoken: piece.kind === 'spoken',
    words: 130,
    fillers: 2,
    isCredited: true,
  })
}

function quiz(learner: Learner, { ref }: Piece, library: StudyLibrary, day: number, log: Log) {
  const found = library.quizzes.find(({ id }) => id === ref)
  const counts: Counts = {}
  for (const [name, asked] of Object.entries(found?.asks ?? {}) as [Competency, number][]) {
    const right = Array.from({ length: asked }, () => learner.isRight(name)).filter(Boolean).length
    counts[name] = { asked, right }
    learner.practise(name, ASSUMPTIONS.quizGain * Math.sqrt(asked / (found?.questions ?? 1)), day)
  }
  log.quizzes.push({ ...act(day), quizId: ref, counts })
}

function read(learner: Learner, { ref, minutes }: Piece, library: StudyLibrary, day: number, log: Log) {
  const module = library.modules.find(({ id }) => id === ref)
  const names = module?.competencies ?? []
  for (const name of names)
    learner.practise(name, (ASSUMPTIONS.readingGain * (minutes / 10)) / Math.sqrt(Math.max(1, names.length)), day)
  const before = log.reading.filter((one) => one.moduleId === ref).reduce((sum, one) => sum + one.seconds, 0)
  const isFinished = before / 60 + minutes >= (module?.minutes ?? 0)
  log.reading.push({ ...act(day), moduleId: ref, competencies: names, isFinished, seconds: minutes * 60 })
}

/** Does a session on a day: changes the learner, and adds the record of the session to the log. */
export function practise(learner: Learner, piece: Piece, library: StudyLibrary, day: number, log: Log) {
  const { kind, ref } = piece
  if (kind === 'answer' || kind === 'spoken')
    answer(learner, library.scenarios.find(({ id }) => id === ref)?.competencies ?? [], piece, day, log)
  if (kind === 'quiz') quiz(learner, piece, library, day, log)
  if (kind === 'reading') read(learner, piece, library, day, log)
  if (kind === 'typing') log.typing.push({ ...act(day), wpm: 45, seconds: 120 })
  if (kind === 'full-test' || kind === 'mini-test') {
    const test = library.tests.find(({ id }) => id === ref)
    const names = test?.competencies ?? []
    for (const name of names) learner.practise(name, ASSUMPTIONS.testGain * (kind === 'full-test' ? 1 : 0.4), day)
    log.tests.push({ ...act(day), planId: ref, kind: test?.kind ?? 'full', competencies: names })
  }
}
