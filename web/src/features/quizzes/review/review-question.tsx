import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { originalOption, turnedQuestion } from 'shared/rules/quizzes/turned-question'
import { markBusy } from '#browser/busy'
import type { DueQuestion, RatingName } from '#data/quizzes/review-cards'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { ProgressBar } from '#ui/charts/progress-bar'
import { Icon } from '#ui/icon'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { Row } from '#ui/layout/row'
import { QuizCrumb } from '../quiz-crumb'
import { PlaceInQuiz } from '../run/place-in-quiz'
import { QuestionView } from '../run/question-view'
import { type KnownRating, RatingChoice } from '../run/rating-choice'
import { said } from '../run/said'
import { useQuestionKeys } from '../run/use-question-keys'

/** Longest time in seconds that counts for a question. */
const SECONDS_MAX = 600

const Area = chakra('div', { base: { outline: 'none' } })
const Bar = chakra('div', { base: { marginTop: '3', maxWidth: { base: '236px', xl: '146px' } } })

/** One due question: after a right answer the learner rates it; a wrong one is scheduled again at once. */
export function ReviewQuestion({
  due: { quiz, question: original, days, card },
  index,
  count,
  record,
  onNext,
}: {
  due: DueQuestion
  index: number
  count: number
  /** Called with the learner's rating; resolves with whether it was stored. */
  record: (rating: RatingName, choice: string, seconds: number) => Promise<boolean>
  onNext: (known: boolean) => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const [chosen, setChosen] = useState('')
  const [shownAt] = useState(Date.now)
  const seconds = useRef(0)
  const underWay = useRef(false)
  const area = useRef<HTMLDivElement>(null)
  const place = useId()
  // The options are rotated by one place for each earlier answer to the question, so that the learner does not
  // recognize the answer by its letter.
  const turns = card.memory.reps
  const question = turnedQuestion(original, turns)
  const right = chosen === question.correctAnswer
  const title = said(quiz.title, language)
  useEffect(() => markBusy('review'), [])

  const choose = (option: string) => {
    if (chosen !== '') return
    seconds.current = Math.min(SECONDS_MAX, Math.max(0, Math.round((Date.now() - shownAt) / 1000)))
    setChosen(option)
    if (option !== question.correctAnswer) void record('again', originalOption(option, turns), seconds.current)
  }
  const rate = async (rating: KnownRating) => {
    if (underWay.current) return
    underWay.current = true
    if (await record(rating, originalOption(chosen, turns), seconds.current)) onNext(true)
    underWay.current = false
  }
  useQuestionKeys(area, {
    choose,
    confirm: () => {
      if (chosen === '') return
      if (right) void rate('good')
      else onNext(false)
    },
  })
  return (
    <Page title={t`Reviews`} crumb={<QuizCrumb />} margin={<span lang={title.lang}>{title.text}</span>}>
      <PageBody
        margin={
          <PlaceInQuiz id={place} number={index + 1} count={count}>
            <Bar>
              <ProgressBar percent={(index / count) * 100} label={t`Progress in the review`} />
            </Bar>
          </PlaceInQuiz>
        }
      >
        <Area ref={area} tabIndex={-1}>
          <QuestionView question={question} chosen={chosen} onChoose={choose} describedBy={place} />
          {chosen !== '' && right && <RatingChoice days={days} onRate={(rating) => void rate(rating)} />}
          {chosen !== '' && !right && (
            <Row spread css={{ marginTop: '6' }}>
              <span className="grow">
                {plural(days.again, {
                  one: 'This question comes back tomorrow.',
                  other: 'This question comes back in # days.',
                })}
              </span>
              <Button tone="primary" onClick={() => onNext(false)}>
                <Trans>Continue</Trans>
                <Icon of={ArrowRight} size="s" />
              </Button>
            </Row>
          )}
        </Area>
      </PageBody>
    </Page>
  )
}
