import type { Issue } from 'shared/contract/failure'
import { type Quiz, QuizInput } from 'shared/model/quiz'
import { csvOf, readCsv } from './quiz-csv'
import { readYaml, yamlOf } from './quiz-yaml'

export type QuizFormat = 'yaml' | 'csv'
type FaultIssue = Pick<Issue, 'code' | 'minimum' | 'maximum'>
/** One thing wrong with a file: where, and how it is refused. */
export interface FileFault {
  /** Line of a YAML file, row of a spreadsheet; none where the whole file is meant. */
  line?: number
  /** `title.fr`; with the place of the quiz where there are several. */
  path?: string
  /** Name of a spreadsheet's column. */
  column?: string
  issue?: FaultIssue
}
export type QuizFile = { quizzes: QuizInput[]; faults?: never } | { quizzes?: never; faults: FileFault[] }

/** What a reader of a format gives: quizzes that nobody has checked, and where each of their places stands. */
export interface RawQuizzes {
  quizzes: unknown[]
  lineOf: (path: readonly (string | number)[]) => number | undefined
}

const FAULTS_MAX = 20

/** The quizzes as a file; what only the server gives them is left out. */
export const quizFileOf = (quizzes: readonly Quiz[], format: QuizFormat): Promise<string> =>
  format === 'yaml' ? yamlOf(quizzes) : csvOf(quizzes)

export const formatOf = (name: string): QuizFormat => (/\.csv$/i.test(name) ? 'csv' : 'yaml')

/** Reads a file of quizzes, all of it or nothing: every quiz is right, or the faults are named. */
export async function readQuizFile(name: string, text: string): Promise<QuizFile> {
  const raw = formatOf(name) === 'csv' ? await readCsv(text) : await readYaml(text)
  if ('faults' in raw) return { faults: raw.faults.slice(0, FAULTS_MAX) }
  // A text of another kind can pass for one value of YAML.
  if (!raw.quizzes.some((quiz) => typeof quiz === 'object' && quiz !== null)) return { faults: [{}] }
  const faults: FileFault[] = []
  const quizzes: QuizInput[] = []
  const ids = new Set<string>()
  for (const [i, quiz] of raw.quizzes.entries()) {
    const read = QuizInput.safeParse(quiz)
    if (read.success) {
      quizzes.push(read.data)
      const { id } = read.data
      if (id !== undefined && ids.has(id)) faults.push(fault(raw, [i, 'id'], { code: 'twice' }))
      if (id !== undefined) ids.add(id)
    } else for (const issue of read.error.issues) faults.push(fault(raw, [i, ...issue.path.map(place)], issue as Issue))
  }
  return faults.length > 0 ? { faults: faults.slice(0, FAULTS_MAX) } : { quizzes }
}

const place = (key: PropertyKey) => (typeof key === 'number' ? key : String(key))

function fault(
  { quizzes, lineOf }: RawQuizzes,
  path: (string | number)[],
  { code, minimum, maximum }: FaultIssue,
): FileFault {
  const line = lineOf(path)
  return {
    ...(line !== undefined && { line }),
    path: (quizzes.length === 1 ? path.slice(1) : ['quizzes', ...path]).join('.'),
    issue: { code, ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) },
  }
}
