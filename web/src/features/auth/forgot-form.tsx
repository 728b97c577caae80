import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { auth } from 'shared/contract/calls/auth'
import { call } from '#data/http/client'
import { errorText } from '#i18n/error-texts'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { checkEmail } from '#ui/form/field-checks'
import { FormFailure } from '#ui/form/form-failure'
import { TextField } from '#ui/form/text-field'
import { useForm } from '#ui/form/use-form'
import { AuthForm } from './auth-form'

/** Requests a link to choose a new password; the reply is the same whether or not the account exists. */
export function ForgotForm({
  email,
  onEmail,
  onBack,
}: {
  email: string
  onEmail: (email: string) => void
  onBack: () => void
}) {
  const { t, i18n } = useLingui()
  const [sent, setSent] = useState<string>()
  const { values, field, submit, submitting, failure } = useForm({ email }, (now) => checkEmail(now.email))
  const send = async () => {
    setSent(undefined)
    setSent((await call(auth.forgotPassword, { body: values })).message)
  }
  return (
    <AuthForm onSubmit={submit(send)} onEmail={onEmail}>
      {sent ? (
        <Notice tone="success" role="status">
          {errorText(i18n, sent)}
        </Notice>
      ) : (
        <FormFailure error={failure} fallback={t`Failed to send reset email`} />
      )}
      <TextField
        {...field('email')}
        label={t`Email`}
        hint={t`The link is valid for one hour.`}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <Button type="submit" tone="primary" size="lg" wide loading={submitting}>
        <Trans>Send Reset Link</Trans>
      </Button>
      <Button tone="quiet" onClick={onBack}>
        <Trans>Back to Login</Trans>
      </Button>
    </AuthForm>
  )
}
