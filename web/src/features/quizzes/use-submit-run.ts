import { useLingui } from '@lingui/react/macro'
import { useCallback, useRef, useState } from 'react'
import { isPassed } from 'shared/rules/quiz'
import type { QuizRun } from 'shared/rules/quiz-run'
import { submitRun } from '#data/attempts'
import { db, unlessClosed } from '#data/db'
import { refreshReviewCards } from '#data/review-cards'
import { formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { toast } from '#ui/toast'

/** Ends a run, once at a time, and says its score; where that fails nothing of the run is lost. */
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
      const home = db()
      try {
        const attempt = await submitRun(home, run, Date.now())
        if (!attempt) return
        // The attempt is safe: whatever becomes of the cards is no failure of the submission.
        refreshReviewCards(home).catch(unlessClosed(home))
        const score = formatPercent(language, attempt.score)
        toast({
          tone: isPassed(attempt.score, run.quiz.passingScore) ? 'success' : 'danger',
          title: t`Quiz submitted`,
          description: t`Your score: ${score}`,
        })
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        toast({
          tone: 'danger',
          title: t`Error`,
          description: t`The quiz could not be submitted. ${reason} Your answers are kept on this device.`,
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
