import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { modules } from 'shared/contract/calls/modules'
import type { SkillLevel } from 'shared/model/content/module'
import { useResource } from '#data/http/use-resource'
import { useModuleRows } from '#data/library/module-library'
import { useFreshProgress } from '#data/progress/use-progress'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Notice } from '#ui/feedback/notice'
import { Skeleton } from '#ui/feedback/skeleton'
import { Segmented } from '#ui/form/segmented'
import { Grid } from '#ui/layout/grid'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { useAnchor } from '#ui/layout/use-anchor'
import { DEMO_MODULES } from './demo-modules'
import { ModuleCardLink } from './module-card-link'
import { ModuleProgressTable } from './progress/module-progress-table'

type Filter = 'all' | SkillLevel
const PLACES = ['a', 'b', 'c', 'd']

/** `/learning-demo`: every module, filtered by level, and the learner's progress in each. */
export function ModuleListScreen() {
  const { t } = useLingui()
  const list = useResource(modules.list, {}, { freshFor: 0 })
  const [level, setLevel] = useState<Filter>('all')
  useFreshProgress()

  const demo = list.settled && !list.value && list.failure !== undefined
  const cards = useMemo(
    () => [...(list.value ?? (demo ? DEMO_MODULES : []))].sort((a, b) => a.order - b.order),
    [list.value, demo],
  )
  const joined = useModuleRows(cards)
  const rows = list.settled ? joined : undefined
  const shown = rows?.filter((row) => level === 'all' || row.module.skillLevel === level)
  const loading = rows === undefined
  useAnchor(!loading)

  return (
    <Page
      title={t`Learning`}
      lead={<Trans>Short modules, one idea per page. They stay on this device and can be read offline.</Trans>}
    >
      <PageSection
        title={<Trans>Modules</Trans>}
        help={
          shown &&
          rows && (
            <Trans>
              {shown.length} of {rows.length} shown
            </Trans>
          )
        }
      >
        <Stack css={{ gap: '4' }}>
          {demo && (
            <Notice
              tone="warning"
              role="status"
              action={<Button size="sm" onClick={list.again}>{t`Try again`}</Button>}
            >
              <Trans>The list of modules couldn’t be loaded. These are demonstration modules.</Trans>
            </Notice>
          )}
          <div>
            <Segmented
              label={t`Level`}
              value={level}
              onChange={setLevel}
              options={[
                { value: 'all', label: t`All` },
                { value: 'beginner', label: t`Beginner` },
                { value: 'intermediate', label: t`Intermediate` },
                { value: 'advanced', label: t`Advanced` },
              ]}
            />
          </div>
          {loading && (
            <Grid aria-busy="true">
              {PLACES.map((place) => (
                <Skeleton key={place} css={{ height: '176px', borderRadius: 'lg' }} />
              ))}
            </Grid>
          )}
          {shown && shown.length > 0 && (
            <Grid as="ul">
              {shown.map((row) => (
                <li key={row.module.id}>
                  <ModuleCardLink row={row} />
                </li>
              ))}
            </Grid>
          )}
          {!loading && shown?.length === 0 && (
            <EmptyState
              drawing="search"
              title={rows?.length === 0 ? <Trans>No modules yet.</Trans> : <Trans>No modules at this level.</Trans>}
              action={
                rows && rows.length > 0 ? (
                  <Button onClick={() => setLevel('all')}>
                    <Trans>See all levels</Trans>
                  </Button>
                ) : undefined
              }
            />
          )}
        </Stack>
      </PageSection>
      {rows && (
        <div id="progress-table">
          <PageSection
            title={<Trans>Your progress</Trans>}
            help={<Trans>Counted on this device and on the others</Trans>}
          >
            <ModuleProgressTable rows={rows} />
          </PageSection>
        </div>
      )}
    </Page>
  )
}
