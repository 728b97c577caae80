import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    borderBottom: '1px solid {colors.border}',
    // Tabs that do not fit are scrolled on narrow screens, and wrapped on wide ones, where a mouse could not scroll
    // them.
    flexWrap: { lg: 'wrap' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > button': {
      position: 'relative',
      minHeight: 'touch',
      paddingInline: '3',
      color: 'fg.muted',
      fontWeight: 500,
      fontSize: '.9375rem',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& > [aria-selected=true]': {
      color: 'fg',
      fontWeight: 600,
      _after: {
        content: '""',
        position: 'absolute',
        left: '2',
        right: '2',
        bottom: 0,
        height: '3px',
        borderRadius: '2px 2px 0 0',
        background: 'accent.solid',
      },
    },
  },
})

const step: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs over one panel: arrow keys move between them, the panel is named by its tab. */
export function Tabs<T extends string>({
  label,
  value,
  tabs,
  onChange,
  children,
}: {
  label: string
  value: T
  tabs: readonly { id: T; label: ReactNode }[]
  onChange: (id: T) => void
  children: ReactNode
}) {
  const base = useId()
  useEffect(() => {
    const tab = document.getElementById(`${base}-${value}`)
    const bar = tab?.parentElement
    if (!tab || !bar) return
    const [inner, outer] = [tab.getBoundingClientRect(), bar.getBoundingClientRect()]
    // Scrolls the selected tab into view, also after a reload, without scrolling the page.
    bar.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right)
  }, [base, value])
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = step[event.key]
    if (!by) return
    const next = tabs[(tabs.findIndex((tab) => tab.id === value) + by + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(`${base}-${next.id}`)?.focus()
  }
  return (
    <>
      <Bar role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === value}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </Bar>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${value}`}>
        {children}
      </div>
    </>
  )
}
