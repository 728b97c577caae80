import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type PracticeText, TextDifficulty } from 'shared/model/content/practice-text'
import { textContent } from '#data/admin/admin-content'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { Loading } from '#ui/feedback/loading'
import { Notice } from '#ui/feedback/notice'
import { Checkbox } from '#ui/form/checkbox'
import { Form } from '#ui/form/form'
import { DIFFICULTY_NAMES } from '#ui/labels/text-difficulty-words'
import { Row } from '#ui/layout/row'
import { ConflictDialog } from '../editor/conflict-dialog'
import { FieldGroup } from '../editor/field-group'
import { ChoiceEntry, InBoth, TextEntry } from '../editor/form-fields'
import { LeaveDialog } from '../editor/leave-dialog'
import { RestoredNotice } from '../editor/restored-notice'
import { setIn } from '../editor/set-in'
import { useEditing } from '../editor/use-editing'
import { ContentFormContext } from '../editor/use-form-place'
import { useLatestVersion } from '../editor/use-latest-version'
import { useLeaving } from '../editor/use-leaving'
import { usePathName } from '../editor/use-path-name'
import { NEW } from '../list/use-item-place'
import { blankText, textToBody, textToForm } from './text-form'
import { type Failed, useTextSave } from './use-text-save'

/** The form of the manager: adds a text, or edits the chosen one. */
export function TextEditor({
  item,
  text,
  failure,
  onFailure,
  onDone,
}: {
  /** Id of the edited text; undefined when adding. */
  item: string | undefined
  /** Undefined when adding, and where the text no longer exists. */
  text: PracticeText | undefined
  /** The last failure, of the form or of the list, shown above the form. */
  failure: Failed | undefined
  onFailure: (failure: Failed | undefined) => void
  /** Returns to adding. */
  onDone: () => void
}) {
  const { t, i18n } = useLingui()
  const frame = useRef<HTMLFormElement>(null)
  const [checks, setChecks] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit is based on the text at the time it was opened
  const start = useMemo(() => ({ form: text ? textToForm(text) : blankText(), base: text?.updatedAt ?? null }), [item])
  const editing = useEditing(textContent.kind, item ?? NEW, start)
  useLatestVersion(editing, text, textToForm)
  const [asking, setAsking] = useState(false)
  const leaving = useLeaving(editing?.isChanged ?? false)
  /** Forgets what was typed, and returns to an empty form. */
  const endEditing = async () => {
    await editing?.forget()
    if (!text) editing?.rebase(null, blankText(), blankText())
    onDone()
  }
  const saving = useTextSave({
    edited: text?.id,
    form: editing?.form,
    checks,
    onSaved: endEditing,
    setFailure: onFailure,
  })
  const { found, theirs } = saving
  const nameOf = usePathName()
  useEffect(() => {
    const [first] = found
    if (first) frame.current?.querySelector<HTMLElement>(`[name="${first.path}"]`)?.focus()
  }, [found])
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) said.current?.scrollIntoView({ block: 'center' })
  }, [failure])
  const isOpen = editing !== undefined && item !== undefined
  // The form is above the list, so pressing “Edit” in a row moves the focus there.
  useEffect(() => {
    if (isOpen) frame.current?.focus()
  }, [isOpen])
  if (!editing) return <Loading />
  const isGone = item !== undefined && !text
  if (isGone && !editing.isChanged)
    return (
      <Notice tone="warning" role="status" action={<Button onClick={onDone}>{t`Add a text`}</Button>}>
        <Trans>This item no longer exists</Trans>
      </Notice>
    )
  const { form } = editing
  const set = (path: string, value: unknown) => {
    saving.clear(path)
    editing.change(setIn(form, path, value))
  }
  return (
    <ContentFormContext value={{ form, set, error: saving.errorAt }}>
      <FieldGroup level="h2" title={text ? <Trans>Edit the text</Trans> : <Trans>Add a text</Trans>}>
        <div ref={said}>
          {failure && (
            <Notice tone="danger" role="alert">
              <span>{failure.said}</span>
              {failure.reason && failure.reason !== failure.said && <p>{failure.reason}</p>}
            </Notice>
          )}
        </div>
        {isGone && (
          <Notice tone="warning" role="status">
            <Trans>This text has been deleted in the meantime. Saving will create a new one.</Trans>
          </Notice>
        )}
        <RestoredNotice editing={editing} />
        <Form
          ref={frame}
          tabIndex={-1}
          css={{ scrollMarginTop: '120px', '&:focus': { outline: 'none' } }}
          noValidate
          aria-label={text ? t`Edit the text` : t`Add a text`}
          onSubmit={(event) => {
            event.preventDefault()
            void saving.save(textToBody(form), editing.base)
          }}
        >
          <InBoth>
            {(language) => (
              <TextEntry
                path={`title_${language}`}
                label={{ fr: t`French title`, en: t`English title` }[language]}
                lang={language}
              />
            )}
          </InBoth>
          <InBoth>
            {(language) => (
              <TextEntry
                path={`text_${language}`}
                label={{ fr: t`French text`, en: t`English text` }[language]}
                lang={language}
                rows={6}
                serif
              />
            )}
          </InBoth>
          <ChoiceEntry
            path="difficulty"
            label={t`Difficulty`}
            options={TextDifficulty.options.map((value) => ({ value, label: i18n._(DIFFICULTY_NAMES[value]) }))}
          />
          <Checkbox checked={!checks} onChange={(event) => setChecks(!event.target.checked)}>
            <Trans>Debug: send without validating this form</Trans>
            <small>
              <Trans>The server still validates it.</Trans>
            </small>
          </Checkbox>
          <Row>
            <Button type="submit" tone="primary" loading={saving.saving}>
              {text ? <Trans>Save</Trans> : <Trans>Add</Trans>}
            </Button>
            {(item !== undefined || editing.isChanged) && (
              <Button onClick={() => (editing.isChanged ? setAsking(true) : void endEditing())}>
                <Trans>Cancel</Trans>
              </Button>
            )}
          </Row>
        </Form>
      </FieldGroup>
      {asking && (
        <ConfirmDialog
          title={<Trans>Leave without saving?</Trans>}
          confirm={<Trans>Discard the changes</Trans>}
          onConfirm={() => {
            setAsking(false)
            void endEditing()
          }}
          onCancel={() => setAsking(false)}
        >
          <p>
            <Trans>What you wrote here will be discarded, on this device too.</Trans>
          </p>
        </ConfirmDialog>
      )}
      {theirs && (
        <ConflictDialog
          mine={form}
          theirs={textToForm(theirs)}
          nameOf={nameOf}
          saving={saving.saving}
          onKeep={() => void saving.save(textToBody(form), theirs.updatedAt)}
          onTake={() => {
            const other = textToForm(theirs)
            editing.rebase(theirs.updatedAt, other, other)
            saving.forgetTheirs()
          }}
          onClose={saving.forgetTheirs}
        />
      )}
      {leaving && (
        <LeaveDialog
          onStay={leaving.stay}
          onLeave={leaving.leave}
          onDiscard={() => void editing.forget().then(leaving.leave)}
        />
      )}
    </ContentFormContext>
  )
}
