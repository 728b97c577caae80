import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleDashed, TimerOff } from 'lucide-react'
import type { Quiz } from 'shared/model/content/quiz'
import type { QuizAttempt } from 'shared/model/quiz-attempt'
import { gradeQuiz, isPassed, isRight } from 'shared/rules/quizzes/quiz'
import { useReviewedQuestions } from '#data/quizzes/review-cards'
import { formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { StatCard } from '#ui/charts/stat-card'
import { Notice } from '#ui/feedback/notice'
import { clockText } from '#ui/feedback/timer'
import { Icon } from '#ui/icon'
import { Grid } from '#ui/layout/grid'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'
import { QuizCrumb } from '../quiz-crumb'
import { said } from '../run/said'
import { ScoreBar } from '../score-bar'

const Headline = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3' },
  variants: { passed: { true: { '& > svg': { color: 'success.fg' } }, false: { '& > svg': { color: 'danger.fg' } } } },
})

/** The result of an attempt: passed or not, the figures, and the next steps. */
export function QuizResult({
  quiz,
  attempt,
  over,
  onRetry,
  onAnswers,
}: {
  /** The version that was taken. */
  quiz: Quiz
  attempt: QuizAttempt
  /** Whether the time ran out. */
  over: boolean
  onRetry: () => void
  onAnswers: () => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const { score, timeSpent, answers } = attempt
  const passed = isPassed(score, quiz.passingScore)
  const required = formatPercent(language, quiz.passingScore)
  const { right } = gradeQuiz(quiz, answers)
  const inReview = useReviewedQuestions(quiz.id)
  const missed = quiz.questions.filter((question) => !isRight(question, answers) && inReview?.has(question.id)).length
  const headline = passed ? t`Quiz passed` : t`Quiz not passed`
  const title = said(quiz.title, language)
  return (
    <Page
      title={
        <Headline passed={passed}>
          <Icon of={passed ? CircleCheck : CircleDashed} size="l" />
          {headline}
        </Headline>
      }
      documentTitle={headline}
      crumb={<QuizCrumb />}
      margin={<span lang={title.lang}>{title.text}</span>}
      lead={
        passed ? (
          <Trans>Well done! You reached the passing score of {required}.</Trans>
        ) : (
          <Trans>You need {required} to pass. Read the explanations, then try again: you’re getting closer.</Trans>
        )
      }
    >
      <PageSection title={<Trans>Your result</Trans>}>
        <Stack css={{ gap: '4' }}>
          {over && (
            <Notice tone="warning" icon={TimerOff}>
              <Trans>Time ran out: your answers were submitted as they were.</Trans>
            </Notice>
          )}
          <Grid columns="pair">
            <StatCard title={t`Score`} value={formatPercent(language, score)}>
              <ScoreBar score={score} required={quiz.passingScore} />
            </StatCard>
            <StatCard title={t`Passing score`} value={required} />
            <StatCard
              title={t`Right answers`}
              value={formatNumber(language, right)}
              unit={<Trans>of {quiz.questions.length}</Trans>}
            />
            <StatCard title={t`Time taken`} value={clockText(timeSpent)} />
          </Grid>
          {missed > 0 && (
            <p>
              {plural(missed, {
                one: '# question has been added to your reviews: it comes back tomorrow.',
                other: '# questions have been added to your reviews: they come back tomorrow.',
              })}
            </p>
          )}
          <Row>
            <Button tone="primary" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
            <Button onClick={onAnswers}>
              <Trans>Review the answers</Trans>
            </Button>
            <LinkButton to="/quizzes" tone="quiet">
              <Trans>Back to the quizzes</Trans>
            </LinkButton>
          </Row>
        </Stack>
      </PageSection>
    </Page>
  )
}
