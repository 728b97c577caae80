import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { auth } from 'shared/contract/calls/auth'
import { call } from '#data/http/client'
import { Button } from '#ui/button'
import { Countdown } from '#ui/feedback/countdown'
import { Notice } from '#ui/feedback/notice'
import { checkConfirmation, checkNewPassword } from '#ui/form/field-checks'
import { FormFailure } from '#ui/form/form-failure'
import { PasswordField } from '#ui/form/password-field'
import { useForm } from '#ui/form/use-form'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'
import { useDocumentTitle } from '#ui/use-document-title'
import { AuthForm } from './auth-form'
import { AuthFrame } from './auth-frame'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether a sign-in with a temporary password led to this screen. */
    isTemporary?: boolean
  }
}

/** Milliseconds before the success view opens the sign-in page. */
export const RESET_REDIRECT_MS = 3000

/** Chooses a new password with the token of a reset link. */
export function ResetPasswordScreen() {
  const { t } = useLingui()
  const [done, setDone] = useState(false)
  useDocumentTitle(t`Reset your password`)
  return <AuthFrame>{done ? <Done /> : <ResetForm onDone={() => setDone(true)} />}</AuthFrame>
}

function ResetForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const { token } = useSearch({ from: '/reset-password' })
  const isTemporary = useLocation({ select: ({ state }) => state.isTemporary === true })
  const { values, field, submit, submitting, failure } = useForm({ password: '', confirmPassword: '' }, (now) => [
    ...checkNewPassword(now.password),
    ...checkConfirmation(now.password, now.confirmPassword),
  ])
  const send = async () => {
    await call(auth.resetPassword, { body: { token: token ?? '', password: values.password } })
    onDone()
  }
  return (
    <>
      <h1>
        <Trans>Choose a new password</Trans>
      </h1>
      <AuthForm onSubmit={submit(send)}>
        {isTemporary && (
          <Notice tone="info" role="status">
            <Trans>
              The administrator gave you a temporary password. Choose one that you alone know, then sign in with it.
            </Trans>
          </Notice>
        )}
        {token ? (
          <FormFailure error={failure} fallback={t`Failed to reset password`} />
        ) : (
          <Notice tone="danger" role="alert">
            <Trans>Invalid or missing reset token. Please request a new password reset.</Trans>
          </Notice>
        )}
        <PasswordField
          {...field('password')}
          label={t`New password`}
          hint={t`At least 8 characters`}
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmPassword')} label={t`Confirm the password`} autoComplete="new-password" />
        <Button type="submit" tone="primary" size="lg" wide loading={submitting} disabled={!token}>
          <Trans>Reset password</Trans>
        </Button>
        <LinkButton to="/auth" tone="quiet">
          <Trans>Back to Login</Trans>
        </LinkButton>
      </AuthForm>
    </>
  )
}

function Done() {
  const navigate = useNavigate()
  return (
    <Stack css={{ gap: '5' }}>
      <h1>
        <Trans>Password Reset Successful</Trans>
      </h1>
      <Notice tone="success" role="status">
        <Trans>Your new password is set. All other sessions have been signed out.</Trans>
      </Notice>
      <LinkButton to="/auth" tone="primary" size="lg">
        <Trans>Go to Login</Trans>
      </LinkButton>
      <Countdown seconds={RESET_REDIRECT_MS / 1000} onDone={() => void navigate({ to: '/auth' })}>
        {(left) => (
          <p className="notice" aria-hidden>
            <Trans>The sign-in page opens in {left} s.</Trans>
          </p>
        )}
      </Countdown>
    </Stack>
  )
}
