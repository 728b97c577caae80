import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { HANDED_HOURS } from 'shared/model/admin-user'
import { setPassword } from '#data/admin-people'
import { checkUser, useUser } from '#session/session'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { Dialog } from '#ui/dialog'
import { checkNewPassword } from '#ui/field-checks'
import { Form } from '#ui/form'
import { Notice } from '#ui/notice'
import { Stack } from '#ui/stack'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useForm } from '#ui/use-form'
import { ActFailure } from './act-failure'
import { PasswordHistory } from './password-history'
import type { UserDialogProps } from './user-dialog-props'

/** Sets somebody's password: for good with its hash alone, or to be handed over. */
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
                <Trans>Nobody can read the password afterwards. The user keeps it until they change it.</Trans>
              ) : (
                <Trans>
                  A readable copy is kept for {HANDED_HOURS} hours, encrypted, so that it can be handed over.
                </Trans>
              )}
            </small>
          </Checkbox>
          {!isHashed && (
            <Notice>
              <Trans>
                This password is temporary: whoever signs in with it has to choose their own, and after {HANDED_HOURS}{' '}
                hours it is good for nothing. Each time that you reveal it is written down.
              </Trans>
            </Notice>
          )}
          {user.id === me.id ? (
            <Notice tone="warning">
              <Trans>This is your own account: you will be signed out here too.</Trans>
            </Notice>
          ) : (
            <p>
              <Trans>The user is signed out on every device, and is told by mail that the password was changed.</Trans>
            </p>
          )}
        </Form>
        <PasswordHistory userId={user.id} />
      </Stack>
    </Dialog>
  )
}
