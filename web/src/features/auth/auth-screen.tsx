import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOnline } from '#browser/online'
import { useSession } from '#session/session'
import { Notice } from '#ui/notice'
import { Stack } from '#ui/stack'
import { Tabs } from '#ui/tabs'
import { useDocumentTitle } from '#ui/use-document-title'
import { AuthFrame } from './auth-frame'
import { ForgotForm } from './forgot-form'
import { LoginForm } from './login-form'
import { RegisterForm } from './register-form'

/** After a successful sign-in the app opens after this pause (spec 1 §9). */
export const REDIRECT_MS = 100

/** Sign-in, registration and the way to a forgotten password; whoever is signed in goes on to the app. */
export function AuthScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const session = useSession()
  const online = useOnline()
  const { tab } = useSearch({ from: '/auth' })
  const [mode, setMode] = useState<'login' | 'register'>(tab ?? 'login')
  const [forgot, setForgot] = useState(false)
  const [email, setEmail] = useState(session.status === 'anonymous' ? (session.ended?.email ?? '') : '')
  const account = mode === 'login' ? t`Welcome back` : t`Create your account`
  const title = forgot ? t`Forgot your password?` : account
  useDocumentTitle(title)
  const signedIn = session.status === 'signed-in'
  useEffect(() => {
    if (!signedIn) return
    const timer = setTimeout(() => void navigate({ to: '/', replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [signedIn, navigate])
  return (
    <AuthFrame agreement>
      <h1>{title}</h1>
      <Stack css={{ marginTop: '4', _empty: { display: 'none' } }}>
        {session.status === 'anonymous' && session.ended && (
          <Notice tone="info">
            <Trans>Your session has ended. Sign in again: what was not sent yet is kept on this device.</Trans>
          </Notice>
        )}
        {!online && (
          <Notice tone="warning" role="status">
            <Trans>You are offline. A first sign-in on this device needs the network.</Trans>
          </Notice>
        )}
      </Stack>
      {forgot && <ForgotForm email={email} onEmail={setEmail} onBack={() => setForgot(false)} />}
      {/* All stay mounted, so that nothing typed is lost on the way between them. */}
      <Stack css={{ gap: 0, marginTop: '4' }} hidden={forgot}>
        <Tabs
          label={t`Account`}
          value={mode}
          onChange={setMode}
          tabs={[
            { id: 'login', label: t`Login` },
            { id: 'register', label: t`Register` },
          ]}
        >
          <div hidden={mode !== 'login'}>
            <LoginForm email={email} onEmail={setEmail} onForgot={() => setForgot(true)} />
          </div>
          <div hidden={mode !== 'register'}>
            <RegisterForm email={email} />
          </div>
        </Tabs>
      </Stack>
    </AuthFrame>
  )
}
