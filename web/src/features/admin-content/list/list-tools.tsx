import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { Field } from '#ui/form/field'
import { Segmented } from '#ui/form/segmented'
import { Select } from '#ui/form/select'
import { TextField } from '#ui/form/text-field'
import { Icon } from '#ui/icon'

const Tools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '3',
    '& > .search': { flex: '1 1 240px' },
    '& > .filter': { flex: { base: '1 1 140px', md: '0 1 200px' } },
    '& > .acts': { display: 'flex', flexWrap: 'wrap', gap: '2', flex: '0 1 auto' },
  },
})

export const STATES = ['all', 'published', 'draft'] as const
export type StateFilter = (typeof STATES)[number]
export const isInState = ({ isPublished }: { isPublished: boolean }, state: StateFilter) =>
  state === 'all' || isPublished === (state === 'published')

/** The tools above a list: search, filters, and a button for a new item. */
export function ListTools({
  search,
  onSearch,
  searchLabel,
  filters,
  newLabel,
  onNew,
  more,
}: {
  search: string
  onSearch: (search: string) => void
  searchLabel: string
  filters?: ReactNode
  newLabel: ReactNode
  onNew: () => void
  more?: ReactNode
}) {
  return (
    <Tools>
      <div className="search">
        <TextField
          type="search"
          label={searchLabel}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      {filters}
      <div className="acts">
        {more}
        <Button tone="primary" onClick={onNew} data-new-item>
          <Icon of={Plus} size="s" />
          {newLabel}
        </Button>
      </div>
    </Tools>
  )
}

/** A select that filters the list; its first option shows all. */
export function ListFilter<V extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: V
  options: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}) {
  return (
    <div className="filter">
      <Field label={label}>
        {(control) => (
          <Select {...control} value={value} onChange={(event) => onChange(event.target.value as V)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

/** All, published or drafts. */
export function StateFilterField({ value, onChange }: { value: StateFilter; onChange: (value: StateFilter) => void }) {
  const { t } = useLingui()
  const names: Record<StateFilter, string> = { all: t`All statuses`, published: t`Published`, draft: t`Draft` }
  return (
    <ListFilter
      label={t`Status`}
      value={value}
      options={STATES.map((state) => ({ value: state, label: names[state] }))}
      onChange={onChange}
    />
  )
}

export type ListView = 'list' | 'deleted'

/** Switches between existing and deleted items. */
export function ViewChoice({ view, onChange }: { view: ListView; onChange: (view: ListView) => void }) {
  const { t } = useLingui()
  return (
    <Segmented
      label={t`Show`}
      value={view}
      options={[
        { value: 'list', label: <Trans>Content</Trans> },
        { value: 'deleted', label: <Trans>Deleted</Trans> },
      ]}
      onChange={onChange}
    />
  )
}
