import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

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
    '& th': {
      textAlign: 'left',
      fontWeight: 600,
      fontSize: 'sm',
      color: 'fg.muted',
      padding: '12px 10px',
      whiteSpace: 'nowrap',
    },
    '& td': {
      padding: '12px 10px',
      borderTop: '1px solid {colors.border}',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      minWidth: { xl: '98px' },
      fontVariantNumeric: 'tabular-nums',
    },
    '& td.title': { fontWeight: 600 },
    '& td.wide': { minWidth: { md: '140px', xl: '200px' } },
    '& small': { display: 'block', fontWeight: 400, fontSize: 'xs', color: 'fg.subtle' },
    // Where the columns do not fit, a record is a card: its title, then values in rows of three with their names above
    // them.
    xlDown: {
      display: 'block',
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tbody': { display: 'block' },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
        gap: '10px 8px',
        padding: '16px',
      },
      '& tr + tr': { borderTop: '1px solid {colors.border}' },
      '& td': { border: 0, padding: 0, fontSize: 'sm' },
      '& td::before': { content: 'attr(data-label)', display: 'block', fontSize: 'xs', color: 'fg.subtle' },
      '& td.title': { gridColumn: '1 / -1', order: -1, fontSize: 'md' },
      '& td.title::before': { content: 'none' },
      '& td.wide': { gridColumn: '1 / -1' },
    },
  },
})

export interface RecordColumn {
  label: string
  /** `title` is the heading of the card on a phone, `wide` takes a whole line of it. */
  kind?: 'title' | 'wide'
}

/** A table of records over the full width; on a phone each record is a card. */
export function RecordTable({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly RecordColumn[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
}) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index
              <td key={i} data-label={columns[i]?.label} className={columns[i]?.kind}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
