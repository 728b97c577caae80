import { chakra } from '@chakra-ui/react/styled-system'

export interface DimensionGroup {
  family: 'judgement' | 'communication' | 'empathy'
  title: string
  items: readonly {
    id: string
    label: string
    /** Out of nine. */
    value: number
    /** The value as text. */
    text: string
  }[]
}

const Box = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
    '& h3': { fontWeight: 600, fontSize: '.9375rem', marginBottom: '3' },
    '& ul': { display: 'flex', flexDirection: 'column', gap: '4' },
    '& .line': { display: 'flex', justifyContent: 'space-between', gap: '3', fontSize: 'sm' },
    '& .line > b': { fontVariantNumeric: 'tabular-nums' },
  },
})
const Track = chakra('div', {
  base: {
    height: '8px',
    marginTop: '1.5',
    background: 'bg.muted',
    '& > i': { display: 'block', height: '100%' },
  },
  variants: {
    family: {
      judgement: { '& > i': { background: 'mark.judgement.line' } },
      communication: { '& > i': { background: 'mark.communication.line' } },
      empathy: { '& > i': { background: 'mark.empathy.line' } },
    },
  },
})

/** Scores from 1 to 9 as bars under the names of their families; numbers give the same values. */
export function DimensionBars({ groups }: { groups: readonly DimensionGroup[] }) {
  return (
    <Box>
      {groups.map(({ family, title, items }) => (
        <div key={family}>
          <h3>{title}</h3>
          <ul>
            {items.map(({ id, label, value, text }) => (
              <li key={id}>
                <div className="line">
                  <span>{label}</span>
                  <b>{text}</b>
                </div>
                <Track family={family} aria-hidden="true">
                  <i data-drawn style={{ width: `${((Math.min(9, Math.max(1, value)) - 1) / 8) * 100}%` }} />
                </Track>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Box>
  )
}
