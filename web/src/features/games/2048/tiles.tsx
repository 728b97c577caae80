import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { board2048, SIDE_2048, type State2048 } from 'shared/rules/games/2048'
import { range } from 'shared/rules/games/chance'
import { VisuallyHidden } from '#ui/visually-hidden'

const Board = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    maxWidth: '400px',
    aspectRatio: '1',
    borderRadius: 'lg',
    background: 'bg.muted',
    border: '1px solid {colors.border.emphasized}',
    touchAction: 'none',
    userSelect: 'none',
    '& > i': {
      position: 'absolute',
      width: '25%',
      height: '25%',
      top: 0,
      left: 0,
      padding: '4px',
      // A transform, so that no frame of the animation needs layout.
      transform: 'translate(calc(var(--column) * 100%), calc(var(--row) * 100%))',
      fontStyle: 'normal',
      transition: 'transform {durations.normal} {easings.standard}',
    },
    '& > i > b': {
      display: 'grid',
      placeItems: 'center',
      height: '100%',
      borderRadius: 'md',
      fontSize: 'clamp(1rem, 5.4vw, 1.75rem)',
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums',
      background: 'bg.panel',
      color: 'fg',
      border: '1px solid {colors.border.emphasized}',
    },
    '& > [data-step="2"] > b': { background: 'accent.subtle' },
    '& > [data-step="3"] > b': { background: 'accent.emphasized' },
    '& > [data-step="4"] > b': { background: 'accent.solid', color: 'accent.contrast' },
    '& > [data-step="5"] > b': { background: 'mark.highlight', color: 'mark.onHighlight' },
  },
})

/** The colour of a tile by its value, as a step from 1 to 5; the number on the tile gives the same information. */
const stepOf = (value: number) => (value <= 4 ? 1 : value <= 16 ? 2 : value <= 64 ? 3 : value <= 512 ? 4 : 5)

/** The tiles on the board; moves are animated, except with reduced motion. */
export function Tiles({
  state,
  onDown,
  onUp,
}: {
  state: State2048
  onDown: (x: number, y: number) => void
  onUp: (x: number, y: number) => void
}) {
  const { t } = useLingui()
  const board = board2048(state)
  return (
    <>
      <Board
        aria-hidden="true"
        data-board
        onPointerDown={(event) => onDown(event.clientX, event.clientY)}
        onPointerUp={(event) => onUp(event.clientX, event.clientY)}
      >
        {[...state.tiles]
          .sort((a, b) => a.id - b.id)
          .map(({ id, value, cell }) => (
            <i
              key={id}
              data-step={stepOf(value)}
              style={{ '--row': Math.floor(cell / SIDE_2048), '--column': cell % SIDE_2048 } as CSSProperties}
            >
              <b>{value}</b>
            </i>
          ))}
      </Board>
      <VisuallyHidden>
        {range(SIDE_2048).map((row) => {
          const line = board
            .slice(row * SIDE_2048, (row + 1) * SIDE_2048)
            .map((value) => value || t`empty`)
            .join(', ')
          return (
            <span key={row}>
              <Trans>
                Row {row + 1}: {line}.
              </Trans>{' '}
            </span>
          )
        })}
      </VisuallyHidden>
    </>
  )
}
