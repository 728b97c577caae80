import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { modules } from 'shared/contract/calls/modules'
import { currentDb } from '#data/db/db'
import { useResource } from '#data/http/use-resource'
import { useModuleRows } from '#data/library/module-library'
import { savePlace } from '#data/progress/module-states'
import { useFreshProgress } from '#data/progress/use-progress'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { Card } from '#ui/layout/card'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { ModuleProgressTable } from './progress/module-progress-table'
import { StartOverDialog } from './progress/start-over-dialog'

/** The pages that this test screen simulates. */
const SIMULATED = [4, 8] as const

/** `/progress-test`: sets a module's position by hand and resets it, to test progress. */
export function ProgressTestScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const list = useResource(modules.list, {}, { freshFor: 0 })
  const cards = useMemo(() => list.value ?? [], [list.value])
  const rows = useModuleRows(cards)
  const [chosen, setChosen] = useState<string>()
  const [asking, setAsking] = useState(false)
  useFreshProgress()
  const row = rows?.find((r) => r.module.id === chosen) ?? rows?.[0]

  const simulate = async (page: number) => {
    if (row)
      await savePlace(currentDb(), {
        module: row.module,
        page: Math.min(page, row.module.pageCount),
        seconds: 0,
        language,
      })
  }
  return (
    <Page
      title={t`Progress test`}
      lead={
        <Trans>Changes your real position in a module. Use it to check that progress syncs between your devices.</Trans>
      }
    >
      <PageSection title={<Trans>Simulate</Trans>}>
        <Card>
          <Stack>
            <Field label={<Trans>Module</Trans>}>
              {(control) => (
                <Select
                  {...control}
                  value={row?.module.id ?? ''}
                  onChange={(e) => setChosen(e.currentTarget.value)}
                  disabled={!row}
                >
                  {rows?.map(({ module }) => (
                    <option key={module.id} value={module.id}>
                      {pick(module.title, language)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Row>
              {SIMULATED.map((page) => (
                <Button key={page} disabled={!row} onClick={() => void simulate(page)}>
                  <Trans>Go to page {page}</Trans>
                </Button>
              ))}
              <Button tone="danger" disabled={!row} onClick={() => setAsking(true)}>
                <Trans>Start over</Trans>
              </Button>
            </Row>
            {row && row.module.pageCount < 8 && (
              <p>
                <small>
                  <Trans>
                    The last page of this module is page {row.module.pageCount}; a higher number goes to it.
                  </Trans>
                </small>
              </p>
            )}
          </Stack>
        </Card>
      </PageSection>
      <PageSection title={<Trans>Result</Trans>}>{rows && <ModuleProgressTable rows={rows} />}</PageSection>
      {asking && row && <StartOverDialog modules={[row.module]} onClose={() => setAsking(false)} />}
    </Page>
  )
}
