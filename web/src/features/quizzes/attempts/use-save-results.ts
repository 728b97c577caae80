import { useLingui } from '@lingui/react/macro'
import type { Quiz } from 'shared/model/content/quiz'
import type { QuizAttempt } from 'shared/model/quiz-attempt'
import { localDay } from '#browser/clock'
import { CSV_TYPE } from '#browser/files/csv-file'
import { download } from '#browser/files/download'
import { formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { toast } from '#ui/feedback/toast'
import { formatDuration } from './format-duration'
import { resultsFile, resultsFileName } from './results-file'

const hourOf = (at: Date) => `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`

/** Downloads the attempts at a quiz as a file, and reports the result. */
export function useSaveResults(quiz: Quiz) {
  const { t } = useLingui()
  const language = useLanguage()
  return async (attempts: readonly QuizAttempt[]) => {
    if (attempts.length === 0) return toast({ tone: 'info', title: t`There are no attempts to export yet` })
    try {
      const words = {
        // One message, because in French the column of a file has another name than the same column on screen.
        columns: t`Date,Time,Score,Status,Duration`.split(','),
        passed: t`Passed`,
        failed: t`Not passed`,
        day: (at: string) => localDay(new Date(at)),
        time: (at: string) => hourOf(new Date(at)),
        percent: (score: number) => formatPercent(language, score),
        duration: (seconds: number) => formatDuration(language, seconds),
      }
      const text = await resultsFile(attempts, quiz, words, language)
      download(resultsFileName(language, quiz.id, localDay(new Date())), text, CSV_TYPE)
      toast({ tone: 'success', title: t`Results downloaded` })
    } catch {
      toast({ tone: 'danger', title: t`Cannot export the results` })
    }
  }
}
