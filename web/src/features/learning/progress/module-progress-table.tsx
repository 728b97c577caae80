import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ModuleRow } from '#data/library/module-library'
import { formatDate, formatHours, formatPercent } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { ProgressBar } from '#ui/charts/progress-bar'
import { EmptyState } from '#ui/feedback/empty-state'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { StatusBadge } from '#ui/labels/status-badge'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'
import { DataTable } from '#ui/tables/data-table'
import { StartOverDialog } from './start-over-dialog'

// The button is beside the name, because a window of 1280 px has no room for another column.
const Name = chakra('span', {
  base: { display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'space-between', gap: '2' },
})
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

/** The modules that the learner has opened: completion, status, pages, time, last visit; each can be started over. */
export function ModuleProgressTable({ rows }: { rows: readonly ModuleRow[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [asked, setAsked] = useState<readonly ModuleRow['module'][]>()
  const region = useRef<HTMLDivElement>(null)
  const opened = rows.filter((row) => row.lastAccessed > 0)
  const [first] = rows
  const content =
    opened.length === 0 ? (
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
    ) : (
      <>
        <DataTable
          caption={t`Progress by module`}
          columns={[t`Module`, t`Progress`, t`Status`, t`Pages viewed`, t`Total time`, t`Last accessed`]}
          rows={opened.map(({ module, progress, lastAccessed }) => {
            const title = pick(module.title, language)
            return {
              key: module.id,
              cells: [
                <Name key="title">
                  <Link to="/learning/$id" params={{ id: module.id }}>
                    {title}
                  </Link>
                  <IconButton
                    icon={RotateCcw}
                    small
                    label={t`Start “${title}” over`}
                    onClick={() => setAsked([module])}
                  />
                </Name>,
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
        {opened.length > 1 && (
          <Row>
            <Button onClick={() => setAsked(opened.map(({ module }) => module))}>
              <Icon of={RotateCcw} size="s" />
              <Trans>Start all modules over</Trans>
            </Button>
          </Row>
        )}
      </>
    )
  const close = (isDone: boolean) => {
    setAsked(undefined)
    // The button that had the focus was removed with its row.
    if (isDone) region.current?.focus({ preventScroll: true })
  }
  return (
    <Stack ref={region} tabIndex={-1} css={{ gap: '3' }}>
      {content}
      {asked && <StartOverDialog modules={asked} onClose={close} />}
    </Stack>
  )
}
