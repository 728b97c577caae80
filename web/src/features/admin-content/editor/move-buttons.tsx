import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '#ui/icon-button'

/** Moves an item one place up or down; `name` says which item. The focus moves with it. */
export function MoveButtons({
  name,
  index,
  count,
  onMove,
}: {
  name: string
  index: number
  count: number
  onMove: (by: 1 | -1) => void
}) {
  const { t } = useLingui()
  const move = (by: 1 | -1) => (event: MouseEvent<HTMLElement>) => {
    const form = event.currentTarget.closest('form')
    flushSync(() => onMove(by))
    const at = `[data-moves="${index + by}"]`
    const same = form?.querySelector<HTMLElement>(`${at}[data-by="${by}"]:enabled`)
    const next = same ?? form?.querySelector<HTMLElement>(`${at}:enabled`)
    next?.focus()
  }
  const common = (by: 1 | -1) => ({ 'data-moves': index, 'data-by': by, onClick: move(by) })
  return (
    <>
      <IconButton icon={ArrowUp} label={t`Move up: ${name}`} disabled={index === 0} {...common(-1)} />
      <IconButton icon={ArrowDown} label={t`Move down: ${name}`} disabled={index === count - 1} {...common(1)} />
    </>
  )
}
