import { expect, test } from 'vitest'
import { makeQuizAttempt } from '../../testing/make.ts'
import { type ExportWords, quizExportRows } from './quiz-export.ts'

const words: ExportWords = {
  columns: ['Date', 'Heure', 'Score', 'Statut', 'Temps'],
  passed: 'Réussi',
  failed: 'Non réussi',
  day: (at) => at.slice(0, 10),
  time: (at) => at.slice(11, 16),
  percent: (score) => `${score} %`,
  duration: (seconds) => `${seconds} s`,
}

test('a header and a row per attempt, in the order given', () => {
  const attempts = [
    makeQuizAttempt({ createdAt: '2026-11-20T09:05:00.000Z', score: 70, timeSpent: 61 }),
    makeQuizAttempt({ createdAt: '2026-11-19T21:14:00.000Z', score: 69, timeSpent: 0 }),
  ]
  expect(quizExportRows(attempts, 70, words)).toEqual([
    ['Date', 'Heure', 'Score', 'Statut', 'Temps'],
    ['2026-11-20', '09:05', '70 %', 'Réussi', '61 s'],
    ['2026-11-19', '21:14', '69 %', 'Non réussi', '0 s'],
  ])
})
