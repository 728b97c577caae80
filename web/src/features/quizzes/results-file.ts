import type { Language } from 'shared/model/bilingual'
import type { Quiz } from 'shared/model/quiz'
import type { QuizAttempt } from 'shared/model/quiz-attempt'
import { type ExportWords, quizExportRows } from 'shared/rules/quiz-export'

/** Makes a spreadsheet read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The attempts as comma-separated values. The library that writes them comes only when it is needed. */
export async function resultsFile(
  attempts: readonly QuizAttempt[],
  { passingScore }: Pick<Quiz, 'passingScore'>,
  words: ExportWords,
): Promise<string> {
  const { default: papa } = await import('papaparse')
  return BYTE_ORDER_MARK + papa.unparse(quizExportRows(attempts, passingScore, words), { escapeFormulae: true })
}

/** `resultats-quiz-<id>-2026-11-20.csv`. */
export const resultsFileName = (language: Language, quizId: string, today: string) =>
  `${language === 'fr' ? 'resultats-quiz' : 'quiz-results'}-${quizId}-${today}.csv`
