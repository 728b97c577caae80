import { Trans } from '@lingui/react/macro'
import type { Entry } from 'shared/rules/scheduler'
import { formatDate, formatDay } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { List } from '#ui/layout/list'
import { ColorDot } from './color-dot'

/** The unfinished notes of today and the next seven days, given as `entries`; pressing a date selects that day. */
export function UpcomingList({ entries, onChoose }: { entries: readonly Entry[]; onChoose: (day: string) => void }) {
  const language = useLanguage()
  const now = new Date()
  if (entries.length === 0)
    return (
      <EmptyState drawing="calendar" title={<Trans>Nothing in the next seven days.</Trans>}>
        <Trans>What you plan appears here, soonest first.</Trans>
      </EmptyState>
    )
  return (
    <List>
      {entries.map(({ note, day }) => (
        <li key={`${note.id}${day}`}>
          <ColorDot category={note.category} />
          <span className="grow">
            <b>{note.title}</b>
            {note.time && <small>{formatDate(language, `${day}T${note.time}:00`, 'time')}</small>}
          </span>
          <Button size="sm" tone="quiet" onClick={() => onChoose(day)}>
            {formatDay(language, `${day}T12:00:00`, now)}
          </Button>
        </li>
      ))}
    </List>
  )
}
