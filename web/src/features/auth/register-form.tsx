import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { auth } from 'shared/contract/calls/auth'
import { callWithWork } from '#data/http/call-with-work'
import { readTrial } from '#data/practice/trial'
import { signIn } from '#session/session'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { checkEmail, checkName, checkNewPassword } from '#ui/form/field-checks'
import { FormFailure } from '#ui/form/form-failure'
import { PasswordField } from '#ui/form/password-field'
import { TextField } from '#ui/form/text-field'
import { useForm } from '#ui/form/use-form'
import { Grid } from '#ui/layout/grid'
import { AuthForm } from './auth-form'
import { typedEarly } from './early-form'

/** Creates an account and signs in at once; what the visitor wrote before is moved into the account. */
export function RegisterForm({
  email,
  onBegun,
}: {
  /** Initial value of the field. */
  email: string
  onBegun: () => void
}) {
  const { t } = useLingui()
  const [hasTrial] = useState(() => readTrial() !== undefined)
  const [isProving, setIsProving] = useState(false)
  const { values, field, submit, submitting, failure } = useForm(
    {
      firstName: typedEarly('register', 'firstName'),
      lastName: typedEarly('register', 'lastName'),
      email: typedEarly('register', 'email') || email,
      password: typedEarly('register', 'password'),
    },
    (now) => [
      ...checkName('firstName', now.firstName),
      ...checkName('lastName', now.lastName),
      ...checkEmail(now.email),
      ...checkNewPassword(now.password),
    ],
  )
  const register = async () => {
    await signIn(await callWithWork(auth.register, { body: values }, setIsProving))
    // A visitor's screens do not load the database.
    if (hasTrial) await (await import('#data/practice/take-trial-along')).takeTrialAlong()
  }
  return (
    <AuthForm onSubmit={submit(register)} onChange={onBegun}>
      {hasTrial && (
        <Notice tone="info">
          <Trans>The answer that you wrote comes with you into your account.</Trans>
        </Notice>
      )}
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
      {isProving && (
        <Notice tone="info" role="status">
          <Trans>
            Many people are registering from your internet connection. Your device is doing a short calculation that
            lets people through and stops robots. It takes a few seconds.
          </Trans>
        </Notice>
      )}
      <Button type="submit" tone="primary" size="lg" wide loading={submitting}>
        <Trans>Create my account</Trans>
      </Button>
    </AuthForm>
  )
}
