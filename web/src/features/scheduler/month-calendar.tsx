import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Note } from 'shared/model/note'
import { addMonths, firstOf, lastOf, monthOf, weekStart, weeksOf } from 'shared/rules/calendar'
import { addDays } from 'shared/rules/day-range'
import { groupBy } from 'shared/rules/group-by'
import { type Entry, entriesBetween } from 'shared/rules/scheduler'
import { capitalized, formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Card } from '#ui/layout/card'
import { Row } from '#ui/layout/row'
import { ColorDot } from './color-dot'
import { DRAGGED_NOTE } from './dragged-note'

const Month = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    marginTop: '3',
    '& > span': { textAlign: 'center', fontSize: 'xs', color: 'fg.subtle', paddingBlock: '1' },
    '& > button': {
      minHeight: '48px',
      borderRadius: 'md',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '3px',
      fontSize: '.9375rem',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      color: 'fg',
      _hover: { background: 'bg.subtle' },
    },
    '& > button.out': { color: 'fg.subtle' },
    '& > button[aria-current=date]': { boxShadow: 'inset 0 0 0 1px {colors.accent.border}', fontWeight: 600 },
    '& > button[aria-pressed=true]': { background: 'accent.solid', color: 'accent.contrast', fontWeight: 600 },
    '& > button.over': { outline: '2px dashed {colors.accent.solid}', outlineOffset: '-2px' },
    // Sessions of the study plan are marked by a line, so that they are not taken for notes, which are dots.
    '& .plan': { width: '14px', height: '3px', borderRadius: '2px', background: 'accent.solid' },
    '& > button[aria-pressed=true] .plan': { background: 'accent.contrast' },
    '& .dots': { display: 'flex', gap: '2px', height: '8px', alignItems: 'center' },
    '& > button[aria-pressed=true] .dots i': { boxShadow: '0 0 0 1px {colors.accent.contrast}' },
  },
})
// « Septembre 2026 » stays on one line; on a narrow phone the buttons go below it.
const Title = chakra('b', { base: { flex: '1 0 auto', whiteSpace: 'nowrap' } })
const DOTS_MAX = 3
/** Days by which each arrow key moves. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A calendar month; days with notes are marked, one day is selected, and a note can be dropped on any. */
export function MonthCalendar({
  notes,
  planned,
  day,
  today,
  onChoose,
  onDrop,
}: {
  notes: readonly Note[]
  /** Days with sessions of the study plan. */
  planned: ReadonlySet<string>
  day: string
  today: string
  onChoose: (day: string) => void
  onDrop: (note: { id: string; from: string }, to: string) => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const [month, setMonth] = useState(monthOf(day))
  const [over, setOver] = useState<string>()
  const grid = useRef<HTMLDivElement>(null)
  const goesTo = useRef<string>(undefined)
  const start = weekStart(language)
  const days = weeksOf(month, start).flat()
  const byDay = groupBy(entriesBetween(notes, days[0] ?? firstOf(month), days.at(-1) ?? lastOf(month)), (e) => e.day)
  const title = formatDate(language, `${firstOf(month)}T12:00:00`, 'month')

  useEffect(() => setMonth(monthOf(day)), [day])
  // The keyboard focus follows the selected day, also into another month.
  useEffect(() => {
    // The address and the month change a moment later: only then is the day rendered at its place.
    if (goesTo.current !== day || month !== monthOf(day)) return
    goesTo.current = undefined
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  })
  const step = (event: KeyboardEvent) => {
    const days = STEPS[event.key]
    const months = event.key === 'PageUp' ? -1 : event.key === 'PageDown' ? 1 : 0
    if (days === undefined && months === 0) return
    // Alt and an arrow go back and forward in the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const to = addMonths(monthOf(day), months)
    const last = lastOf(to)
    const same = `${to}${day.slice(7)}`
    const next = days === undefined ? (same > last ? last : same) : addDays(day, days)
    goesTo.current = next
    onChoose(next)
  }
  const nameOf = (one: string, entries: readonly Entry[]) => {
    const date = formatDate(language, `${one}T12:00:00`, 'day')
    const notes = plural(entries.length, { one: '# note', other: '# notes' })
    return [date, ...(entries.length === 0 ? [] : [notes]), ...(planned.has(one) ? [t`study plan`] : [])].join(', ')
  }
  return (
    <Card pad="tight" css={{ paddingInline: { base: '2', sm: '4' } }}>
      <Row>
        <Title aria-live="polite">{capitalized(title)}</Title>
        <Row nowrap>
          <Button
            size="sm"
            onClick={() => {
              setMonth(monthOf(today))
              onChoose(today)
            }}
          >
            <Trans>Today</Trans>
          </Button>
          <IconButton icon={ChevronLeft} label={t`Previous month`} onClick={() => setMonth(addMonths(month, -1))} />
          <IconButton icon={ChevronRight} label={t`Next month`} onClick={() => setMonth(addMonths(month, 1))} />
        </Row>
      </Row>
      <Month ref={grid} role="group" aria-label={t`${title}: days`} onKeyDown={step}>
        {days.slice(0, 7).map((one) => (
          <span key={one} aria-hidden>
            {formatDate(language, `${one}T12:00:00`, 'weekday').charAt(0).toUpperCase()}
          </span>
        ))}
        {days.map((one) => {
          const entries = byDay.get(one) ?? []
          return (
            <button
              key={one}
              type="button"
              data-day={one}
              className={
                [monthOf(one) === month ? '' : 'out', over === one ? 'over' : ''].join(' ').trim() || undefined
              }
              aria-label={nameOf(one, entries)}
              aria-pressed={one === day}
              aria-current={one === today ? 'date' : undefined}
              tabIndex={one === day || (monthOf(day) !== month && one === firstOf(month)) ? 0 : -1}
              onClick={() => onChoose(one)}
              onDragOver={(event) => {
                if (!event.dataTransfer.types.includes(DRAGGED_NOTE)) return
                event.preventDefault()
                setOver(one)
              }}
              onDragLeave={() => setOver(undefined)}
              onDrop={(event) => {
                event.preventDefault()
                setOver(undefined)
                const given = event.dataTransfer.getData(DRAGGED_NOTE)
                if (given) onDrop(JSON.parse(given) as { id: string; from: string }, one)
              }}
            >
              {/* The visible text is part of the button's name, so that a voice command can name what it shows. */}
              {formatDate(language, `${one}T12:00:00`, 'dayOfMonth')}
              <span className="dots">
                {entries.slice(0, DOTS_MAX).map(({ note }) => (
                  <ColorDot key={note.id} category={note.category} size="s" />
                ))}
                {planned.has(one) && <i className="plan" data-drawn />}
              </span>
            </button>
          )
        })}
      </Month>
    </Card>
  )
}
