import { useLingui } from '@lingui/react/macro'
import type { Statistics } from 'shared/model/people/statistics'
import { formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { DataTable } from '#ui/tables/data-table'

/**
 * The statistics as a table: for each kind the total, the number published (for users: active this month), the others,
 * and the share.
 */
export function StatisticsTable({ statistics: s }: { statistics: Statistics }) {
  const { t } = useLingui()
  const language = useLanguage()
  const row = (key: string, name: string, total: number, used: number) => ({
    key,
    cells: [
      name,
      formatNumber(language, total),
      formatNumber(language, used),
      formatNumber(language, total - used),
      total === 0 ? '–' : formatPercent(language, (used / total) * 100),
    ],
  })
  return (
    <DataTable
      caption={t`Statistics`}
      columns={[t`What`, t`Total`, t`Published, or active this month`, t`Others`, t`Share`]}
      rows={[
        row('users', t`Users`, s.totalUsers, s.activeUsers),
        row('modules', t`Modules`, s.totalModules, s.publishedModules),
        row('scenarios', t`CASPer scenarios`, s.totalScenarios, s.publishedScenarios),
        row('quizzes', t`Quizzes`, s.totalQuizzes, s.publishedQuizzes),
      ]}
    />
  )
}
