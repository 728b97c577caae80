import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { GameId } from './catalogue'

const Art = chakra('svg', {
  base: {
    width: '96px',
    height: '60px',
    fill: 'none',
    stroke: 'fg',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& .swipe': { stroke: 'mark.highlight', strokeWidth: 7, strokeLinecap: 'butt' },
    '& .dot': { fill: 'fg', stroke: 'none' },
  },
})

/** The drawings of the games, made for Situ; most have highlighter strokes. */
const DRAWINGS: Record<GameId, ReactNode> = {
  'situational-judgement': (
    <>
      <path className="swipe" d="M15 38h18" />
      <path d="M48 10v40M36 50h24M24 18h48M24 18l-9 18h18zM72 18l-9 18h18zM63 38h18" />
    </>
  ),
  'communication-clarity': (
    <>
      <path className="swipe" d="M22 26h24" />
      <path d="M14 16h40v20H34l-10 9v-9H14zM62 26h20v18h-8v8l-9-8H50" />
    </>
  ),
  'emotion-recognition': (
    <>
      <path d="M26 28v1M38 28v1M26 38c4 3 8 3 12 0M62 28v1M74 28v1M62 40c4-4 8-4 12 0" />
      <circle cx="32" cy="32" r="16" />
      <circle cx="68" cy="32" r="16" />
    </>
  ),
  'cognitive-reflection': <path d="M48 22v12l8 6M40 8h16M48 8v7M29 34a19 19 0 1 0 38 0a19 19 0 1 0-38 0" />,
  stroop: (
    <>
      <path className="swipe" d="M54 22h26M68 34h12M48 46h32" />
      <path d="M16 22h26M16 34h40M16 46h20" />
    </>
  ),
  'reaction-time': (
    <>
      <path className="swipe" d="M58 46h22" />
      <path d="M50 8L34 32h14l-6 20 20-26H48z" />
    </>
  ),
  'aim-trainer': (
    <>
      <circle cx="48" cy="30" r="20" />
      <circle cx="48" cy="30" r="10" />
      <path d="M48 4v12M48 44v12M22 30h12M62 30h12" />
    </>
  ),
  'sequence-memory': (
    <>
      <path className="swipe" d="M43 30h10" />
      <path d="M20 22h16v16H20zM40 22h16v16H40zM60 22h16v16H60zM28 48h40M62 43l6 5-6 5" />
    </>
  ),
  'number-memory': (
    <>
      <path className="swipe" d="M18 48h60" />
      <path d="M24 16l6-4v26M42 18c0-8 14-8 14 0 0 6-14 10-14 20h14M68 12h12l-8 10c10 0 10 16-2 16" />
    </>
  ),
  'verbal-memory': (
    <>
      <path className="swipe" d="M28 34h26" />
      <path d="M20 10h46v40H20zM28 22h30M28 34h26M76 16v34H30" />
    </>
  ),
  'visual-memory': (
    <>
      <path className="swipe" d="M42 30h12" />
      <path d="M28 10h40v40H28zM41 10v40M55 10v40M28 23h40M28 37h40" />
    </>
  ),
  'chimp-test': (
    <>
      <path d="M18 12h18v18H18zM58 8h18v18H58zM40 34h18v18H40z" />
      <path d="M27 17v8M64 13c4-2 6 2 0 8h6M46 38h6l-3 4c5 0 4 6-3 5" />
    </>
  ),
  'sudoku-4x4': (
    <>
      <path className="swipe" d="M50 23h16" />
      <path d="M28 8h40v44H28zM48 8v44M28 30h40M38 14v8M56 38h6v8h-6z" />
    </>
  ),
  '2048': (
    <>
      <path className="swipe" d="M50 38h16" />
      <path d="M22 14h22v32H22zM52 14h22v32H52zM30 30h6M34 26l4 4-4 4" />
    </>
  ),
  minesweeper: (
    <>
      <circle cx="48" cy="34" r="14" />
      <path d="M48 12v8M48 48v6M26 34h8M62 34h8M34 20l5 5M57 43l5 5" />
      <circle className="dot" cx="43" cy="30" r="2.5" />
    </>
  ),
}

/** The drawing on a game's card. */
export function GameArt({ game }: { game: GameId }) {
  return (
    <Art viewBox="0 0 96 60" aria-hidden="true" focusable="false">
      {DRAWINGS[game]}
    </Art>
  )
}
