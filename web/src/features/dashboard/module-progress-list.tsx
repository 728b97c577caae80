import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ModuleRow } from '#data/library/module-library'
import { formatDate, formatHours, formatPercent } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { ProgressBar } from '#ui/charts/progress-bar'
import { EmptyState } from '#ui/feedback/empty-state'
import { Icon } from '#ui/icon'
import { ACTION_NAMES } from '#ui/labels/module-words'
import { StatusBadge } from '#ui/labels/status-badge'
import { List } from '#ui/layout/list'
import { PageSection } from '#ui/layout/page-section'
import { LinkButton } from '#ui/link-button'

/** Rows on `/`; `/dashboard` shows all modules. */
const SHOWN = 4

const Rows = chakra(List, {
  base: {
    '& > li': { flexWrap: { base: 'wrap', md: 'nowrap' }, gap: { base: '10px', md: '14px' } },
    '& > li > .grow': { flexBasis: { base: '100%', md: 0 } },
    '& .title': {
      color: 'fg',
      fontWeight: 600,
      textDecoration: 'none',
      fontSize: '.9375rem',
      _hover: { textDecoration: 'underline' },
    },
    '& .status': { minWidth: { md: '134px' } },
    '& .bar': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr) auto', md: '72px 44px' },
      flex: { base: 1, md: 'none' },
      alignItems: 'center',
      gap: '10px',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .go': { minWidth: '112px', width: { base: 'full', md: 'auto' } },
  },
})

/** The modules opened last; where all of these are finished, the last place is for the next one to read. */
function newestWithNext(recent: readonly ModuleRow[]): readonly ModuleRow[] {
  const newest = recent.slice(0, SHOWN)
  const isUnfinished = ({ progress }: ModuleRow) => progress.status !== 'completed'
  const next = newest.some(isUnfinished) ? undefined : recent.find(isUnfinished)
  return next ? [...newest.slice(0, SHOWN - 1), next] : newest
}

/** One row per module with its status, percent, page, time and last visit, and a button to continue. */
export function ModuleProgressList({ rows, all }: { rows: readonly ModuleRow[]; all?: true }) {
  const recent = [...rows].sort((a, b) => b.lastAccessed - a.lastAccessed || a.module.order - b.module.order)
  const shown = all ? recent : newestWithNext(recent)
  return (
    <PageSection
      title={<Trans>Modules</Trans>}
      help={
        rows.length > 0 && (
          <Trans>
            {shown.length} of {rows.length} shown
          </Trans>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState
          title={<Trans>No modules on this device yet.</Trans>}
          action={
            <LinkButton to="/learning-demo" tone="primary">
              <Trans>Explore the modules</Trans>
            </LinkButton>
          }
        />
      ) : (
        <>
          <Rows>
            {shown.map((row) => (
              <ModuleItem key={row.module.id} row={row} />
            ))}
          </Rows>
          {shown.length < rows.length && (
            <LinkButton to="/learning-demo" tone="quiet" css={{ marginTop: '2' }}>
              <Trans>See all {rows.length} modules</Trans>
              <Icon of={ArrowRight} size="s" />
            </LinkButton>
          )}
        </>
      )}
    </PageSection>
  )
}

function ModuleItem({ row: { module, progress, lastAccessed } }: { row: ModuleRow }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const title = pick(module.title, language)
  const action = i18n._(ACTION_NAMES[progress.status])
  const time = formatHours(language, progress.totalTimeSeconds / 60)
  return (
    <li>
      <span className="grow">
        <Link className="title" to="/learning/$id" params={{ id: module.id }}>
          {title}
        </Link>
        <small className="num">
          {lastAccessed === 0 ? (
            <Plural value={module.pageCount} one="# page, not opened yet" other="# pages, not opened yet" />
          ) : (
            <Trans>
              Page {progress.currentPage} of {module.pageCount}, {time}, last opened{' '}
              {formatDate(language, lastAccessed, 'short')}
            </Trans>
          )}
        </small>
      </span>
      <span className="status">
        <StatusBadge status={progress.status} />
      </span>
      <span className="bar">
        <ProgressBar percent={progress.progressPercentage} label={t`Progress: ${title}`} />
        <span>{formatPercent(language, progress.progressPercentage)}</span>
      </span>
      <LinkButton
        className="go"
        size="sm"
        to="/learning/$id"
        params={{ id: module.id }}
        aria-label={t`${action}: ${title}`}
      >
        {action}
      </LinkButton>
    </li>
  )
}
