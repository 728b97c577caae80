import type { I18n } from '@lingui/core'
import { makeQuestion, makeQuiz } from 'shared/testing/make'
import { describe, expect, test } from 'vitest'
import { issueText } from '#i18n/issue-text'
import { type QuizFormat, quizFileOf, readQuizFile } from './quiz-file'
import type { FaultIssue } from './raw-quizzes'

/** The English message of an error. */
const said = (issue: FaultIssue | undefined) =>
  issue &&
  issueText(
    {
      _: ({ message, values }: { message: string; values: Record<string, unknown> }) =>
        message.replace(/\{(\w+)\}/g, (_, name) => String(values[name])),
    } as unknown as I18n,
    { path: [], ...issue },
  )

const quizzes = [
  makeQuiz({ title: { fr: '=SOMME(A1)', en: 'A "quoted", title' } }),
  makeQuiz({ id: 'second', description: { fr: 'Deux\nlignes', en: 'Two\nlines' }, questions: [makeQuestion()] }),
]
const bare = quizzes.map(({ updatedAt: _, ...quiz }) => quiz)

describe.each(['yaml', 'csv'] as QuizFormat[])('%s', (format) => {
  test('what is exported comes back as it was', async () => {
    expect((await readQuizFile(`x.${format}`, await quizFileOf(quizzes, format))).quizzes).toEqual(bare)
  })
  test('one quiz alone, too', async () => {
    const [first] = quizzes
    expect((await readQuizFile(`x.${format}`, await quizFileOf(first ? [first] : [], format))).quizzes).toEqual([
      bare[0],
    ])
  })
  test('one bad quiz keeps all of them out', async () => {
    const [first, second] = quizzes
    if (!first || !second) throw new Error('no quizzes')
    const bad = { ...second, title: { fr: '', en: 'x' } }
    const read = await readQuizFile(`x.${format}`, await quizFileOf([first, bad], format))
    expect(read.quizzes).toBeUndefined()
    expect(read.faults).toEqual([{ line: expect.any(Number), path: 'quizzes.1.title.fr', issue: expect.anything() }])
  })
  test('an id that comes twice is a fault', async () => {
    const [first] = quizzes
    const text = await quizFileOf(first ? [first, { ...first, id: 'other' }] : [], format)
    const read = await readQuizFile(`x.${format}`, text.replaceAll('other', 'ethics-principles'))
    if (format === 'yaml') expect(read.faults?.[0]).toMatchObject({ path: 'quizzes.1.id', issue: { code: 'twice' } })
    // In a table, rows with one id are one quiz.
    else expect(read.quizzes?.[0]?.questions.length ?? read.faults?.length).toBe(4)
  })
  test('an empty file has no quiz in it', async () => {
    expect((await readQuizFile(`x.${format}`, '')).faults?.length).toBeGreaterThan(0)
  })
})

const YAML = `title: { fr: Un, en: One }
description: { fr: Un, en: One }
questions:
  - question: { fr: Quoi ?, en: What? }
    options:
      fr: [a, b, c, d]
      en: [a, b, c, d]
    correctAnswer: "1"
`
test('what a file leaves out has its default', async () => {
  const { quizzes: [quiz] = [] } = await readQuizFile('x.yaml', YAML)
  expect(quiz).toMatchObject({
    timeLimit: 30,
    passingScore: 70,
    category: 'casper',
    difficulty: 'beginner',
    isPublished: false,
  })
  expect(quiz?.questions[0]).toMatchObject({ points: 1, competency: null })
})
test.each([
  [YAML.replace('en: One }', 'en: "" }'), 1, 'title.en'],
  [YAML.replace('en: [a, b, c, d]', 'en: [a, b, c]'), 7, 'questions.0.options.en'],
  [YAML.replace('"1"', '"4"'), 8, 'questions.0.correctAnswer'],
  [YAML.replace('    correctAnswer: "1"\n', ''), 4, 'questions.0.correctAnswer'],
  [`timeLimit: 4\n${YAML}`, 1, 'timeLimit'],
  [`timeLimit: 121\n${YAML}`, 1, 'timeLimit'],
])('a fault names its line and its field', async (text, line, path) => {
  const fault = (await readQuizFile('x.yml', text)).faults?.[0]
  expect(fault).toMatchObject({ line, path })
  // A limit in minutes must not be reported in characters.
  if (path === 'timeLimit') expect(said(fault?.issue)).toMatch(/^At (least 5|most 120)$/)
})
test('YAML that cannot be read says where', async () => {
  expect((await readQuizFile('x.yaml', 'title: [a\nb: }')).faults?.[0]).toMatchObject({
    issue: { code: 'yaml' },
    line: expect.any(Number),
  })
})
test('aliases are refused: a small file could become a huge one', async () => {
  expect((await readQuizFile('x.yaml', `a: &a [x]\nb: *a\n${YAML}`)).faults?.[0]?.issue?.code).toBe('alias')
})
test('a table without its columns names them', async () => {
  expect((await readQuizFile('x.csv', 'a;b\n1;2')).faults?.[0]).toEqual({
    line: 1,
    column: 'title_fr',
    issue: { code: 'column' },
  })
})
test('a fault of a table names its row', async () => {
  const text = await quizFileOf([makeQuiz()], 'csv')
  const rows = text.split('\r\n')
  rows[2] = (rows[2] ?? '').replace(',C,', ',E,')
  expect((await readQuizFile('x.csv', rows.join('\r\n'))).faults?.[0]).toMatchObject({
    line: 3,
    path: 'questions.1.correctAnswer',
  })
})
test('rows count as a spreadsheet counts them: empty ones and cells of several lines too', async () => {
  const [first] = quizzes
  const two = { ...makeQuiz(), description: { fr: 'Deux\nlignes', en: 'Two\nlines' }, questions: [makeQuestion()] }
  const text = await quizFileOf(first ? [two, { ...first, id: 'third', passingScore: 200 }] : [], 'csv')
  const rows = text.split('\r\n')
  const spaced = [rows[0], '', ',,,', ...rows.slice(1)].join('\r\n')
  expect((await readQuizFile('x.csv', spaced)).faults).toEqual([
    { line: 5, path: 'quizzes.1.passingScore', issue: expect.objectContaining({ code: 'too_big' }) },
  ])
})
test.each([
  ['quotes', 2, (row: string) => `${row},"not closed`],
  ['cells', 2, (row: string) => `${row},one,more,too,many`],
])('a table that cannot be read says why: %s', async (code, line, spoil) => {
  const rows = (await quizFileOf([makeQuiz({ questions: [makeQuestion()] })], 'csv')).split('\r\n')
  expect((await readQuizFile('x.csv', [rows[0], spoil(rows[1] ?? '')].join('\r\n'))).faults?.[0]).toMatchObject({
    line,
    issue: { code },
  })
})
test('no cell of a table is a formula', async () => {
  expect(await quizFileOf(quizzes, 'csv')).toContain("'=SOMME(A1)")
})
