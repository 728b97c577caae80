import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Scenario } from 'shared/model/content/scenario'
import { useDraftIds } from '#data/drafts/drafts'
import type { useScenarioLibrary } from '#data/library/scenario-library'
import { useLanguage } from '#session/language'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { useScenarioTitle } from '#ui/labels/use-scenario-title'
import { NoScenarios } from '#ui/scenario/no-scenarios'
import { LostDraft } from './lost-draft'

const Waiting = chakra('p', { base: { color: 'fg.muted', minHeight: 'touch' } })

/** The scenarios of this language by title, and drafts whose scenario is gone. */
export function ScenarioChoice({
  library: { all, listed, failed, again },
  chosen,
  onChoose,
}: {
  library: ReturnType<typeof useScenarioLibrary>
  chosen: Scenario | undefined
  onChoose: (id: string | undefined) => void
}) {
  const { t } = useLingui()
  const title = useScenarioTitle(useLanguage())
  const draftIds = useDraftIds()
  if (failed || listed?.length === 0) return <NoScenarios onReload={again} />
  if (!listed)
    return (
      <Waiting role="status">
        <Trans>Loading scenarios…</Trans>
      </Waiting>
    )
  const lost = (draftIds ?? []).filter((id) => !all?.some((scenario) => scenario.id === id))
  return (
    <>
      <Field label={<Trans>Choose a scenario</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={chosen?.id ?? ''}
            onChange={(event) => onChoose(event.target.value === '' ? undefined : event.target.value)}
          >
            <option value="">{t`Choose…`}</option>
            {listed.map((scenario) => (
              <option key={scenario.id} value={scenario.id}>
                {title(scenario)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {lost.map((id) => (
        <LostDraft key={id} scenarioId={id} />
      ))}
    </>
  )
}
