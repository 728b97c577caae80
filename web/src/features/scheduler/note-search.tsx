import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Note } from 'shared/model/note'
import { nextDay, searchNotes } from 'shared/rules/scheduler'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { TextField } from '#ui/form/text-field'
import { List } from '#ui/layout/list'
import { Stack } from '#ui/layout/stack'
import { ColorDot } from './color-dot'

const SHOWN_MAX = 20

/** Finds notes by words in their titles and texts and lists up to 20; pressing a date selects that day. */
export function NoteSearch({
  notes,
  today,
  onChoose,
}: {
  notes: readonly Note[]
  today: string
  onChoose: (day: string) => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const [query, setQuery] = useState('')
  const found = searchNotes(notes, query).slice(0, SHOWN_MAX)
  return (
    <Stack>
      <TextField
        type="search"
        label={t`Search the notes`}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <div role="status">
        {query.trim() !== '' && found.length === 0 && (
          <p>
            <Trans>No notes contain these words.</Trans>
          </p>
        )}
      </div>
      {found.length > 0 && (
        <List>
          {found.map((note) => {
            const day = nextDay(note, today) ?? note.date
            return (
              <li key={note.id}>
                <ColorDot category={note.category} />
                <span className="grow">
                  <b>{note.title}</b>
                  {note.content && <small>{note.content.slice(0, 120)}</small>}
                </span>
                <Button size="sm" tone="quiet" onClick={() => onChoose(day)}>
                  {formatDate(language, `${day}T12:00:00`, 'short')}
                </Button>
              </li>
            )
          })}
        </List>
      )}
    </Stack>
  )
}
