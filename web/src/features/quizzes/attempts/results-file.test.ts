import fc from 'fast-check'
import papa from 'papaparse'
import { cellText } from 'shared/rules/csv-cells'
import { quizExportRows } from 'shared/rules/quizzes/quiz-export'
import { anyText } from 'shared/testing/any-text'
import { makeQuizAttempt } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { resultsFile, resultsFileName } from './results-file'

const words = {
  columns: ['Date', 'Heure', 'Score', 'Statut', 'Temps utilisé'],
  passed: 'Réussi',
  failed: 'Non réussi',
  day: (at: string) => at.slice(0, 10),
  time: (at: string) => at.slice(11, 16),
  percent: (score: number) => `${score} %`,
  duration: (seconds: number) => `${seconds} s`,
}
const cell = fc
  .tuple(fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '"', ',', ';', '\n', "'"), anyText())
  .map(([first, rest]) => first + rest)

test.each([
  ['fr', ';'],
  ['en', ','],
] as const)('what is written is read again, and no cell begins as a formula does (%s)', async (language, delimiter) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 90_000 })), { maxLength: 5 }),
      cell,
      cell,
      cell,
      async (results, passed, failed, day) => {
        const attempts = results.map(([score, timeSpent], i) => makeQuizAttempt({ id: `${i}`, score, timeSpent }))
        const hostile = { ...words, passed, failed, day: () => day }
        const text = await resultsFile(attempts, { passingScore: 50 }, hostile, language)
        expect(text.charCodeAt(0)).toBe(0xfeff)
        const { data } = papa.parse<string[]>(text.slice(1), { delimiter, newline: '\r\n' })
        expect(data.map((row) => row.map(cellText))).toEqual(quizExportRows(attempts, 50, hostile))
        for (const one of data.flat()) expect(one).not.toMatch(/^[=+\-@\t\r]/)
      },
    ),
  )
})

test.each([
  ['fr', 'resultats-quiz-ethics-principles-2026-11-20.csv'],
  ['en', 'quiz-results-ethics-principles-2026-11-20.csv'],
] as const)('the name carries the quiz and the date (%s)', (language, name) => {
  expect(resultsFileName(language, 'ethics-principles', '2026-11-20')).toBe(name)
})
