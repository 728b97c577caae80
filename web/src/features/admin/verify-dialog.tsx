import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { giveOwnPassword } from '#data/admin-people'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { checkKnownPassword } from '#ui/field-checks'
import { Form } from '#ui/form'
import { FormFailure } from '#ui/form-failure'
import { PasswordField } from '#ui/password-field'
import { useForm } from '#ui/use-form'

/** Asks for the administrator's own password before what touches passwords; tells whether it was given. */
export function VerifyDialog({ onDone }: { onDone: (given: boolean) => void }) {
  const { t } = useLingui()
  const form = useId()
  const { values, field, submit, submitting, failure } = useForm({ password: '' }, (now) =>
    checkKnownPassword(now.password),
  )
  const send = async () => {
    await giveOwnPassword(values.password)
    onDone(true)
  }
  return (
    <Dialog
      title={<Trans>Your own password, please</Trans>}
      onClose={() => onDone(false)}
      actions={
        <>
          <Button onClick={() => onDone(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} tone="primary" loading={submitting}>
            <Trans>Continue</Trans>
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit(send)}>
        <p>
          <Trans>What touches passwords and the sign-in asks for it again after five minutes.</Trans>
        </p>
        <FormFailure error={failure} fallback={t`The password could not be checked.`} />
        <PasswordField {...field('password')} label={t`Your password`} autoComplete="current-password" autoFocus />
      </Form>
    </Dialog>
  )
}
