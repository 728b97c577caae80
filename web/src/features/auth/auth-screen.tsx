import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useOnline } from '#browser/online'
import { useSession } from '#session/session'
import { Notice } from '#ui/feedback/notice'
import { Stack } from '#ui/layout/stack'
import { Tabs } from '#ui/tabs'
import { useDocumentTitle } from '#ui/use-document-title'
import { AuthFrame } from './auth-frame'
import { chosenEarly, isBegunEarly, tellReady, typedEarly } from './early-form'
import { ForgotForm } from './forgot-form'
import { LoginForm } from './login-form'
import { OfflineNotice } from './offline-notice'
import { RegisterForm } from './register-form'

/** Milliseconds between a successful sign-in and the opening of the app. */
export const REDIRECT_MS = 100

/** Sign-in, registration and forgotten password; a signed-in user is redirected to the app. */
export function AuthScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const session = useSession()
  const online = useOnline()
  const { pathname, search } = useLocation()
  // The form also replaces another screen whose session has ended: that screen returns after signing in.
  const isOwnPage = pathname.replace(/(.)\/$/, '$1') === '/auth'
  const tab = isOwnPage ? (search as { tab?: 'login' | 'register' }).tab : undefined
  const [mode, setMode] = useState<'login' | 'register'>(() => chosenEarly() ?? tab ?? 'login')
  const [forgot, setForgot] = useState(false)
  const [email, setEmail] = useState(
    () => typedEarly('login', 'email') || (session.status === 'anonymous' ? (session.ended?.email ?? '') : ''),
  )
  const [begunWith, setBegunWith] = useState(() => (isBegunEarly('register') ? email : undefined))
  useLayoutEffect(() => {
    tellReady()
  }, [])
  const account = mode === 'login' ? t`Welcome back` : t`Create your account`
  const title = forgot ? t`Forgot your password?` : account
  useDocumentTitle(title)
  const signedIn = session.status === 'signed-in'
  useEffect(() => {
    if (!signedIn || !isOwnPage) return
    const timer = setTimeout(() => void navigate({ to: '/', replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [signedIn, isOwnPage, navigate])
  return (
    <AuthFrame agreement>
      <h1>{title}</h1>
      <Stack css={{ marginTop: '4', _empty: { display: 'none' } }}>
        {session.status === 'anonymous' && session.ended && (
          <Notice tone="info" role="alert">
            <Trans>Your session has ended. Sign in again: what has not been sent yet is saved on this device.</Trans>
          </Notice>
        )}
        {!online && <OfflineNotice />}
      </Stack>
      {forgot && <ForgotForm email={email} onEmail={setEmail} onBack={() => setForgot(false)} />}
      {/* The forms for sign-in and registration stay mounted, so that nothing typed in them is lost. */}
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
            {/* The address typed at sign-in is used, until the visitor begins to fill in this form. */}
            <RegisterForm key={begunWith ?? email} email={email} onBegun={() => setBegunWith(begunWith ?? email)} />
          </div>
        </Tabs>
      </Stack>
    </AuthFrame>
  )
}
