import { Trans, useLingui } from '@lingui/react/macro'
import { auth } from 'shared/contract/auth'
import { call } from '#data/client'
import { signIn } from '#session/session'
import { Button } from '#ui/button'
import { checkEmail, checkName, checkNewPassword } from '#ui/field-checks'
import { FormFailure } from '#ui/form-failure'
import { Grid } from '#ui/grid'
import { PasswordField } from '#ui/password-field'
import { TextField } from '#ui/text-field'
import { useForm } from '#ui/use-form'
import { AuthForm } from './auth-form'

/** Makes an account and signs in at once. */
export function RegisterForm({ email }: { email: string }) {
  const { t } = useLingui()
  const { values, field, submit, submitting, failure } = useForm(
    { firstName: '', lastName: '', email, password: '' },
    (now) => [
      ...checkName('firstName', now.firstName),
      ...checkName('lastName', now.lastName),
      ...checkEmail(now.email),
      ...checkNewPassword(now.password),
    ],
  )
  return (
    <AuthForm onSubmit={submit(async () => signIn(await call(auth.register, { body: values })))}>
      <FormFailure error={failure} fallback={t`Registration failed`} />
      <Grid columns="pair">
        <TextField {...field('firstName')} label={t`First name`} autoComplete="given-name" />
        <TextField {...field('lastName')} label={t`Last name`} autoComplete="family-name" />
      </Grid>
      <TextField {...field('email')} label={t`Email`} type="email" autoComplete="username" inputMode="email" />
      <PasswordField
        {...field('password')}
        label={t`Password`}
        hint={t`At least 8 characters`}
        autoComplete="new-password"
      />
      <Button type="submit" tone="primary" size="lg" wide loading={submitting}>
        <Trans>Create my account</Trans>
      </Button>
    </AuthForm>
  )
}
