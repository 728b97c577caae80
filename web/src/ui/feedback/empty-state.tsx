import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    padding: '24px 20px',
    background: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    '& > svg': {
      width: '132px',
      height: '92px',
      fill: 'none',
      stroke: 'fg.muted',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      marginBottom: '3',
    },
    '& .swipe-line': { stroke: 'mark.highlight', strokeWidth: 8, strokeLinecap: 'butt' },
    '& .margin-line': { stroke: 'border.margin' },
    '& .dots': { fill: 'fg.muted', stroke: 'none' },
    '& > .title': { fontWeight: 600 },
    '& > .text': { color: 'fg.muted', fontSize: '.9375rem', margin: '4px 0 14px', maxWidth: '38ch' },
  },
})

const DRAWINGS = {
  page: (
    <>
      <path d="M22 14h88v66H22z" />
      <path className="margin-line" d="M42 14v66" />
      <path d="M54 32h42M54 46h42M54 60h24" />
      <path className="swipe-line" d="M54 46h26" />
    </>
  ),
  talk: (
    <>
      <path d="M18 18h58v34H44L30 64V52H18z" />
      <path d="M88 32h26v28h-10v12L90 60H66v-8" />
      <circle className="dots" cx="36" cy="35" r="3" />
      <circle className="dots" cx="48" cy="35" r="3" />
      <circle className="dots" cx="60" cy="35" r="3" />
    </>
  ),
  calendar: (
    <>
      <path d="M24 20h84v60H24zM24 36h84M44 12v14M88 12v14" />
      <path className="swipe-line" d="M58 58h18" />
    </>
  ),
  search: (
    <>
      <path d="M30 12h50l22 22v48H30z" />
      <path d="M80 12v22h22" />
      <circle cx="62" cy="54" r="12" />
      <path d="M71 63l12 12" />
      <path className="swipe-line" d="M42 32h22" />
    </>
  ),
  cut: (
    <>
      <path d="M14 46h32M86 46h32" />
      <path d="M46 32h12a14 14 0 0 1 0 28H46zM86 32H74a14 14 0 0 0 0 28h12z" />
      <path className="margin-line" d="M66 12v14M66 66v14" />
      <path className="swipe-line" d="M18 72h30" />
    </>
  ),
}

/** An empty state: a line drawing, a title, a sentence, one action. */
export function EmptyState({
  drawing = 'page',
  title,
  children,
  action,
}: {
  drawing?: keyof typeof DRAWINGS
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <Box>
      <svg viewBox="0 0 132 92" aria-hidden="true" focusable="false">
        {DRAWINGS[drawing]}
      </svg>
      <p className="title">{title}</p>
      <p className="text">{children}</p>
      {action}
    </Box>
  )
}
