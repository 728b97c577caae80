import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden'

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
      fontSize: 'xs',
      color: 'fg.muted',
      padding: '12px 10px',
      verticalAlign: 'bottom',
    },
    '& td, & tbody th': {
      padding: '12px 10px',
      borderTop: '1px solid {colors.border}',
      fontVariantNumeric: 'tabular-nums',
      verticalAlign: 'middle',
    },
    '& tbody th': {
      color: 'fg',
      fontSize: 'inherit',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      minWidth: { md: '11rem' },
    },
    '& th:first-of-type': { paddingLeft: '5' },
    '& small': { display: 'block', fontWeight: 400, fontSize: 'xs', color: 'fg.subtle' },
    '& .number': { textAlign: 'right' },
    '& .acts > div': { display: 'flex', justifyContent: 'flex-end', gap: '1' },
    // Where the columns do not fit, a row is a card: its title, the actions at its right, the values below with their
    // names above them.
    xlDown: {
      display: 'block',
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tbody': { display: 'block' },
      '& tbody tr': {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        gap: '14px 12px',
        padding: '4',
      },
      '& tr + tr': { borderTop: '1px solid {colors.border}' },
      '& td, & tbody th, & th:first-of-type': { border: 0, padding: 0, textAlign: 'left' },
      '& tbody th': { gridColumn: '1 / -1', gridRow: 1, alignSelf: 'center' },
      '& td': { overflowWrap: 'anywhere' },
      '& td[data-label]::before': {
        content: 'attr(data-label)',
        display: 'block',
        color: 'fg.subtle',
        fontSize: 'xs',
        marginBottom: '2px',
      },
      '& .acts, & .wide': { gridColumn: '1 / -1' },
    },
  },
  variants: {
    // Two buttons fit beside the title.
    fewActs: {
      true: {
        xlDown: {
          '& tbody th': { paddingRight: '116px' },
          '& .acts': { gridRow: 1, justifySelf: 'end', alignSelf: 'start' },
        },
      },
    },
  },
})

export interface ContentColumn {
  label: string
  isNumber?: true
  /** Takes a whole line of the card on a phone. */
  isWide?: true
}
export interface ContentRow {
  id: string
  title: ReactNode
  /** Below the title, in smaller type. */
  more?: ReactNode
  cells: readonly ReactNode[]
  acts: ReactNode
}

/**
 * The administrator's items of one kind; on a phone each row is a card. Set `fewActs` where a row has at most two
 * buttons.
 */
export function ContentTable({
  caption,
  first,
  columns,
  rows,
  fewActs,
  actsLabel,
}: {
  caption: string
  first: string
  columns: readonly ContentColumn[]
  rows: readonly ContentRow[]
  fewActs?: boolean
  actsLabel: string
}) {
  return (
    <Table fewActs={fewActs}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {columns.map(({ label, isNumber }) => (
            <th key={label} scope="col" className={isNumber && 'number'}>
              {label}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>{actsLabel}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-item={row.id}>
            <th scope="row">
              {row.title}
              {row.more && <small>{row.more}</small>}
            </th>
            {row.cells.map((cell, i) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index
                key={i}
                data-label={columns[i]?.label}
                className={columns[i]?.isNumber ? 'number' : columns[i]?.isWide && 'wide'}
              >
                {cell}
              </td>
            ))}
            <td className="acts">
              <div>{row.acts}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
