import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Skeleton } from '#ui/feedback/skeleton'
import { VisuallyHidden } from '#ui/visually-hidden'

/** On a narrow screen only screen readers get the head, and each row is a card. */
const asCards = {
  display: 'block',
  '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tbody': { display: 'block' },
  '& tr + tr': { borderTop: '1px solid {colors.border}' },
}

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: 0,
    background: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    fontSize: '.9375rem',
    '& caption': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& th': { textAlign: 'left', fontWeight: 600, fontSize: 'sm', color: 'fg.muted', padding: '12px 10px' },
    '& td, & tbody th': {
      padding: '12px 10px',
      borderTop: '1px solid {colors.border}',
      fontVariantNumeric: 'tabular-nums',
      verticalAlign: 'middle',
    },
    '& tbody th': { color: 'fg', fontSize: 'inherit', overflowWrap: 'anywhere' },
    '& tr > :first-child': { paddingLeft: '4' },
    '& tbody th a': { color: 'fg', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
    '& small': { display: 'block', fontWeight: 400, fontSize: 'xs', color: 'fg.subtle' },
    '& .number': { textAlign: 'right' },
    '& .wide': { overflowWrap: 'anywhere' },
    '& .actions > div': { display: 'flex', justifyContent: 'flex-end', gap: '1' },
  },
  variants: {
    cards: {
      // A card of lines, each with the name of its value at the left and the value at the right.
      lines: {
        mdDown: {
          ...asCards,
          '& tr': { display: 'block', padding: '12px 16px' },
          '& td, & tbody th': {
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: '3',
            border: 0,
            padding: '4px 0',
            minHeight: '28px',
          },
          '& tr > :first-child': { paddingLeft: 0 },
          '& td[data-label]::before': { content: 'attr(data-label)', color: 'fg.subtle', fontSize: 'sm' },
          '& tbody th': { fontSize: 'md', paddingBottom: '2', minHeight: 'touch' },
        },
      },
      // A card with its title above, its values in a grid with their names above them.
      grid: {
        '& tbody th': { minWidth: { md: '8rem' } },
        xlDown: {
          ...asCards,
          '& tbody tr': {
            position: 'relative',
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
            gap: '14px 12px',
            padding: '4',
          },
          '& td, & tbody th': { border: 0, padding: 0, overflowWrap: 'anywhere' },
          '& .number': { textAlign: 'left' },
          '& tr > :first-child': { paddingLeft: 0 },
          '& td[data-label]::before': {
            content: 'attr(data-label)',
            display: 'block',
            color: 'fg.subtle',
            fontSize: 'xs',
            marginBottom: '2px',
          },
          '& tbody th': { gridColumn: '1 / -1', gridRow: 1, fontSize: 'md', alignSelf: 'center' },
          '& .actions, & .wide': { gridColumn: '1 / -1' },
        },
      },
    },
    // At most two buttons, which fit beside the title of a card.
    fewActions: {
      true: {
        xlDown: {
          '& tbody th': { paddingRight: '116px' },
          '& .actions': { gridRow: 1, justifySelf: 'end', alignSelf: 'start' },
        },
      },
    },
  },
})

/** Grey rows while the real ones load. */
const PLACES = ['1', '2', '3', '4', '5']

export interface Column {
  label: string
  /**
   * `title` names the row, the first column by default; `number` is aligned at the right; `wide` takes a whole line of
   * a card; the label of `actions` is for screen readers only.
   */
  kind?: 'title' | 'number' | 'wide' | 'actions'
}
export interface Row {
  key: string
  cells: readonly ReactNode[]
}

/**
 * A table that turns into cards where its columns do not fit: with `lines` on a phone, with `grid` (for the wider
 * tables of the administration) on all but the widest screens. `caption` names it for screen readers.
 */
export function DataTable({
  caption,
  columns: given,
  rows,
  cards = 'lines',
  fewActions = false,
}: {
  caption: string
  columns: readonly (Column | string)[]
  /** The rows of the table; undefined while they load. */
  rows: readonly Row[] | undefined
  cards?: 'lines' | 'grid'
  fewActions?: boolean
}) {
  const columns = given.map((column): Column => (typeof column === 'string' ? { label: column } : column))
  const title = Math.max(
    0,
    columns.findIndex(({ kind }) => kind === 'title'),
  )
  const cell = (content: ReactNode, i: number) => {
    const { label, kind } = columns[i] ?? { label: '' }
    if (i === title)
      return (
        <th key={label} scope="row">
          {content}
        </th>
      )
    if (kind === 'actions')
      return (
        <td key={label} className={kind}>
          <div>{content}</div>
        </td>
      )
    return (
      <td key={label} data-label={label} className={kind}>
        {content}
      </td>
    )
  }
  return (
    <Table cards={cards} fewActions={fewActions}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, kind }) => (
            <th key={label} scope="col" className={kind}>
              {kind === 'actions' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          ? rows.map((row) => (
              <tr key={row.key} data-item={row.key}>
                {row.cells.map(cell)}
              </tr>
            ))
          : PLACES.map((place) => (
              <tr key={place}>
                {columns.map(({ label }) => (
                  <td key={label}>
                    <Skeleton css={{ width: 'full' }} />
                  </td>
                ))}
              </tr>
            ))}
      </tbody>
    </Table>
  )
}
