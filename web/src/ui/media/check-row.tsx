import { chakra } from '@chakra-ui/react/styled-system'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, CircleDashed, type LucideIcon, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Badge } from '#ui/badge'
import { Icon } from '#ui/icon'

export type CheckState = 'good' | 'warning' | 'bad' | 'open'
const STATES: Record<
  CheckState,
  { icon: LucideIcon; tone: 'success' | 'warning' | 'danger' | 'neutral'; word: MessageDescriptor }
> = {
  good: { icon: CircleCheck, tone: 'success', word: msg`Ready` },
  warning: { icon: TriangleAlert, tone: 'warning', word: msg`Could be better` },
  bad: { icon: CircleAlert, tone: 'danger', word: msg`To fix` },
  open: { icon: CircleDashed, tone: 'neutral', word: msg`Not checked yet` },
}

/** The rows of a check of camera, microphone or system, in one bordered block. */
export const CheckList = chakra('ul', {
  base: {
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    background: 'bg.panel',
    '& > li': { padding: '4', display: 'flex', gap: '14px' },
    '& > li + li': { borderTop: '1px solid {colors.border}' },
    '& > li > svg': { color: 'fg.subtle', marginTop: '3px' },
    '& .what': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '3' },
    '& .head': { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', justifyContent: 'space-between' },
    '& h3': { fontWeight: 600, fontSize: '.9375rem', lineHeight: 1.5 },
    '& p': { fontSize: '.9375rem', color: 'fg.muted', maxWidth: '62ch' },
  },
})

/** One checked item: its name, its state, what that means and what can be done. A change is announced. */
export function CheckRow({
  icon,
  title,
  state,
  children,
  more,
}: {
  icon: LucideIcon
  title: ReactNode
  state: CheckState
  children: ReactNode
  /** Controls, after the text. */
  more?: ReactNode
}) {
  const { i18n } = useLingui()
  const id = useId()
  const { word, ...look } = STATES[state]
  return (
    <li aria-labelledby={id}>
      <Icon of={icon} />
      <div className="what">
        <div role="status">
          <div className="head">
            <h3 id={id}>{title}</h3>
            <Badge {...look}>{i18n._(word)}</Badge>
          </div>
          <p>{children}</p>
        </div>
        {more}
      </div>
    </li>
  )
}
