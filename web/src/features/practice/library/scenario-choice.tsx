import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { PencilLine } from 'lucide-react'
import type { Scenario } from 'shared/model/content/scenario'
import { useDraftIds } from '#data/drafts/drafts'
import type { useScenarioLibrary } from '#data/library/scenario-library'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { Icon } from '#ui/icon'
import { useScenarioTitle } from '#ui/labels/use-scenario-title'
import { LostDraft } from './lost-draft'

const Waiting = chakra('p', { base: { color: 'fg.muted', minHeight: 'touch' } })
const Drafts = chakra('div', {
  base: {
    '& > p': { fontSize: 'sm', color: 'fg.muted', marginBottom: '1' },
    '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})
const DRAFTS_SHOWN = 4

/** The scenarios of this language by title, and those with a draft. */
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
  if (failed || listed?.length === 0)
    return (
      <EmptyState
        drawing="talk"
        title={<Trans>No scenarios available.</Trans>}
        action={
          <Button onClick={again}>
            <Trans>Reload</Trans>
          </Button>
        }
      >
        <Trans>Once downloaded, they stay on this device.</Trans>
      </EmptyState>
    )
  if (!listed)
    return (
      <Waiting role="status">
        <Trans>Loading scenarios…</Trans>
      </Waiting>
    )
  const begun = (draftIds ?? [])
    .flatMap((id) => listed.find((scenario) => scenario.id === id && id !== chosen?.id) ?? [])
    .slice(0, DRAFTS_SHOWN)
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
      {begun.length > 0 && (
        <Drafts>
          <p>
            <Trans>Answers you have started:</Trans>
          </p>
          <ul>
            {begun.map((scenario) => (
              <li key={scenario.id}>
                <Button size="sm" onClick={() => onChoose(scenario.id)}>
                  <Icon of={PencilLine} size="s" />
                  {title(scenario)}
                </Button>
              </li>
            ))}
          </ul>
        </Drafts>
      )}
      {lost.map((id) => (
        <LostDraft key={id} scenarioId={id} />
      ))}
    </>
  )
}
