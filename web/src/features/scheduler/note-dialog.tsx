import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useRef, useState } from 'react'
import {
  NOTE_CATEGORIES,
  NOTE_COLORS,
  NOTE_CONTENT_MAX,
  NOTE_INTERVALS,
  NOTE_TITLE_MAX,
  type Note,
} from 'shared/model/note'
import { askToNotify, notificationState } from '#browser/notifications'
import { isDiskFull } from '#data/db/disk-full'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { Dialog } from '#ui/feedback/dialog'
import { Notice } from '#ui/feedback/notice'
import { Checkbox } from '#ui/form/checkbox'
import { Field } from '#ui/form/field'
import { Form } from '#ui/form/form'
import { Input } from '#ui/form/input'
import { Select } from '#ui/form/select'
import { TextField } from '#ui/form/text-field'
import { Textarea } from '#ui/form/textarea'
import { Row } from '#ui/layout/row'
import { CATEGORY_NAMES, INTERVAL_NAMES } from './category-words'
import { useNoteDraft } from './use-note-draft'

/** Creates or edits a note; a repeating note is edited as a whole. */
export function NoteDialog({
  note,
  isNew,
  onSave,
  onClose,
}: {
  note: Note
  isNew: boolean
  onSave: (note: Note) => Promise<void>
  onClose: () => void
}) {
  const { t, i18n } = useLingui()
  const form = useId()
  const { draft, change, isChanged, forget } = useNoteDraft(note, isNew)
  const [asked, setAsked] = useState(false)
  const [saving, setSaving] = useState(false)
  const [failed, setFailed] = useState<'full' | 'other'>()
  const [leaving, setLeaving] = useState(false)
  const [mayNotify, setMayNotify] = useState(notificationState)
  const title = useRef<HTMLInputElement>(null)
  const until = draft.repeat?.until ?? null
  const endsBefore = until !== null && until < draft.date

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (draft.title.trim() === '') return title.current?.focus()
    if (endsBefore || draft.date === '') return
    setSaving(true)
    setFailed(undefined)
    try {
      await onSave({
        ...draft,
        title: draft.title.trim(),
        color: NOTE_COLORS[draft.category],
        hasReminder: draft.hasReminder && draft.time !== null,
      })
      forget()
    } catch (error) {
      setFailed(isDiskFull(error) ? 'full' : 'other')
    } finally {
      setSaving(false)
    }
  }
  const leave = () => {
    forget()
    onClose()
  }
  const remind = async (wanted: boolean) => {
    change({ hasReminder: wanted })
    if (wanted && notificationState() === 'default') setMayNotify(await askToNotify())
  }
  // Replaces the dialog, because two dialogs must not be open at once.
  if (leaving)
    return (
      <ConfirmDialog
        title={<Trans>Leave without saving?</Trans>}
        confirm={<Trans>Discard the changes</Trans>}
        cancel={<Trans>Keep writing</Trans>}
        onConfirm={leave}
        onCancel={() => setLeaving(false)}
      >
        <Trans>What you changed in this note is not saved.</Trans>
      </ConfirmDialog>
    )
  return (
    <Dialog
      title={isNew ? <Trans>New note</Trans> : <Trans>Edit the note</Trans>}
      onClose={() => (isChanged ? setLeaving(true) : leave())}
      actions={
        <>
          <Button onClick={leave}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} tone="primary" loading={saving}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      {failed && (
        <Notice tone="danger" role="alert">
          {failed === 'full' ? <Trans>Not saved: this device is full</Trans> : <Trans>Not saved</Trans>}
        </Notice>
      )}
      <Form id={form} noValidate css={{ marginTop: '4' }} onSubmit={(event) => void save(event)}>
        <TextField
          ref={title}
          label={t`Title`}
          value={draft.title}
          maxLength={NOTE_TITLE_MAX}
          autoFocus
          error={asked && draft.title.trim() === '' ? t`Title required: Please add a title to your note` : undefined}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <Field label={t`Details (optional)`}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={NOTE_CONTENT_MAX}
              value={draft.content}
              onChange={(event) => change({ content: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={t`Category`}>
          {(control) => (
            <Select
              {...control}
              value={draft.category}
              onChange={(event) => {
                const chosen = event.currentTarget.value
                change({ category: NOTE_CATEGORIES.find((one) => one === chosen) ?? draft.category })
              }}
            >
              {NOTE_CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {i18n._(CATEGORY_NAMES[category])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Row css={{ alignItems: 'flex-start' }}>
          <div className="grow">
            <Field label={t`Day`} error={asked && draft.date === '' ? t`Choose a day` : undefined}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={draft.date}
                  onChange={(event) => change({ date: event.currentTarget.value })}
                />
              )}
            </Field>
          </div>
          <div className="grow">
            <Field label={t`Time (optional)`}>
              {(control) => (
                <Input
                  {...control}
                  type="time"
                  value={draft.time ?? ''}
                  onChange={(event) => change({ time: event.currentTarget.value || null })}
                />
              )}
            </Field>
          </div>
        </Row>
        <Row css={{ alignItems: 'flex-start' }}>
          <div className="grow">
            <Field label={t`Repeats`}>
              {(control) => (
                <Select
                  {...control}
                  value={draft.repeat?.every ?? ''}
                  onChange={(event) => {
                    const chosen = event.currentTarget.value
                    const every = NOTE_INTERVALS.find((one) => one === chosen)
                    change({ repeat: every ? { every, until } : null })
                  }}
                >
                  <option value="">{t`Never`}</option>
                  {NOTE_INTERVALS.map((every) => (
                    <option key={every} value={every}>
                      {i18n._(INTERVAL_NAMES[every])}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          {draft.repeat && (
            <div className="grow">
              <Field
                label={t`Until (optional)`}
                error={endsBefore ? t`The last day is before the first one` : undefined}
              >
                {(control) => (
                  <Input
                    {...control}
                    type="date"
                    min={draft.date}
                    value={until ?? ''}
                    onChange={(event) =>
                      draft.repeat && change({ repeat: { ...draft.repeat, until: event.currentTarget.value || null } })
                    }
                  />
                )}
              </Field>
            </div>
          )}
        </Row>
        <Checkbox
          checked={draft.hasReminder && draft.time !== null}
          disabled={draft.time === null}
          onChange={(event) => void remind(event.currentTarget.checked)}
        >
          <Trans>Remind me at that time</Trans>
          <small>
            {draft.time === null ? (
              <Trans>Choose a time first</Trans>
            ) : (
              <Trans>By a notification, while Situ is open on this device</Trans>
            )}
          </small>
        </Checkbox>
        {draft.hasReminder && draft.time !== null && (mayNotify === 'denied' || mayNotify === 'unsupported') && (
          <Notice tone="warning" role="status">
            {mayNotify === 'denied' ? (
              <Trans>This browser is blocking notifications from Situ. Allow them in the address bar.</Trans>
            ) : (
              <Trans>This browser doesn’t support notifications. The note was saved without a reminder.</Trans>
            )}
          </Notice>
        )}
      </Form>
    </Dialog>
  )
}
