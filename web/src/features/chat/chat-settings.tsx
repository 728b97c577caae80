import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import type { OnlineUser } from 'shared/model/people/online-user'
import { DISPLAY_NAME_MAX, type User } from 'shared/model/people/user'
import { changeProfile } from '#session/session'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Form } from '#ui/form/form'
import { TextField } from '#ui/form/text-field'
import { useNameError } from '#ui/labels/use-name-error'
import { BlockedPeople } from './people/blocked-people'
import { Scroll } from './scroll'

/** The learner's name in the chat, and the people they blocked. */
export function ChatSettings({
  user,
  people,
  blocked,
}: {
  user: User
  people: readonly OnlineUser[]
  blocked: readonly string[]
}) {
  const { t } = useLingui()
  const [name, setName] = useState(user.displayName)
  const [outcome, setOutcome] = useState<'saved' | 'failed'>()
  const [isSaving, setSaving] = useState(false)
  const wanted = name.trim()
  const [asked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const error = useNameError(user)(name)
  const isChanged = wanted !== user.displayName

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (error) return field.current?.focus()
    if (!isChanged || isSaving) return
    setSaving(true)
    try {
      await changeProfile({ displayName: wanted })
      setName(wanted)
      setOutcome('saved')
    } catch (error) {
      // The field keeps its text, so that nothing typed is lost.
      console.info('display name not saved', error)
      setOutcome('failed')
    }
    setSaving(false)
  }
  return (
    <Scroll>
      <section>
        <h3>
          <Trans>Your name</Trans>
        </h3>
        <Form noValidate onSubmit={(event) => void save(event)}>
          <TextField
            label={t`Display name`}
            hint={t`The name others see next to your messages; at most ${DISPLAY_NAME_MAX} characters. Your email is never shown.`}
            ref={field}
            value={name}
            error={asked ? error : undefined}
            maxLength={DISPLAY_NAME_MAX}
            autoComplete="nickname"
            onChange={(event) => {
              setName(event.currentTarget.value)
              setOutcome(undefined)
            }}
          />
          <div>
            <Button type="submit" tone="primary" disabled={!isChanged && !isSaving} loading={isSaving}>
              <Trans>Save</Trans>
            </Button>
          </div>
        </Form>
        <div role="status">
          {outcome === 'saved' && (
            <Notice tone="success">
              <Trans>Your name has been changed.</Trans>
            </Notice>
          )}
          {outcome === 'failed' && (
            <Notice tone="danger">
              <Trans>Error updating profile.</Trans>
            </Notice>
          )}
        </div>
      </section>
      <BlockedPeople people={people} blocked={blocked} />
    </Scroll>
  )
}
