import { Trans, useLingui } from '@lingui/react/macro'
import { account } from 'shared/contract/calls/account'
import { call } from '#data/http/client'
import { Button } from '#ui/button'
import { toast } from '#ui/feedback/toast'
import { checkConfirmation, checkNewPassword } from '#ui/form/field-checks'
import { Form } from '#ui/form/form'
import { FormFailure } from '#ui/form/form-failure'
import { PasswordField } from '#ui/form/password-field'
import { useForm } from '#ui/form/use-form'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'

const EMPTY = { current: '', password: '', confirmPassword: '' }

/** Changes the password, with the current one; every other device is signed out. */
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
    <PageSection title={<Trans>Password</Trans>} help={<Trans>Requires an internet connection</Trans>}>
      <Card>
        <Form noValidate css={{ maxWidth: '26rem' }} onSubmit={submit(send)}>
          <FormFailure error={failure} fallback={t`We couldn’t change your password.`} />
          <PasswordField {...field('current')} label={t`Current password`} autoComplete="current-password" />
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
