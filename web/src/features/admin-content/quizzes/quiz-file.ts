import type { Issue } from 'shared/contract/failure'
import { type Quiz, QuizInput } from 'shared/model/content/quiz'
import { csvOf, readCsv } from './quiz-csv'
import { readYaml, yamlOf } from './quiz-yaml'
import type { FaultIssue, FileFault, RawQuizzes } from './raw-quizzes'

export type QuizFormat = 'yaml' | 'csv'
export type QuizFile = { quizzes: QuizInput[]; faults?: never } | { quizzes?: never; faults: FileFault[] }

const FAULTS_MAX = 20

/** The quizzes as a file, without the fields that only the server sets. */
export const quizFileOf = (quizzes: readonly Quiz[], format: QuizFormat): Promise<string> =>
  format === 'yaml' ? yamlOf(quizzes) : csvOf(quizzes)

export const formatOf = (name: string): QuizFormat => (/\.csv$/i.test(name) ? 'csv' : 'yaml')

/**
 * Parses a file of quizzes, all of it or nothing: either every quiz is valid, or the first `FAULTS_MAX` errors are
 * listed.
 */
export async function readQuizFile(name: string, text: string): Promise<QuizFile> {
  const raw = formatOf(name) === 'csv' ? await readCsv(text) : await readYaml(text)
  if ('faults' in raw) return { faults: raw.faults.slice(0, FAULTS_MAX) }
  // A text of another kind can be parsed as a single YAML value.
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
  { code, minimum, maximum, origin }: FaultIssue,
): FileFault {
  const line = lineOf(path)
  return {
    ...(line !== undefined && { line }),
    path: (quizzes.length === 1 ? path.slice(1) : ['quizzes', ...path]).join('.'),
    issue: {
      code,
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
      ...(origin !== undefined && { origin }),
    },
  }
}
