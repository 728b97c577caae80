import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { db, unlessClosed } from '#data/db'
import { type DueQuestion, dueQuestions, type RatingName, recordReview, useReviewCounts } from '#data/review-cards'
import { useFreshProgress } from '#data/use-progress'
import { Loading } from '#ui/loading'
import { toast } from '#ui/toast'
import { ReviewEnd } from './review-end'
import { ReviewNothing } from './review-nothing'
import { ReviewQuestion } from './review-question'

interface Sitting {
  questions: DueQuestion[]
  /** Of the question on screen; past the last one the sitting is over. */
  index: number
  right: number
}

/** `/review`: the missed questions that are due, up to twenty at a sitting. */
export function ReviewScreen() {
  const { t } = useLingui()
  const [sitting, setSitting] = useState<Sitting>()
  const counts = useReviewCounts()
  useFreshProgress()

  const begin = useCallback(() => {
    const home = db()
    dueQuestions(home)
      .then((questions) => setSitting({ questions, index: 0, right: 0 }))
      .catch(unlessClosed(home))
  }, [])
  useEffect(begin, [begin])

  if (!sitting || !counts) return <Loading label={t`Looking up what is due…`} />
  const { questions, index, right } = sitting
  const due = questions[index]
  /** Whether it is on this device now. */
  const record = async (rating: RatingName, choice: string, seconds: number) => {
    if (!due) return false
    try {
      await recordReview(db(), due, { rating, choice, seconds })
      return true
    } catch (error) {
      toast({ tone: 'danger', title: t`Your answer could not be saved`, description: String(error) })
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
