import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from '#ui/icon-button'

/** One place up, one place down; `name` says what moves. The focus stays with the button that was pressed, wherever it goes. */
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
  return (
    <>
      <IconButton icon={ArrowUp} label={t`Move up: ${name}`} disabled={index === 0} onClick={() => onMove(-1)} />
      <IconButton
        icon={ArrowDown}
        label={t`Move down: ${name}`}
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      />
    </>
  )
}
