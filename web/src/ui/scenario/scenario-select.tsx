import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { useScenarioTitle } from '#ui/labels/use-scenario-title'

/** A select with the scenarios of a language by title, and an option that chooses none. */
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
  /** The label of choosing none. */
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
      <Field label={label} hint={!missing && !listed && <Trans>Loading scenarios…</Trans>}>
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
