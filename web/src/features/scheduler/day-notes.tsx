import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import type { Entry } from 'shared/rules/scheduler'
import { capitalized, formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { List } from '#ui/layout/list'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { CATEGORY_NAMES, INTERVAL_NAMES } from './category-words'
import { ColorDot } from './color-dot'
import { DRAGGED_NOTE } from './dragged-note'

const Notes = chakra(List, {
  base: {
    '& > li': { gap: '3', alignItems: 'center', paddingBlock: '2', flexWrap: { base: 'wrap', lg: 'nowrap' } },
    // On a phone the text has the whole width, with the buttons below.
    '& .acts': {
      display: 'flex',
      flex: { base: '1 1 100%', lg: 'none' },
      justifyContent: 'flex-end',
      marginTop: { base: '-2', lg: 0 },
    },
    '& > li[draggable=true]': { cursor: 'grab' },
    '& input': { width: '22px', height: '22px', flex: 'none', accentColor: 'accent.solid', margin: '11px 0' },
    '& .done b': { textDecoration: 'line-through', color: 'fg.muted' },
    '& .content': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
})

export interface NoteActions {
  onAdd: () => void
  onEdit: (entry: Entry) => void
  onDelete: (entry: Entry) => void
  onComplete: (entry: Entry, isCompleted: boolean) => void
}

/** The notes of one day: marked as done, edited, deleted, or dragged to another day. */
export function DayNotes({
  day,
  entries,
  onAdd,
  onEdit,
  onDelete,
  onComplete,
}: NoteActions & { day: string; entries: readonly Entry[] }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const title = formatDate(language, `${day}T12:00:00`, 'day')
  const done = entries.filter(({ isCompleted }) => isCompleted).length
  const clock = (time: string) => formatDate(language, `2026-01-15T${time}:00`, 'time')
  return (
    <Stack>
      <Row spread>
        <h3>
          <b>{capitalized(title)}</b>
        </h3>
        {entries.length > 0 && (
          <small>
            <Trans>
              Completed: {done} of {entries.length}
            </Trans>
          </small>
        )}
      </Row>
      {entries.length === 0 ? (
        <EmptyState
          drawing="calendar"
          title={<Trans>Nothing on that day.</Trans>}
          action={
            <Button onClick={onAdd}>
              <Icon of={Plus} size="s" />
              <Trans>Add a note</Trans>
            </Button>
          }
        >
          <Trans>One note per goal is enough.</Trans>
        </EmptyState>
      ) : (
        <Notes>
          {entries.map((entry) => {
            const { note, isCompleted } = entry
            return (
              <li
                key={note.id}
                className={isCompleted ? 'done' : undefined}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  event.dataTransfer.setData(DRAGGED_NOTE, JSON.stringify({ id: note.id, from: entry.day }))
                }}
              >
                <input
                  type="checkbox"
                  checked={isCompleted}
                  aria-label={t`Completed: ${note.title}`}
                  onChange={(event) => onComplete(entry, event.currentTarget.checked)}
                />
                <ColorDot category={note.category} />
                <span className="grow">
                  <b>{note.title}</b>
                  <small>
                    {[
                      i18n._(CATEGORY_NAMES[note.category]),
                      note.time && clock(note.time),
                      note.repeat && i18n._(INTERVAL_NAMES[note.repeat.every]),
                      note.hasReminder && t`With a reminder`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                  {note.content && <small className="content">{note.content}</small>}
                </span>
                <span className="acts">
                  <IconButton icon={Pencil} small label={t`Edit: ${note.title}`} onClick={() => onEdit(entry)} />
                  <IconButton icon={Trash2} small label={t`Delete: ${note.title}`} onClick={() => onDelete(entry)} />
                </span>
              </li>
            )
          })}
        </Notes>
      )}
    </Stack>
  )
}
