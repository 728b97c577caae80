import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useRef, useState } from 'react'
import { CUSTOM_TITLE_MAX, DISPLAY_NAME_MAX } from 'shared/model/people/user'
import { endEditingProfile } from '#session/editing-profile'
import { changeProfile, useUser } from '#session/session'
import { Button } from '#ui/button'
import { Dialog } from '#ui/feedback/dialog'
import { toast } from '#ui/feedback/toast'
import { Form } from '#ui/form/form'
import { TextField } from '#ui/form/text-field'
import { useNameError } from '#ui/labels/use-name-error'
import { PictureField } from './picture-field'

/** Changes name, title and picture: here at once, on the server as soon as there is a network. */
export function ProfileDialog() {
  const { t } = useLingui()
  const user = useUser()
  const form = useId()
  const nameField = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(user.displayName)
  const [title, setTitle] = useState(user.customTitle ?? '')
  const [image, setImage] = useState(user.profileImageUrl)
  const [asked, setAsked] = useState(false)
  const [saving, setSaving] = useState(false)
  const nameError = useNameError(user)(name)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (nameError) {
      nameField.current?.focus()
      return
    }
    setSaving(true)
    try {
      await changeProfile({
        ...(name.trim() !== user.displayName && { displayName: name.trim() }),
        ...(title.trim() !== (user.customTitle ?? '') && { customTitle: title.trim() }),
        ...(image !== user.profileImageUrl && { profileImage: image }),
      })
      toast({ tone: 'success', title: t`Profile Updated` })
      endEditingProfile()
    } catch (error) {
      // The dialog stays open, so that nothing typed is lost.
      console.info('profile not saved', error)
      toast({ tone: 'danger', title: t`Error`, description: t`Error updating profile.` })
      setSaving(false)
    }
  }
  return (
    <Dialog
      title={<Trans>Edit profile</Trans>}
      onClose={endEditingProfile}
      actions={
        <>
          <Button onClick={endEditingProfile}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} tone="primary" loading={saving}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Form id={form} noValidate css={{ marginTop: '4' }} onSubmit={(event) => void save(event)}>
        <PictureField seed={user.avatar} image={image} onChange={setImage} />
        <TextField
          ref={nameField}
          label={t`Display name`}
          hint={t`Shown in the app and in the chat`}
          value={name}
          maxLength={DISPLAY_NAME_MAX}
          autoComplete="nickname"
          error={asked ? nameError : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextField
          label={t`Title`}
          hint={t`For example: Future medical student`}
          value={title}
          maxLength={CUSTOM_TITLE_MAX}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </Form>
    </Dialog>
  )
}
