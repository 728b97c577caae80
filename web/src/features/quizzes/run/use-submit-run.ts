import { useLingui } from '@lingui/react/macro'
import { useCallback, useRef, useState } from 'react'
import { isPassed } from 'shared/rules/quizzes/quiz'
import type { QuizRun } from 'shared/rules/quizzes/quiz-run'
import { currentDb, unlessClosed } from '#data/db/db'
import { submitRun } from '#data/quizzes/attempts'
import { refreshReviewCards } from '#data/quizzes/review-cards'
import { formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { toast } from '#ui/feedback/toast'
import { saveFailureText } from '../save-failure-text'

/** Ends a run, one call at a time, and announces its score; after a failure nothing of the run is lost. */
export function useSubmitRun() {
  const { t } = useLingui()
  const language = useLanguage()
  const underWay = useRef(false)
  const [submitting, setSubmitting] = useState(false)
  const submit = useCallback(
    async (run: QuizRun) => {
      if (underWay.current) return
      underWay.current = true
      setSubmitting(true)
      const db = currentDb()
      try {
        const attempt = await submitRun(db, run, Date.now())
        if (!attempt) return
        // The attempt is stored: a failure of the review cards is not a failure of the submission.
        refreshReviewCards(db).catch(unlessClosed(db))
        const score = formatPercent(language, attempt.score)
        toast({
          tone: isPassed(attempt.score, run.quiz.passingScore) ? 'success' : 'danger',
          title: t`Quiz submitted`,
          description: t`Your score: ${score}`,
        })
      } catch (error) {
        const reason = saveFailureText(error)
        toast({
          tone: 'danger',
          title: t`Error`,
          description: t`The quiz couldn’t be submitted. ${reason}`,
        })
      } finally {
        underWay.current = false
        setSubmitting(false)
      }
    },
    [t, language],
  )
  return { submit, submitting }
}
