import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { COMPETENCIES, SKILL_LEVELS } from 'shared/model/content/module'
import { SCENARIO_CATEGORIES } from 'shared/model/content/scenario'
import { COMPETENCY_NAMES } from '#i18n/competency-names'
import { capitalized } from '#i18n/format'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { LEVEL_NAMES } from '#ui/labels/module-words'
import { SCENARIO_CATEGORY_NAMES } from '#ui/labels/scenario-words'
import { type LibraryFilter, libraryFilterOf } from './library-filter'

const Controls = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    marginBottom: '4',
  },
})

/** The filters of the library. */
export function LibraryControls({
  filter,
  onChange,
}: {
  filter: LibraryFilter
  onChange: (filter: LibraryFilter) => void
}) {
  const { t, i18n } = useLingui()
  const id = useId()
  const choice = (
    name: keyof LibraryFilter,
    label: ReactNode,
    all: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <Field label={label} id={`${id}-${name}`}>
      {(control) => (
        <Select
          {...control}
          value={filter[name] ?? ''}
          onChange={(event) => onChange(libraryFilterOf({ ...filter, [name]: event.target.value }))}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  return (
    <Controls>
      {choice(
        'category',
        <Trans>Category</Trans>,
        t`All categories`,
        SCENARIO_CATEGORIES.map((value) => ({ value, label: i18n._(SCENARIO_CATEGORY_NAMES[value]) })),
      )}
      {choice(
        'difficulty',
        <Trans>Difficulty</Trans>,
        t`All difficulties`,
        SKILL_LEVELS.map((value) => ({ value, label: i18n._(LEVEL_NAMES[value]) })),
      )}
      {choice(
        'competency',
        <Trans>Competency</Trans>,
        t`All competencies`,
        COMPETENCIES.map((value) => ({ value, label: capitalized(i18n._(COMPETENCY_NAMES[value])) })),
      )}
      {choice('done', <Trans>Progress</Trans>, t`All`, [
        { value: 'no', label: t`Not done yet` },
        { value: 'yes', label: t`Done` },
      ])}
    </Controls>
  )
}
