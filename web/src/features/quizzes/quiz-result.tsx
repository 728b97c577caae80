import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleDashed, TimerOff } from 'lucide-react'
import type { Quiz } from 'shared/model/quiz'
import type { QuizAttempt } from 'shared/model/quiz-attempt'
import { gradeQuiz, isPassed, isRight } from 'shared/rules/quiz'
import { useReviewedQuestions } from '#data/review-cards'
import { formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Grid } from '#ui/grid'
import { Icon } from '#ui/icon'
import { LinkButton } from '#ui/link-button'
import { Notice } from '#ui/notice'
import { Page } from '#ui/page'
import { PageSection } from '#ui/page-section'
import { Row } from '#ui/row'
import { Stack } from '#ui/stack'
import { StatCard } from '#ui/stat-card'
import { clockText } from '#ui/timer'
import { QuizCrumb } from './quiz-crumb'
import { said } from './said'
import { ScoreBar } from './score-bar'

const Headline = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3' },
  variants: { passed: { true: { '& > svg': { color: 'success.fg' } }, false: { '& > svg': { color: 'danger.fg' } } } },
})

/** How an attempt went: passed or not, the numbers, and what to do next. */
export function QuizResult({
  quiz,
  attempt,
  over,
  onRetry,
  onAnswers,
}: {
  /** As it was taken. */
  quiz: Quiz
  attempt: QuizAttempt
  /** The time ran out. */
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
          <Trans>You have reached the pass mark of {required}.</Trans>
        ) : (
          <Trans>The pass mark is {required}. Read the reasons, then try again.</Trans>
        )
      }
    >
      <PageSection title={<Trans>Your result</Trans>}>
        <Stack css={{ gap: '4' }}>
          {over && (
            <Notice tone="warning" icon={TimerOff}>
              <Trans>The time was over: your answers were submitted as they were.</Trans>
            </Notice>
          )}
          <Grid columns="pair">
            <StatCard title={t`Score`} value={formatPercent(language, score)}>
              <ScoreBar score={score} required={quiz.passingScore} />
            </StatCard>
            <StatCard title={t`Required score`} value={required} />
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
                one: '# question has been put into your reviews: it comes back from tomorrow on.',
                other: '# questions have been put into your reviews: they come back from tomorrow on.',
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
