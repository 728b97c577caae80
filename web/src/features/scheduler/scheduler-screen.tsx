import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { monthOf, weekStart } from 'shared/rules/calendar'
import { countMonth, entriesBetween, upcoming } from 'shared/rules/scheduler'
import { useNotepad } from '#data/planning/notepad'
import { useNotes } from '#data/planning/notes'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Loading } from '#ui/feedback/loading'
import { Icon } from '#ui/icon'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { CalendarExchange } from './calendar-exchange'
import { DayNotes } from './day-notes'
import { DeleteDialog } from './delete-dialog'
import { MonthCalendar } from './month-calendar'
import { MonthStats } from './month-stats'
import { MonthTiles } from './month-tiles'
import { NoteDialog } from './note-dialog'
import { NoteSearch } from './note-search'
import { Notepad } from './notepad'
import type { PlanInCalendar } from './plan/use-plan-in-calendar'
import { UpcomingList } from './upcoming-list'
import { useNoteEdits } from './use-note-edits'
import { useSchedulerDay } from './use-scheduler-day'
import { useSharedNote } from './use-shared-note'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    alignItems: 'start',
  },
})
const NONE: never[] = []
const NO_PLAN = { plan: undefined, planned: new Set<string>(), events: NONE, reminder: undefined }
const PlanOfDay = lazy(async () => ({ default: (await import('./plan/plan-of-day')).PlanOfDay }))
const PlanReminderForm = lazy(async () => ({ default: (await import('./plan/plan-reminder-form')).PlanReminderForm }))
const PlanWeek = lazy(async () => ({ default: (await import('./plan/plan-week')).PlanWeek }))
const PlanFeed = lazy(async () => ({ default: (await import('./plan/plan-feed')).PlanFeed }))

/** `/scheduler`: the learner's notes by day, the sessions of the plan, and a notepad. None of it leaves the device. */
export function SchedulerScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const stored = useNotes()
  const notepad = useNotepad()
  const notes = stored ?? NONE
  const { day, today, choose } = useSchedulerDay()
  const edits = useNoteEdits(notes, choose)
  useSharedNote((shared) => edits.addShared(day, shared))
  const count = useMemo(() => countMonth(notes, monthOf(today)), [notes, today])
  const { editing, deleting } = edits
  const soon = upcoming(notes, today)
  const [{ plan, planned, events, reminder }, setPlan] = useState<PlanInCalendar | typeof NO_PLAN>(NO_PLAN)
  return (
    <Page
      title={t`Scheduler`}
      margin={<Trans>On this device only</Trans>}
      actions={
        <Button tone="primary" onClick={() => edits.add(day)}>
          <Icon of={Plus} size="s" />
          <Trans>New note</Trans>
        </Button>
      }
    >
      {stored && notepad !== undefined ? (
        <>
          <PageSection title={<Trans>This month</Trans>}>
            <MonthTiles today={today} count={count} />
          </PageSection>
          <PageSection
            title={<Trans>Calendar</Trans>}
            help={
              weekStart(language) === 1 ? <Trans>Week starts on Monday</Trans> : <Trans>Week starts on Sunday</Trans>
            }
          >
            <Columns>
              <MonthCalendar
                notes={notes}
                planned={planned}
                day={day}
                today={today}
                onChoose={choose}
                onDrop={(note, to) => void edits.drop(note, to)}
              />
              <Stack css={{ gap: '5' }}>
                {plan && (
                  <Suspense>
                    <PlanOfDay plan={plan} day={day} />
                  </Suspense>
                )}
                <DayNotes
                  day={day}
                  entries={entriesBetween(notes, day, day)}
                  onAdd={() => edits.add(day)}
                  onEdit={({ note }) => edits.edit(note)}
                  onDelete={edits.askToDelete}
                  onComplete={edits.complete}
                />
              </Stack>
            </Columns>
          </PageSection>
          <PageSection title={<Trans>Next 7 days</Trans>} help={<Trans>Upcoming</Trans>}>
            {plan && (
              <Suspense>
                <PlanWeek plan={plan} onChoose={choose} />
              </Suspense>
            )}
            {(planned.size === 0 || soon.length > 0) && <UpcomingList entries={soon} onChoose={choose} />}
          </PageSection>
          {reminder && (
            <PageSection title={<Trans>Reminder</Trans>} help={<Trans>On this device only</Trans>}>
              <Suspense>
                <PlanReminderForm reminder={reminder} />
              </Suspense>
            </PageSection>
          )}
          <PageSection title={<Trans>Search</Trans>}>
            <NoteSearch notes={notes} today={today} onChoose={choose} />
          </PageSection>
          <PageSection title={<Trans>Quick notepad</Trans>} help={<Trans>On this device only</Trans>}>
            <Notepad kept={notepad} />
          </PageSection>
          <PageSection title={<Trans>The month in numbers</Trans>}>
            <MonthStats count={count} />
          </PageSection>
          <PageSection
            title={<Trans>Other calendars</Trans>}
            help={<Trans>Phones and computers read .ics files</Trans>}
          >
            <CalendarExchange notes={notes} plan={events} />
          </PageSection>
        </>
      ) : (
        <Loading />
      )}
      <Suspense>
        <PlanFeed onPlan={setPlan} />
      </Suspense>
      {editing && (
        <NoteDialog
          key={editing.note.id}
          note={editing.note}
          isNew={editing.isNew}
          onSave={edits.save}
          onClose={edits.closeEditing}
        />
      )}
      {deleting && (
        <DeleteDialog
          entry={deleting}
          onDelete={(what) => void edits.remove(deleting, what)}
          onClose={edits.closeDeleting}
        />
      )}
    </Page>
  )
}
