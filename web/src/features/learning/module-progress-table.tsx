import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ModuleRow } from '#data/library/module-library'
import { formatDate, formatHours, formatPercent } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { ProgressBar } from '#ui/charts/progress-bar'
import { EmptyState } from '#ui/feedback/empty-state'
import { StatusBadge } from '#ui/labels/status-badge'
import { LinkButton } from '#ui/link-button'
import { DataTable } from '#ui/tables/data-table'

const Completion = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: '72px auto',
    gap: '10px',
    alignItems: 'center',
    justifyContent: 'start',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The modules that the learner has opened: completion, status, pages, time, last visit. */
export function ModuleProgressTable({ rows }: { rows: readonly ModuleRow[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const opened = rows.filter((row) => row.lastAccessed > 0)
  const [first] = rows
  if (opened.length === 0)
    return (
      <EmptyState
        title={<Trans>Nothing opened yet.</Trans>}
        action={
          first && (
            <LinkButton to="/learning/$id" params={{ id: first.module.id }} tone="primary">
              <Trans>Explore the modules</Trans>
            </LinkButton>
          )
        }
      >
        <Trans>Your pages, reading time and place appear here as you read.</Trans>
      </EmptyState>
    )
  return (
    <DataTable
      caption={t`Progress by module`}
      columns={[t`Module`, t`Progress`, t`Status`, t`Pages viewed`, t`Total time`, t`Last accessed`]}
      rows={opened.map(({ module, progress, lastAccessed }) => {
        const title = pick(module.title, language)
        return {
          key: module.id,
          cells: [
            <Link key="title" to="/learning/$id" params={{ id: module.id }}>
              {title}
            </Link>,
            <Completion key="completion">
              <ProgressBar percent={progress.progressPercentage} label={t`Progress: ${title}`} />
              {formatPercent(language, progress.progressPercentage)}
            </Completion>,
            <StatusBadge key="status" status={progress.status} />,
            t`${progress.lastPage} of ${module.pageCount}`,
            formatHours(language, progress.totalTimeSeconds / 60),
            formatDate(language, lastAccessed, 'short'),
          ],
        }
      })}
    />
  )
}
