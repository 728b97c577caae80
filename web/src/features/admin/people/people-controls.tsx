import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { Plan } from 'shared/model/people/user'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { TextField } from '#ui/form/text-field'
import { PLAN_NAMES } from './plan-words'

export const Controls = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: 'minmax(0, 1fr) 200px' } },
})
/** The largest number of characters of a search. */
const SEARCH_MAX = 100

/** Milliseconds without typing before the search is sent. */
const SEARCH_AFTER_MS = 250

/** The search for people, and the filter by plan. */
export function PeopleControls({
  plan,
  onSearch,
  onPlan,
  autoFocus,
}: {
  plan: Plan | undefined
  onSearch: (search: string) => void
  onPlan: (plan: Plan | undefined) => void
  autoFocus: boolean
}) {
  const { t, i18n } = useLingui()
  // Local state, so that a keystroke re-renders one field and not fifty cards.
  const [text, setText] = useState('')
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <Controls>
      <TextField
        type="search"
        label={<Trans>Search for a name, an address or an ID</Trans>}
        value={text}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        autoFocus={autoFocus}
        onChange={(event) => setText(event.target.value)}
      />
      <Field label={<Trans>Plan</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={plan ?? ''}
            onChange={(event) => onPlan(Plan.options.find((one) => one === event.target.value))}
          >
            <option value="">{t`All plans`}</option>
            {Plan.options.map((one) => (
              <option key={one} value={one}>
                {i18n._(PLAN_NAMES[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Controls>
  )
}
