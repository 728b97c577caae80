import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { auth } from 'shared/contract/auth'
import { ApiError, call } from '#data/client'
import { signIn } from '#session/session'
import { Button } from '#ui/button'
import { checkEmail, checkKnownPassword } from '#ui/field-checks'
import { FormFailure } from '#ui/form-failure'
import { PasswordField } from '#ui/password-field'
import { TextField } from '#ui/text-field'
import { useForm } from '#ui/use-form'
import { AuthForm } from './auth-form'

/** Signs in with an address and a password; a temporary password leads to choosing one's own. */
export function LoginForm({
  email,
  onEmail,
  onForgot,
}: {
  email: string
  onEmail: (email: string) => void
  onForgot: () => void
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { values, field, submit, submitting, failure } = useForm({ email, password: '' }, (now) => [
    ...checkEmail(now.email),
    ...checkKnownPassword(now.password),
  ])
  const send = async () => {
    try {
      await signIn(await call(auth.login, { body: values }))
    } catch (error) {
      const token = error instanceof ApiError && error.body?.mustChange ? error.body.token : undefined
      if (!token) throw error
      await navigate({ to: '/reset-password', search: { token } })
    }
  }
  return (
    <AuthForm onSubmit={submit(send)} onEmail={onEmail}>
      <FormFailure error={failure} fallback={t`Login failed. Please try again.`} />
      <TextField {...field('email')} label={t`Email`} type="email" autoComplete="username" inputMode="email" />
      <PasswordField {...field('password')} label={t`Password`} autoComplete="current-password" />
      <Button type="submit" tone="primary" size="lg" wide loading={submitting}>
        <Trans>Sign in</Trans>
      </Button>
      <Button tone="quiet" onClick={onForgot}>
        <Trans>Forgot password?</Trans>
      </Button>
    </AuthForm>
  )
}
