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
      padding: '12px 14px',
      whiteSpace: 'nowrap',
    },
    '& td': {
      padding: '12px 14px',
      borderTop: '1px solid {colors.border}',
      fontVariantNumeric: 'tabular-nums',
      verticalAlign: 'middle',
    },
    '& td:first-of-type': { fontWeight: 600 },
    '& td a': { color: 'fg', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
    // On a phone a row is a card: the first cell is its title, the others are label and value.
    mdDown: {
      display: 'block',
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tbody, & tr': { display: 'block' },
      '& tr + tr': { borderTop: '1px solid {colors.border}' },
      '& tr': { padding: '12px 16px' },
      '& td': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: '3',
        border: 0,
        padding: '4px 0',
        minHeight: '28px',
      },
      '& td:not(:first-of-type)::before': { content: 'attr(data-label)', color: 'fg.subtle', fontSize: 'sm' },
      '& td:first-of-type': { fontSize: 'md', paddingBottom: '2', minHeight: 'touch' },
    },
  },
})

/**
 * A table that turns into cards on a phone; `caption` names it for screen readers, the first cell of a row is its
 * title.
 */
export function DataTable({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {row.cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index
              <td key={i} data-label={columns[i]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
