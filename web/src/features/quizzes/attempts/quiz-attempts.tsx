import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CircleDashed, Download } from 'lucide-react'
import type { Quiz } from 'shared/model/content/quiz'
import type { QuizAttempt } from 'shared/model/quiz-attempt'
import { isPassed } from 'shared/rules/quizzes/quiz'
import { formatDate, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Icon } from '#ui/icon'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { DataTable } from '#ui/tables/data-table'
import { said } from '../run/said'
import { ViewCrumb } from '../view-crumb'
import { formatDuration } from './format-duration'
import { useSaveResults } from './use-save-results'

/** Every attempt at a quiz, from any device, the newest first. */
export function QuizAttempts({
  quiz,
  attempts,
  running,
  onAnswers,
  onQuiz,
}: {
  quiz: Quiz
  attempts: readonly QuizAttempt[]
  /** Whether a run is in progress. */
  running: boolean
  onAnswers: (attempt: string) => void
  onQuiz: () => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const save = useSaveResults(quiz)
  const title = said(quiz.title, language)
  const again = running ? <Trans>Continue the quiz</Trans> : <Trans>New attempt</Trans>
  return (
    <Page
      title={t`Your attempts`}
      crumb={
        <ViewCrumb onClick={onQuiz}>
          <Trans>Back to the quiz</Trans>
        </ViewCrumb>
      }
      margin={<span lang={title.lang}>{title.text}</span>}
      actions={
        <>
          <Button onClick={() => void save(attempts)}>
            <Icon of={Download} size="s" />
            <Trans>Export the results</Trans>
          </Button>
          <Button tone="primary" onClick={onQuiz}>
            {again}
          </Button>
        </>
      }
    >
      <PageSection title={<Trans>Attempts</Trans>} help={<Trans>Newest first</Trans>}>
        {attempts.length === 0 ? (
          <EmptyState title={<Trans>No attempts yet.</Trans>}>
            <Trans>Your scores and answers appear here, including those from your other devices.</Trans>
          </EmptyState>
        ) : (
          <DataTable
            caption={t`Attempts`}
            columns={[t`Date`, t`Time`, t`Score`, t`Status`, t`Duration`, t`Answers`]}
            rows={attempts.map(({ id, createdAt, score, timeSpent }) => {
              const day = formatDate(language, createdAt)
              const time = formatDate(language, createdAt, 'time')
              const passed = isPassed(score, quiz.passingScore)
              return {
                key: id,
                cells: [
                  day,
                  time,
                  formatPercent(language, score),
                  <Badge key="status" tone={passed ? 'success' : 'danger'} icon={passed ? Check : CircleDashed}>
                    {passed ? t`Passed` : t`Not passed`}
                  </Badge>,
                  formatDuration(language, timeSpent),
                  <Button
                    key="answers"
                    size="sm"
                    aria-label={t`View answers: ${day}, ${time}`}
                    onClick={() => onAnswers(id)}
                  >
                    <Trans>View answers</Trans>
                  </Button>,
                ],
              }
            })}
          />
        )}
      </PageSection>
    </Page>
  )
}
