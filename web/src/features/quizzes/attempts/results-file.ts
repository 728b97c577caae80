import type { Language } from 'shared/model/bilingual'
import type { Quiz } from 'shared/model/content/quiz'
import type { QuizAttempt } from 'shared/model/quiz-attempt'
import { type ExportWords, quizExportRows } from 'shared/rules/quizzes/quiz-export'
import { csvText } from '#browser/files/csv-file'

/** The attempts as a table for spreadsheets in the reader's language. */
export const resultsFile = (
  attempts: readonly QuizAttempt[],
  { passingScore }: Pick<Quiz, 'passingScore'>,
  words: ExportWords,
  language: Language,
): Promise<string> => csvText(quizExportRows(attempts, passingScore, words), language)

const NAMES: Record<Language, string> = { fr: 'resultats-quiz', en: 'quiz-results' }

/** `resultats-quiz-<id>-2026-11-20.csv`. */
export const resultsFileName = (language: Language, quizId: string, today: string) =>
  `${NAMES[language]}-${quizId}-${today}.csv`
