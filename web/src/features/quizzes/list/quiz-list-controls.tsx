import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { TextField } from '#ui/form/text-field'
import { CATEGORY_FILTERS, type CategoryFilter, type QuizFilter } from './quiz-filter'

const Controls = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr', sm: 'minmax(0, 1fr) 200px' },
    marginBottom: '4',
  },
})

/** The search field and the category of the list. */
export function QuizListControls({ filter, onChange }: { filter: QuizFilter; onChange: (filter: QuizFilter) => void }) {
  const { t } = useLingui()
  const names: Record<CategoryFilter, string> = {
    all: t`All categories`,
    casper: t`Casper test`,
    medical: t`Medicine`,
    general: t`General`,
  }
  return (
    <Controls>
      <TextField
        type="search"
        label={<Trans>Search for a quiz</Trans>}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <Field label={<Trans>Category</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={filter.category}
            onChange={(event) => onChange({ ...filter, category: event.target.value as CategoryFilter })}
          >
            {CATEGORY_FILTERS.map((category) => (
              <option key={category} value={category}>
                {names[category]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Controls>
  )
}
