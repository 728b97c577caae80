import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/scenario'
import { Button } from './button'
import { Field } from './field'
import { Notice } from './notice'
import { Select } from './select'
import { useScenarioTitle } from './use-scenario-title'

/** The scenarios of a language by title, or none of them. */
export function ScenarioSelect({
  label,
  none,
  language,
  library: { listed, failed, again },
  chosen,
  disabled,
  onChoose,
}: {
  label: ReactNode
  /** What the choice of none is called. */
  none: string
  language: Language
  library: { listed: readonly Scenario[] | undefined; failed: boolean; again: () => void }
  chosen: string | undefined
  disabled?: boolean
  onChoose: (id: string | undefined) => void
}) {
  const title = useScenarioTitle(language)
  const missing = failed || listed?.length === 0
  return (
    <>
      <Field label={label} hint={!missing && !listed && <Trans>Loading scenarios...</Trans>}>
        {(control) => (
          <Select
            {...control}
            disabled={disabled}
            value={listed?.some(({ id }) => id === chosen) ? chosen : ''}
            onChange={(event) => onChoose(event.target.value || undefined)}
          >
            <option value="">{none}</option>
            {listed?.map((scenario) => (
              <option key={scenario.id} value={scenario.id}>
                {title(scenario)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {missing && (
        <Notice
          action={
            <Button size="sm" onClick={again}>
              <Trans>Reload</Trans>
            </Button>
          }
        >
          <Trans>No scenarios available.</Trans>
        </Notice>
      )}
    </>
  )
}
