import { chakra } from '@chakra-ui/react/styled-system'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

export interface Cell {
  /** Read by a screen reader after the position: empty, a number, a flag. */
  name: string
  content?: ReactNode
  look?: string
  disabled?: boolean
}

const Board = chakra('div', {
  base: {
    display: 'grid',
    gap: '3px',
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    maxWidth: 'calc(var(--columns) * var(--cell))',
    touchAction: 'manipulation',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    '& > button': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      aspectRatio: '1',
      minHeight: 'touch',
      minWidth: 0,
      borderRadius: 'md',
      border: '1px solid {colors.border.emphasized}',
      background: 'bg.panel',
      fontSize: 'xl',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
    },
    '& > button:focus-visible': { zIndex: 1 },
    '& > [data-look=lit]': {
      background: 'accent.solid',
      color: 'accent.contrast',
      borderColor: 'accent.solid',
      boxShadow: 'inset 0 0 0 4px {colors.mark.highlight}',
    },
    '& > [data-look=found]': {
      background: 'success.subtle',
      color: 'success.fg',
      border: '2px solid {colors.success.fg}',
    },
    '& > [data-look=wrong]': {
      background: 'danger.subtle',
      color: 'danger.fg',
      border: '2px dashed {colors.danger.fg}',
    },
    '& > [data-look=selected]': { border: '2px solid {colors.accent.solid}', background: 'accent.subtle' },
    '& > [data-look=given]': { background: 'bg.muted' },
    '& > [data-look=open]': { background: 'bg.subtle', borderColor: 'border' },
    '& > [data-look=bare]': { background: 'transparent', borderStyle: 'dashed', borderColor: 'border' },
    '& > [data-look=cover]': { background: 'accent.solid', borderColor: 'accent.solid' },
    '@media (forced-colors: active)': { '& > [data-look=lit], & > [data-look=cover]': { background: 'Highlight' } },
    '& .corner': { position: 'absolute', top: '3px', left: '5px', fontSize: 'xs', fontWeight: 500, opacity: 0.75 },
  },
})

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}
const HOLD_MS = 450

/** The index of the cell to which an arrow key moves; at an edge, that of the same cell. */
function neighbour(from: number, key: string, columns: number, count: number) {
  const [down, right] = STEPS[key] ?? [0, 0]
  const column = (from % columns) + right
  const to = from + down * columns + right
  return column < 0 || column >= columns || to < 0 || to >= count ? from : to
}

/**
 * A board of buttons: one tab stop, arrow keys move between cells, Enter or Space presses. `onHold` is a long press or
 * the right button; `onKey` returns whether a key on a cell belonged to the game.
 */
export function CellGrid({
  label,
  columns,
  cellPx = 64,
  cells,
  onPress,
  onHold,
  onKey,
  onFocusCell,
  placeOf,
}: {
  label: string
  columns: number
  cellPx?: number
  cells: readonly Cell[]
  onPress: (cell: number) => void
  onHold?: (cell: number) => void
  onKey?: (event: KeyboardEvent, cell: number) => boolean
  onFocusCell?: (cell: number) => void
  /** The position of a cell in words. */
  placeOf: (row: number, column: number) => string
}) {
  const board = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)

  const go = (cell: number) => {
    setActive(cell)
    ;(board.current?.children[cell] as HTMLElement | undefined)?.focus()
  }
  const letGo = () => clearTimeout(hold.current)
  const holdOn = (cell: number) => {
    letGo()
    held.current = false
    if (!onHold) return
    hold.current = setTimeout(() => {
      held.current = true
      onHold(cell)
    }, HOLD_MS)
  }
  const pressed = (cell: number) => {
    // Ignores the click at the end of a long press.
    if (!held.current) onPress(cell)
    held.current = false
  }
  return (
    <Board
      ref={board}
      role="group"
      aria-label={label}
      style={{ '--columns': columns, '--cell': `${cellPx}px` } as CSSProperties}
    >
      {cells.map(({ name, content, look, disabled }, cell) => {
        const place = placeOf(Math.floor(cell / columns) + 1, (cell % columns) + 1)
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its index
            key={cell}
            type="button"
            data-look={look}
            data-cell={cell}
            data-first={cell === active || undefined}
            aria-label={`${place}${name && `, ${name}`}`}
            aria-disabled={disabled || undefined}
            tabIndex={cell === active ? 0 : -1}
            onFocus={() => {
              setActive(cell)
              onFocusCell?.(cell)
            }}
            onClick={() => pressed(cell)}
            onPointerDown={(event) => event.button === 0 && holdOn(cell)}
            onPointerUp={letGo}
            onPointerLeave={letGo}
            onPointerCancel={letGo}
            onContextMenu={
              onHold &&
              ((event) => {
                event.preventDefault()
                // A long touch fires this event too, after the long press was handled.
                if (!held.current) onHold(cell)
                letGo()
              })
            }
            onKeyDown={(event) => {
              if (event.altKey || event.ctrlKey || event.metaKey) return
              if (event.key in STEPS) go(neighbour(cell, event.key, columns, cells.length))
              else if (!onKey?.(event, cell)) return
              event.preventDefault()
            }}
          >
            {content}
          </button>
        )
      })}
    </Board>
  )
}
