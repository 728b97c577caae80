import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDate, formatNumber, formatPercent } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { StatusBadge } from '#ui/labels/status-badge'
import { DataTable } from '#ui/tables/data-table'
import { formatDuration } from '../attempts/format-duration'
import type { QuizRow } from './use-quiz-rows'

const NONE = '–'

/**
 * Every published quiz with the learner's attempts, best score, status, time and last visit; placeholders while they
 * load.
 */
export function QuizProgressTable({ rows }: { rows: readonly QuizRow[] | undefined }) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <div aria-busy={rows === undefined}>
      <DataTable
        caption={t`Progress by quiz`}
        columns={[t`Quiz`, t`Attempts`, t`Highest score`, t`Status`, t`Total time`, t`Last activity`]}
        rows={rows?.map(({ quiz, summary, status }) => ({
          key: quiz.id,
          cells: [
            <Link key="title" to="/quizzes/$id" params={{ id: quiz.id }}>
              {pick(quiz.title, language)}
            </Link>,
            formatNumber(language, summary.attempts),
            summary.highestScore === null ? NONE : formatPercent(language, summary.highestScore),
            <StatusBadge key="status" status={status} />,
            summary.attempts === 0 ? NONE : formatDuration(language, summary.totalSeconds),
            summary.lastAt === null ? NONE : formatDate(language, summary.lastAt, 'short'),
          ],
        }))}
      />
    </div>
  )
}
