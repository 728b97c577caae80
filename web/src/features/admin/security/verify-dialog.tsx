import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { giveOwnPassword } from '#data/admin/admin-people'
import { Button } from '#ui/button'
import { Dialog } from '#ui/feedback/dialog'
import { checkKnownPassword } from '#ui/form/field-checks'
import { Form } from '#ui/form/form'
import { FormFailure } from '#ui/form/form-failure'
import { PasswordField } from '#ui/form/password-field'
import { useForm } from '#ui/form/use-form'

/**
 * Asks for the administrator's own password before a change of a password or of the sign-in; reports whether it was
 * given.
 */
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
      title={<Trans>Enter your own password</Trans>}
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
          <Trans>
            For security, before any password or sign-in change, we ask for your password again if you last entered it
            more than five minutes ago.
          </Trans>
        </p>
        <FormFailure error={failure} fallback={t`The password couldn’t be checked.`} />
        <PasswordField {...field('password')} label={t`Your password`} autoComplete="current-password" autoFocus />
      </Form>
    </Dialog>
  )
}
