import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { HISTORY_KINDS, type HistoryKind } from 'shared/rules/progress/history'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { TextField } from '#ui/form/text-field'
import { KIND_NAMES } from './kind-names'
import { type HistoryAddress, ROWS_SHOWN } from './use-history-address'

const Controls = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr', sm: 'minmax(0, 1fr) 240px' },
  },
})

/** The search field and the choice of a kind. */
export function HistoryControls({
  address,
  onChange,
}: {
  address: HistoryAddress
  onChange: (address: HistoryAddress) => void
}) {
  const { i18n, t } = useLingui()
  return (
    <Controls>
      <TextField
        type="search"
        label={<Trans>Search in the titles</Trans>}
        value={address.search}
        onChange={(event) => onChange({ ...address, search: event.target.value, rows: ROWS_SHOWN })}
      />
      <Field label={<Trans>Type</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={address.kind ?? ''}
            onChange={(event) => {
              const { value } = event.target
              onChange({ ...address, kind: HISTORY_KINDS.find((kind) => kind === value), rows: ROWS_SHOWN })
            }}
          >
            <option value="">{t`All types`}</option>
            {HISTORY_KINDS.map((kind: HistoryKind) => (
              <option key={kind} value={kind}>
                {i18n._(KIND_NAMES[kind])}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Controls>
  )
}
