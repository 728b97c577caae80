import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { FIRST_QUESTIONS } from 'shared/rules/study-plan/first-look'
import { currentDb, unlessClosed } from '#data/db/db'
import { useFreshProgress } from '#data/progress/use-progress'
import {
  type DueQuestion,
  dueQuestions,
  firstQuestions,
  type RatingName,
  recordReview,
  useReviewCounts,
} from '#data/quizzes/review-cards'
import { Loading } from '#ui/feedback/loading'
import { toast } from '#ui/feedback/toast'
import { saveFailureText } from '../save-failure-text'
import { ReviewEnd } from './review-end'
import { ReviewNothing } from './review-nothing'
import { ReviewQuestion } from './review-question'

interface Sitting {
  questions: DueQuestion[]
  /** The index of the current question; past the last one the session is over. */
  index: number
  right: number
}

/**
 * `/review`: the missed questions that are due, up to twenty per session; with `?first=` a few that were never asked.
 */
export function ReviewScreen() {
  const { t } = useLingui()
  const search = useLocation().search as Record<string, unknown>
  const isFirst = search.first !== undefined
  const [sitting, setSitting] = useState<Sitting>()
  const counts = useReviewCounts()
  useFreshProgress()

  const begin = useCallback(() => {
    const db = currentDb()
    const asked = isFirst ? firstQuestions(db, FIRST_QUESTIONS) : dueQuestions(db)
    asked.then((questions) => setSitting({ questions, index: 0, right: 0 })).catch(unlessClosed(db))
  }, [isFirst])
  useEffect(begin, [begin])

  if (!sitting || !counts) return <Loading label={t`Checking for questions to review…`} />
  const { questions, index, right } = sitting
  const due = questions[index]
  /** Stores the rating; returns whether it is on this device. */
  const record = async (rating: RatingName, choice: string, seconds: number) => {
    if (!due) return false
    try {
      await recordReview(currentDb(), due, { rating, choice, seconds })
      return true
    } catch (error) {
      toast({ tone: 'danger', title: t`Your answer couldn’t be saved`, description: saveFailureText(error) })
      return false
    }
  }
  if (due)
    return (
      <ReviewQuestion
        key={due.card.key}
        due={due}
        index={index}
        count={questions.length}
        record={record}
        onNext={(known) => setSitting({ questions, index: index + 1, right: right + (known ? 1 : 0) })}
      />
    )
  if (questions.length === 0) return <ReviewNothing counts={counts} onBegin={begin} />
  return <ReviewEnd right={right} count={questions.length} counts={counts} onMore={begin} />
}
