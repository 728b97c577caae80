import { makeQuiz } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { quizFileOf, readQuizFile } from './quiz-file'

// Files that somebody could have an administrator import. Each is refused as a whole, with at least one fault, which
// the screen shows as a sentence; none changes an object of the page.

const QUIZ = `title: { fr: Un, en: One }
description: { fr: Un, en: One }
questions:
  - question: { fr: Quoi, en: What }
    options: { fr: [a, b, c, d], en: [a, b, c, d] }
    correctAnswer: "1"
`
const table = await quizFileOf([makeQuiz()], 'csv')
const [head = '', row = ''] = table.split('\r\n')
const inRow = (from: string, to: string) => `${head}\r\n${row.replace(from, to)}`
const deep = (open: string, close: string, levels = 20_000) => open.repeat(levels) + close.repeat(levels)
const laughs = Array.from({ length: 9 }, (_, i) => `l${i}: &l${i} [${i === 0 ? 'lol' : Array(9).fill(`*l${i - 1}`)}]`)

const FILES: readonly [name: string, file: string, text: string][] = [
  ['aliases that grow to a thousand million', 'a.yaml', laughs.join('\n')],
  ['an alias of itself', 'a.yaml', 'a: &a [*a]'],
  ['a merge of an alias', 'a.yaml', `base: &b {a: 1}\n<<: *b\n${QUIZ}`],
  ['lists in lists without end', 'a.yaml', deep('[', ']')],
  ['records in records without end', 'a.yaml', deep('{a: ', '}')],
  ['indented lists without end', 'a.yaml', '- '.repeat(5000)],
  ['a tag that other readers run', 'a.yaml', QUIZ.replace('fr: Un', "fr: !!js/function 'function () { alert(1) }'")],
  ['a tag of a type as the title', 'a.yaml', QUIZ.replace('fr: Un', 'fr: !!binary R0lGODdh')],
  [
    'a prototype instead of a title',
    'a.yaml',
    `__proto__: { title: { fr: Un, en: One } }\ndescription: { fr: a, en: b }`,
  ],
  ['a constructor instead of questions', 'a.yaml', 'constructor: { prototype: { isAdmin: true } }'],
  ['a number without end as the limit', 'a.yaml', `timeLimit: .inf\n${QUIZ}`],
  ['no number as the limit', 'a.yaml', `timeLimit: .nan\n${QUIZ}`],
  ['a huge number of points', 'a.yaml', `${QUIZ}    points: 1e308\n`],
  ['a number as the title', 'a.yaml', QUIZ.replace('fr: Un', 'fr: 2026')],
  ['two documents', 'a.yaml', `${QUIZ}---\n${QUIZ}`],
  ['the same key twice', 'a.yaml', `title: { fr: Deux, en: Two }\n${QUIZ}`],
  ['a picture', 'a.yaml', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['text of another encoding', 'a.yaml', [...QUIZ].join('\0')],
  ['a page', 'a.yaml', '<!doctype html><script>alert(1)</script>'],
  ['a title of a million letters', 'a.yaml', QUIZ.replace('fr: Un', `fr: ${'x'.repeat(1_000_000)}`)],
  ['a thousand questions', 'a.yaml', QUIZ + QUIZ.slice(QUIZ.indexOf('  - question')).repeat(999)],
  ['a quotation without end', 'a.csv', inRow(',', ',"')],
  ['a table of another product', 'a.csv', 'id;name\n1;x'],
  ['a column that is a prototype', 'a.csv', '__proto__,constructor\n{},{}'],
  ['a hundred thousand columns', 'a.csv', ','.repeat(100_000)],
  ['a column that comes twice', 'a.csv', inRow(',', ',').replace('title_en', 'title_fr')],
  ['a column more under the same name', 'a.csv', `${head},title_fr\r\n${row},x`],
  ['a hundred thousand cells in a row', 'a.csv', `${head}\r\n${row}${',x'.repeat(100_000)}`],
  ['an id that is a path', 'a.csv', inRow('ethics-principles', '../../etc/passwd')],
  ['an id that is a script', 'a.csv', inRow('ethics-principles', '<script>alert(1)</script>')],
  ['a limit that is a formula', 'a.csv', inRow(',15,', ',=1+1,')],
  ['nothing but zeros', 'a.csv', '\0'.repeat(10_000)],
]

test.each(FILES)('%s is refused', async (_, file, text) => {
  const { quizzes, faults } = await readQuizFile(file, text)
  expect(quizzes).toBeUndefined()
  expect(faults?.length).toBeGreaterThan(0)
  expect(faults?.length).toBeLessThanOrEqual(20)
  expect(({} as Record<string, unknown>).title, 'no property for every object').toBeUndefined()
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
})
