import { lazyRouteComponent, Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { currentSession, useSession } from '#session/session'
import { Loading } from '#ui/feedback/loading'
import { Toaster } from '#ui/feedback/toaster'
import { SkipLink } from '#ui/layout/skip-link'
import { PUBLIC_PATHS, paths } from './paths'
import { screen } from './screen'
import { useFocusOnNavigation } from './use-focus-on-navigation'

const SignedInFrame = lazyRouteComponent(() => import('./signed-in-frame'), 'SignedInFrame')
const AnonymousFrame = lazyRouteComponent(() => import('./anonymous-frame'), 'AnonymousFrame')
const EndedNotice = lazyRouteComponent(() => import('./ended-notice'), 'EndedNotice')
// Loaded when a session was ended elsewhere.
const Auth = screen('auth', () => import('#features/auth/auth-screen'), 'AuthScreen')
const Landing = screen('landing', () => import('#features/landing/landing-screen'), 'LandingScreen')

/**
 * Chooses the frame: that of the app for a signed-in learner; a visitor gets public pages, and the landing page
 * everywhere else; after a session was ended elsewhere, the sign-in form replaces the screen.
 */
export function RootFrame() {
  useFocusOnNavigation()
  return (
    <>
      <SkipLink />
      <Suspense fallback={<Loading />}>
        <Framed />
      </Suspense>
      <Toaster />
    </>
  )
}

RootFrame.preload = () => (currentSession().status === 'anonymous' ? AnonymousFrame : SignedInFrame).preload?.()

function Framed() {
  const session = useSession()
  const matches = useMatches()
  const { pathname } = useLocation()
  const path = matches.at(-1)?.pathname ?? paths.home
  if (session.status === 'loading') return <Loading />
  const bare = matches.some((match) => match.staticData.bare)
  if (session.status === 'anonymous') {
    // An unknown address matches only the root, whose path is "/".
    const isHome = pathname === paths.home
    const isPublic = PUBLIC_PATHS.includes(path.replace(/(.)\/$/, '$1'))
    // At the same address: after signing in again the learner is back where they were.
    if (session.ended && !isHome && !isPublic) return <Auth />
    if (path === paths.home || !isPublic)
      return (
        <>
          {session.ended && <EndedNotice />}
          <Landing />
        </>
      )
    return bare ? <Outlet /> : <AnonymousFrame />
  }
  return bare ? <Outlet /> : <SignedInFrame user={session.user} />
}
