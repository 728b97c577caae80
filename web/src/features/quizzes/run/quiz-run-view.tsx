import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import type { QuizRun } from 'shared/rules/quizzes/quiz-run'
import { markBusy } from '#browser/busy'
import { currentDb } from '#data/db/db'
import { saveChoice, saveIndex } from '#data/quizzes/quiz-runs'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { toast } from '#ui/feedback/toast'
import { LEVEL_NAMES } from '#ui/labels/module-words'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { QuizCrumb } from '../quiz-crumb'
import { saveFailureText } from '../save-failure-text'
import { PlaceInQuiz } from './place-in-quiz'
import { QuestionView } from './question-view'
import { RunButtons } from './run-buttons'
import { RunProgress } from './run-progress'
import { RunTimer } from './run-timer'
import { useQuestionKeys } from './use-question-keys'

const Area = chakra('div', { base: { outline: 'none' } })

/** A quiz in progress, one question at a time. */
export function QuizRunView({
  run,
  submitting,
  onFinish,
}: {
  run: QuizRun
  submitting: boolean
  onFinish: () => void
}) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { quiz, answers } = run
  const count = quiz.questions.length
  const [index, setIndex] = useState(() => Math.min(run.index, count - 1))
  const [asking, setAsking] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const place = useId()
  const question = quiz.questions[index]
  const level = i18n._(LEVEL_NAMES[quiz.difficulty]).toLowerCase()
  const open = quiz.questions.filter(({ id }) => !answers[id]).length
  useEffect(() => markBusy('quiz'), [])

  const goTo = (next: number) => {
    if (next < 0 || next >= count) return
    setIndex(next)
    void saveIndex(currentDb(), run, next)
  }
  const choose = (option: string) => {
    if (!question || answers[question.id]) return
    saveChoice(currentDb(), run, question.id, option).catch((error: unknown) =>
      toast({ tone: 'danger', title: t`Your choice couldn’t be saved`, description: saveFailureText(error) }),
    )
  }
  const finish = () => (open > 0 ? setAsking(true) : onFinish())
  useQuestionKeys(area, {
    choose,
    turn: (by) => goTo(index + by),
    confirm: () => (index < count - 1 ? goTo(index + 1) : finish()),
  })
  if (!question) return null
  return (
    <Page
      title={pick(quiz.title, language)}
      crumb={<QuizCrumb />}
      margin={<Trans>Quiz, {level} level</Trans>}
      actions={<RunTimer run={run} />}
    >
      <PageBody
        margin={
          <PlaceInQuiz id={place} number={index + 1} count={count}>
            <RunProgress run={run} index={index} />
          </PlaceInQuiz>
        }
      >
        <Area ref={area} tabIndex={-1}>
          <QuestionView
            key={question.id}
            question={question}
            chosen={answers[question.id] ?? ''}
            onChoose={choose}
            describedBy={place}
          />
          <RunButtons
            index={index}
            count={count}
            submitting={submitting}
            onTurn={(by) => goTo(index + by)}
            onFinish={finish}
          />
        </Area>
      </PageBody>
      {asking && (
        <ConfirmDialog
          title={plural(open, {
            one: 'Finish with # question unanswered?',
            other: 'Finish with # questions unanswered?',
          })}
          confirm={<Trans>Finish the quiz</Trans>}
          cancel={<Trans>Keep answering</Trans>}
          danger={false}
          onConfirm={() => {
            setAsking(false)
            onFinish()
          }}
          onCancel={() => {
            setAsking(false)
            goTo(quiz.questions.findIndex(({ id }) => !answers[id]))
          }}
        >
          <Trans>An unanswered question counts as wrong.</Trans>
        </ConfirmDialog>
      )}
    </Page>
  )
}
