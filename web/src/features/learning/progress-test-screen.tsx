import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { modules } from 'shared/contract/calls/modules'
import { db } from '#data/db/db'
import { useAnswer } from '#data/http/use-answer'
import { useModuleRows } from '#data/library/module-library'
import { resetModule, savePlace } from '#data/progress/module-states'
import { useFreshProgress } from '#data/progress/use-progress'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { Card } from '#ui/layout/card'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { ModuleProgressTable } from './module-progress-table'

/** The pages that this test screen simulates, from the specification. */
const SIMULATED = [4, 8] as const

/** `/progress-test`: sets a module's position by hand and resets it, to test progress. */
export function ProgressTestScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const list = useAnswer(modules.list, {}, { freshFor: 0 })
  const cards = useMemo(() => list.value ?? [], [list.value])
  const rows = useModuleRows(cards)
  const [chosen, setChosen] = useState<string>()
  const [asking, setAsking] = useState(false)
  useFreshProgress()
  const row = rows?.find((r) => r.module.id === chosen) ?? rows?.[0]

  const simulate = async (page: number) => {
    if (row)
      await savePlace(db(), { module: row.module, page: Math.min(page, row.module.pageCount), seconds: 0, language })
  }
  const reset = async () => {
    setAsking(false)
    if (row) await resetModule(db(), row.module.id)
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
                  <Trans>This module has {row.module.pageCount} pages; a higher number goes to the last one.</Trans>
                </small>
              </p>
            )}
          </Stack>
        </Card>
      </PageSection>
      <PageSection title={<Trans>Result</Trans>}>{rows && <ModuleProgressTable rows={rows} />}</PageSection>
      {asking && row && (
        <ConfirmDialog
          title={<Trans>Start this module over?</Trans>}
          confirm={<Trans>Start over</Trans>}
          onCancel={() => setAsking(false)}
          onConfirm={() => void reset()}
        >
          <Trans>Your pages and time in “{pick(row.module.title, language)}” will be reset on all your devices.</Trans>{' '}
          <Trans>Completed modules and study time stay in your statistics.</Trans>
        </ConfirmDialog>
      )}
    </Page>
  )
}
