import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { auth } from 'shared/contract/calls/auth'
import { call } from '#data/http/client'
import { signIn } from '#session/session'
import { Button } from '#ui/button'
import { checkCode, checkEmail, checkKnownPassword } from '#ui/form/field-checks'
import { FormFailure } from '#ui/form/form-failure'
import { PasswordField } from '#ui/form/password-field'
import { TextField } from '#ui/form/text-field'
import { useForm } from '#ui/form/use-form'
import { AuthForm } from './auth-form'
import { typedEarly } from './early-form'

/**
 * Signs in with an address and a password. A temporary password leads to choosing a new one; two-step verification asks
 * for its code.
 */
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
  const [needsCode, setNeedsCode] = useState(false)
  const { values, field, submit, submitting, failure } = useForm(
    { email, password: typedEarly('login', 'password'), code: '' },
    (now) => [...checkEmail(now.email), ...checkKnownPassword(now.password), ...(needsCode ? checkCode(now.code) : [])],
  )
  const send = async () => {
    const { code, ...known } = values
    try {
      const body = needsCode ? { ...known, code: code.replaceAll(/\s/g, '') } : known
      await signIn(await call(auth.login, { body }))
    } catch (error) {
      const said = error instanceof ApiError ? error.body : undefined
      if (said?.code === 'second_factor') return setNeedsCode(true)
      const token = said?.mustChange ? said.token : undefined
      if (!token) throw error
      await navigate({ to: '/reset-password', search: { token }, state: { isTemporary: true } })
    }
  }
  return (
    <AuthForm
      onSubmit={submit(send)}
      onEmail={(next) => {
        // Another account may have no two-step verification.
        setNeedsCode(false)
        onEmail(next)
      }}
    >
      <FormFailure error={failure} fallback={t`Login failed. Please try again.`} />
      <TextField {...field('email')} label={t`Email`} type="email" autoComplete="username" inputMode="email" />
      <PasswordField {...field('password')} label={t`Password`} autoComplete="current-password" />
      {needsCode && (
        <TextField
          {...field('code')}
          label={t`Code from your authenticator app`}
          hint={t`Six digits, new every 30 seconds`}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
      )}
      <Button type="submit" tone="primary" size="lg" wide loading={submitting}>
        <Trans>Sign in</Trans>
      </Button>
      <Button tone="quiet" onClick={onForgot}>
        <Trans>Forgot password?</Trans>
      </Button>
    </AuthForm>
  )
}
