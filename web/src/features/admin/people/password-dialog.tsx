import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { HANDED_HOURS } from 'shared/model/people/admin-user'
import { setPassword } from '#data/admin/admin-people'
import { checkUser, useUser } from '#session/session'
import { Button } from '#ui/button'
import { Dialog } from '#ui/feedback/dialog'
import { Notice } from '#ui/feedback/notice'
import { toast } from '#ui/feedback/toast'
import { Checkbox } from '#ui/form/checkbox'
import { checkNewPassword } from '#ui/form/field-checks'
import { Form } from '#ui/form/form'
import { TextField } from '#ui/form/text-field'
import { useForm } from '#ui/form/use-form'
import { Stack } from '#ui/layout/stack'
import { ActFailure } from '../act-failure'
import { PasswordHistory } from './password-history'
import type { UserDialogProps } from './user-dialog-props'

/** Sets a user's password: permanently with its hash only, or to be handed over. */
export function PasswordDialog({ user, run, onChanged, onClose }: UserDialogProps) {
  const { t } = useLingui()
  const me = useUser()
  const form = useId()
  const [isHashed, setHashed] = useState(true)
  const { values, field, submit, submitting, failure } = useForm({ password: '' }, (now) =>
    checkNewPassword(now.password),
  )
  const save = async () => {
    if (!(await run(() => setPassword(user.id, values.password, isHashed)))) return
    toast({ tone: 'success', title: t`Password updated` })
    onClose()
    if (user.id === me.id) await checkUser()
    else onChanged()
  }
  const name = user.displayName
  return (
    <Dialog
      title={<Trans>Change the password of {name}</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} tone="primary" loading={submitting} disabled={values.password === ''}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Stack css={{ gap: '5' }}>
        <Form id={form} noValidate onSubmit={submit(save)}>
          <ActFailure title={t`Cannot update the password.`} error={failure} />
          <TextField
            {...field('password')}
            label={t`New password`}
            hint={t`At least 8 characters`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Checkbox checked={isHashed} onChange={(event) => setHashed(event.target.checked)}>
            <Trans>Keep only the hash</Trans>
            <small>
              {isHashed ? (
                <Trans>Nobody can read the password afterwards. It stays valid until the learner changes it.</Trans>
              ) : (
                <Trans>A readable, encrypted copy is kept for {HANDED_HOURS} hours so that you can hand it over.</Trans>
              )}
            </small>
          </Checkbox>
          {!isHashed && (
            <Notice>
              <Trans>
                This password is temporary: the learner must choose their own when they sign in, and it stops working
                after {HANDED_HOURS} hours. Each time you reveal it, it is logged.
              </Trans>
            </Notice>
          )}
          {user.id === me.id ? (
            <Notice tone="warning">
              <Trans>This is your own account: you will be signed out here too.</Trans>
            </Notice>
          ) : (
            <p>
              <Trans>The learner will be signed out on every device and told by email.</Trans>
            </p>
          )}
        </Form>
        <PasswordHistory userId={user.id} />
      </Stack>
    </Dialog>
  )
}
