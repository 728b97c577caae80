import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import type { Note } from 'shared/model/note'
import { localDay } from '#browser/clock'
import { download } from '#browser/files/download'
import { currentDb } from '#data/db/db'
import { addNotes } from '#data/planning/notes'
import { Button } from '#ui/button'
import { toast } from '#ui/feedback/toast'
import { FileButton } from '#ui/form/file-button'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout/row'
import type { PlanEvent } from './calendar-file'

/** Exports notes and the sessions of the plan to a calendar file, and imports notes from one. */
export function CalendarExchange({ notes, plan }: { notes: readonly Note[]; plan: readonly PlanEvent[] }) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const exportAll = async () => {
    const now = new Date()
    const { notesFile } = await import('./calendar-file')
    download(`situ-${localDay(now)}.ics`, await notesFile(notes, 'Situ', now, plan), 'text/calendar;charset=utf-8')
    toast({ tone: 'success', title: t`Calendar file saved` })
  }
  const bringIn = async (file: File) => {
    setBusy(true)
    try {
      const [text, { readCalendar }] = await Promise.all([file.text(), import('./calendar-file')])
      // The parser throws on an entry that its format does not allow.
      const found = await readCalendar(text, new Date()).catch(() => undefined)
      if (!found) return toast({ tone: 'danger', title: t`This is not a calendar file. Nothing has changed.` })
      const added = await addNotes(currentDb(), found.notes)
      toast({
        tone: 'success',
        title: plural(added, { one: '# note added', other: '# notes added' }),
        ...(found.simplified > 0 && {
          description: plural(found.simplified, {
            one: '# event repeats in a way that notes don’t support: it was added once.',
            other: '# events repeat in a way that notes don’t support: they were added once.',
          }),
        }),
      })
    } catch {
      toast({ tone: 'danger', title: t`The file couldn’t be read, or this device is full. Nothing has changed.` })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Row>
      <Button disabled={notes.length + plan.length === 0} onClick={() => void exportAll()}>
        <Icon of={Download} size="s" />
        <Trans>Export to a calendar (.ics)</Trans>
      </Button>
      <FileButton
        name={<Trans>Calendar file</Trans>}
        accept="text/calendar,.ics"
        loading={busy}
        onFile={(file) => void bringIn(file)}
      >
        <Icon of={Upload} size="s" />
        <Trans>Import from a calendar</Trans>
      </FileButton>
    </Row>
  )
}
