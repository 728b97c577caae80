import type { Question, Quiz } from 'shared/model/content/quiz'
import { cellText } from 'shared/rules/csv-cells'
import { groupBy } from 'shared/rules/group-by'
import { BYTE_ORDER_MARK, csvText } from '#browser/files/csv-file'
import type { FileFault, RawQuizzes } from './raw-quizzes'

const LETTERS = ['A', 'B', 'C', 'D'] as const

type Row = Record<string, string>
/** Columns of the quiz: repeated in each of its rows, read from the first. */
const HEAD: readonly (readonly [column: string, path: string, of: (quiz: Quiz) => string])[] = [
  ['quiz_id', 'id', (quiz) => quiz.id],
  ['title_fr', 'title.fr', (quiz) => quiz.title.fr],
  ['title_en', 'title.en', (quiz) => quiz.title.en],
  ['description_fr', 'description.fr', (quiz) => quiz.description.fr],
  ['description_en', 'description.en', (quiz) => quiz.description.en],
  ['category', 'category', (quiz) => quiz.category],
  ['difficulty', 'difficulty', (quiz) => quiz.difficulty],
  ['time_limit', 'timeLimit', (quiz) => String(quiz.timeLimit)],
  ['passing_score', 'passingScore', (quiz) => String(quiz.passingScore)],
  ['published', 'isPublished', (quiz) => (quiz.isPublished ? '1' : '0')],
]
/** Columns of the question: one per row. */
const QUESTION: readonly (readonly [column: string, of: (question: Question) => string])[] = [
  ['question_id', (question) => question.id],
  ['question_fr', (question) => question.question.fr],
  ['question_en', (question) => question.question.en],
  ...LETTERS.flatMap((letter, i) => [
    [`${letter.toLowerCase()}_fr`, (question: Question) => question.options.fr[i] ?? ''] as const,
    [`${letter.toLowerCase()}_en`, (question: Question) => question.options.en[i] ?? ''] as const,
  ]),
  ['correct', (question) => LETTERS[Number(question.correctAnswer)] ?? ''],
  ['explanation_fr', (question) => question.explanation.fr],
  ['explanation_en', (question) => question.explanation.en],
  ['points', (question) => String(question.points)],
  ['competency', (question) => question.competency ?? ''],
]
export const CSV_COLUMNS = [...HEAD.map(([column]) => column), ...QUESTION.map(([column]) => column)]

/** One row per question, preceded by its quiz. No cell can run as a formula. */
export async function csvOf(quizzes: readonly Quiz[]): Promise<string> {
  const rows = quizzes.flatMap((quiz) =>
    quiz.questions.map((question) => [...HEAD.map(([, , of]) => of(quiz)), ...QUESTION.map(([, of]) => of(question))]),
  )
  return csvText([CSV_COLUMNS, ...rows], 'en')
}

const plain = (cell = '') => cellText(cell)
/** The number in a cell; undefined for an empty cell. Text that is not a number is kept for validation to refuse. */
const number = (cell: string) => (cell.trim() === '' ? undefined : Number.isNaN(Number(cell)) ? cell : Number(cell))
const flag = (cell: string) => ({ '1': true, '0': false, true: true, false: false })[cell.trim().toLowerCase()] ?? cell
const given = (cell: string) => (cell.trim() === '' ? undefined : cell.trim())
const optional = <V>(name: string, value: V | undefined) => (value === undefined ? {} : { [name]: value })

const questionOf = (row: Row) => {
  const cell = (name: string) => plain(row[name])
  const correct = 'ABCD'.indexOf(cell('correct').trim().toUpperCase() || '-')
  return {
    ...optional('id', given(cell('question_id'))),
    question: { fr: cell('question_fr'), en: cell('question_en') },
    options: {
      fr: LETTERS.map((letter) => cell(`${letter.toLowerCase()}_fr`)),
      en: LETTERS.map((letter) => cell(`${letter.toLowerCase()}_en`)),
    },
    correctAnswer: correct < 0 || cell('correct').trim().length > 1 ? cell('correct') : String(correct),
    explanation: { fr: cell('explanation_fr'), en: cell('explanation_en') },
    ...optional('points', number(cell('points'))),
    competency: given(cell('competency')) ?? null,
  }
}
const quizOf = (rows: readonly Row[]) => {
  const cell = (name: string) => plain(rows[0]?.[name])
  return {
    ...optional('id', given(cell('quiz_id'))),
    title: { fr: cell('title_fr'), en: cell('title_en') },
    description: { fr: cell('description_fr'), en: cell('description_en') },
    ...optional('category', given(cell('category'))),
    ...optional('difficulty', given(cell('difficulty'))),
    ...optional('timeLimit', number(cell('time_limit'))),
    ...optional('passingScore', number(cell('passing_score'))),
    ...optional('isPublished', given(cell('published')) === undefined ? undefined : flag(cell('published'))),
    questions: rows.map(questionOf),
  }
}

const isBlank = (row: Row) => Object.values(row).every((cell) => String(cell).trim() === '')

/**
 * Groups rows of questions into quizzes: rows with the same id, or with the same French title where there is no id, are
 * one quiz. Rows are numbered as in a spreadsheet.
 */
export async function readCsv(text: string): Promise<RawQuizzes | { faults: FileFault[] }> {
  const { default: papa } = await import('papaparse')
  const placeOf = new Map<string, number>()
  const twice = new Set<string>()
  const { data, errors, meta } = papa.parse<Row>(text.replace(BYTE_ORDER_MARK, ''), {
    header: true,
    transformHeader: (given, place) => {
      const name = given.trim().toLowerCase()
      const first = placeOf.get(name) ?? place
      placeOf.set(name, first)
      if (first === place) return name
      twice.add(name)
      // The parser would warn in the console of two columns with one name.
      return `${name} ${place}`
    },
  })
  const doubled = CSV_COLUMNS.filter((column) => twice.has(column))
  if (doubled.length > 0) return { faults: doubled.map((column) => ({ line: 1, column, issue: { code: 'doubled' } })) }
  const missing = ['title_fr', 'title_en', 'question_fr', 'question_en', 'correct'].filter(
    (column) => !meta.fields?.includes(column),
  )
  if (missing.length > 0) return { faults: missing.map((column) => ({ line: 1, column, issue: { code: 'column' } })) }
  const rows = data.map((row, i) => ({ row, line: i + 2 })).filter(({ row }) => !isBlank(row))
  const written = new Set(rows.map(({ line }) => line))
  // A single column has no delimiter to detect, and an empty row has one cell: neither is an error.
  const real = errors.filter(
    ({ type, row }) => type !== 'Delimiter' && (row === undefined || type === 'Quotes' || written.has(row + 2)),
  )
  if (real.length > 0)
    return {
      // The parser counts the header row for errors of quotation marks only.
      faults: real.map(({ row, type }) => ({
        ...(row !== undefined && { line: row + (type === 'Quotes' ? 1 : 2) }),
        issue: { code: type === 'Quotes' ? 'quotes' : 'cells' },
      })),
    }
  const groups = [...groupBy(rows, ({ row }) => given(plain(row.quiz_id)) ?? plain(row.title_fr)).values()]
  return {
    quizzes: groups.map((group) => quizOf(group.map(({ row }) => row))),
    lineOf: ([quiz, part, question]) => {
      const group = groups[Number(quiz)]
      return group?.[part === 'questions' && typeof question === 'number' ? question : 0]?.line
    },
  }
}
