import type { Issue } from 'shared/contract/failure'

/** The part of a field issue that applies to a file. */
export type FaultIssue = Pick<Issue, 'code' | 'minimum' | 'maximum' | 'origin'>
/** One error of a file: its place and its issue. */
export interface FileFault {
  /** Line of a YAML file or row of a spreadsheet; undefined where the whole file is concerned. */
  line?: number
  /** `title.fr`, or `quizzes.1.title.fr` where the file has several quizzes. */
  path?: string
  /** Name of a spreadsheet's column. */
  column?: string
  issue?: FaultIssue
}

/** The result of a parser: quizzes that are not validated yet, and the line of each path. */
export interface RawQuizzes {
  quizzes: unknown[]
  lineOf: (path: readonly (string | number)[]) => number | undefined
}
