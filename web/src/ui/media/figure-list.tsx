import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { Ruler, Sigma } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge'

const List = chakra('dl', {
  base: {
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    background: 'bg.panel',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto 112px' },
      columnGap: '4',
      alignItems: 'center',
      padding: '12px 16px',
    },
    '& > div + div': { borderTop: '1px solid {colors.border}' },
    '& dt': { fontWeight: 600, fontSize: '.9375rem', lineHeight: 1.35 },
    '& dt > small': { display: 'block', fontWeight: 400, fontSize: 'xs', color: 'fg.subtle', lineHeight: 1.5 },
    '& dd': { fontVariantNumeric: 'tabular-nums', fontWeight: 600, whiteSpace: 'nowrap', textAlign: 'right' },
    '& dd.how': { textAlign: { base: 'left', sm: 'right' }, fontWeight: 400 },
  },
})

export interface VoiceFigure {
  key: string
  name: ReactNode
  /** The meaning of the figure. */
  note?: ReactNode
  value: ReactNode
  how: 'measured' | 'estimated'
}

/** Figures of a voice, each with its meaning and whether it was measured or estimated. */
export function FigureList({ figures }: { figures: readonly VoiceFigure[] }) {
  return (
    <List>
      {figures.map(({ key, name, note, value, how }) => (
        <div key={key}>
          <dt>
            {name}
            {note && <small>{note}</small>}
          </dt>
          <dd>{value}</dd>
          <dd className="how">
            <Badge icon={how === 'measured' ? Ruler : Sigma} tone={how === 'measured' ? 'neutral' : 'warning'}>
              {how === 'measured' ? <Trans>measured</Trans> : <Trans>estimated</Trans>}
            </Badge>
          </dd>
        </div>
      ))}
    </List>
  )
}
