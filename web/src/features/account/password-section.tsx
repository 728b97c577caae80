import { Trans, useLingui } from '@lingui/react/macro'
import { account } from 'shared/contract/account'
import { call } from '#data/client'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { checkConfirmation, checkNewPassword } from '#ui/field-checks'
import { Form } from '#ui/form'
import { FormFailure } from '#ui/form-failure'
import { PageSection } from '#ui/page-section'
import { PasswordField } from '#ui/password-field'
import { toast } from '#ui/toast'
import { useForm } from '#ui/use-form'

const EMPTY = { current: '', password: '', confirmPassword: '' }

/** Changes the password with the present one; every other device is signed out. */
export function PasswordSection() {
  const { t } = useLingui()
  const { values, field, submit, submitting, failure, reset } = useForm(EMPTY, (now) => [
    ...(now.current === '' ? [{ path: ['current'], code: 'too_small', minimum: 1 }] : []),
    ...checkNewPassword(now.password),
    ...checkConfirmation(now.password, now.confirmPassword),
  ])
  const send = async () => {
    await call(account.changePassword, { body: { current: values.current, password: values.password } })
    reset()
    toast({ tone: 'success', title: t`Password changed`, description: t`Your other devices are signed out.` })
  }
  return (
    <PageSection title={<Trans>Password</Trans>} help={<Trans>Needs the network</Trans>}>
      <Card>
        <Form noValidate css={{ maxWidth: '26rem' }} onSubmit={submit(send)}>
          <FormFailure error={failure} fallback={t`The password could not be changed.`} />
          <PasswordField {...field('current')} label={t`Present password`} autoComplete="current-password" />
          <PasswordField
            {...field('password')}
            label={t`New password`}
            hint={t`At least 8 characters`}
            autoComplete="new-password"
          />
          <PasswordField {...field('confirmPassword')} label={t`Confirm the password`} autoComplete="new-password" />
          <div>
            <Button type="submit" loading={submitting}>
              <Trans>Change the password</Trans>
            </Button>
          </div>
        </Form>
      </Card>
    </PageSection>
  )
}
