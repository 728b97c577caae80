import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDate, formatNumber, formatPercent } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { DataTable } from '#ui/data-table'
import { Skeleton } from '#ui/skeleton'
import { StatusBadge } from '#ui/status-badge'
import { formatDuration } from './format-duration'
import type { QuizRow } from './use-quiz-rows'

/** Rows of the skeleton (spec 2 §2: at least five). */
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f']
/** Six columns and long titles: the names of the columns may take two lines. */
const Box = chakra('div', { base: { '& table th': { whiteSpace: 'normal' } } })
const NONE = '–'

/** Every published quiz with the learner's attempts, best score, status, time and last visit; grey places while it is looked up. */
export function QuizProgressTable({ rows }: { rows: readonly QuizRow[] | undefined }) {
  const { t } = useLingui()
  const language = useLanguage()
  const columns = [t`Quiz`, t`Attempts`, t`Highest score`, t`Status`, t`Total time`, t`Last activity`]
  return (
    <Box aria-busy={rows === undefined}>
      <DataTable
        caption={t`Progress by quiz`}
        columns={columns}
        rows={
          rows?.map(({ quiz, summary, status }) => ({
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
          })) ??
          PLACES.map((key) => ({
            key,
            cells: columns.map((column) => <Skeleton key={column} css={{ width: 'full' }} />),
          }))
        }
      />
    </Box>
  )
}
