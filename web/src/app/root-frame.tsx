import { Outlet, useLocation, useMatches, useNavigate, useRouter } from '@tanstack/react-router'
import { type ComponentType, Suspense, useEffect } from 'react'
import type { User } from 'shared/model/people/user'
import { currentSession, type Session, useSession } from '#session/session'
import { Loading } from '#ui/feedback/loading'
import { Toaster } from '#ui/feedback/toaster'
import { SkipLink } from '#ui/layout/skip-link'
import { Later } from './later'
import { lazy } from './lazy'
import { PUBLIC_PATHS, paths } from './paths'
import { screen } from './screen'
import { useFocusOnNavigation } from './use-focus-on-navigation'

/** Given to the router, so that a screen can also be shown without the app's frame. */
export interface Frames {
  /** Around every screen of a signed-in learner. */
  SignedInFrame: ComponentType<{ user: User }>
}

export const SignedInFrame = lazy(() => import('./signed-in-frame'), 'SignedInFrame')
const AnonymousFrame = lazy(() => import('./anonymous-frame'), 'AnonymousFrame')
// Loaded only once somebody is signed in, because this code reads the database.
const ReadingComfort = lazy(() => import('./reading-comfort'), 'ReadingComfort')
const EndedNotice = lazy(() => import('./ended-notice'), 'EndedNotice')
// The code of each of these two screens is loaded when a visitor first sees it.
const Auth = screen('auth', () => import('#features/auth/auth-screen'), 'AuthScreen')
const Landing = screen('landing', () => import('#features/landing/landing-screen'), 'LandingScreen')

/**
 * Chooses the frame: that of the app for a signed-in learner; a visitor gets public pages, and the landing page
 * everywhere else. After the server has ended a session, the sign-in form replaces every screen that is not public.
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
  const frames: Frames = useRouter().options.context
  const matches = useMatches()
  const { pathname } = useLocation()
  const path = matches.at(-1)?.pathname ?? paths.home
  useSignInAfterRefusal(session)
  if (session.status === 'loading') return <Loading />
  const bare = matches.some((match) => match.staticData.bare)
  if (session.status === 'anonymous') {
    // An unknown address matches only the root, whose path is "/".
    const isHome = pathname === paths.home
    const isPublic = PUBLIC_PATHS.includes(path.replace(/(.)\/$/, '$1'))
    // The sign-in form appears at the same address, so that after signing in again the learner is back where they were.
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
  return (
    <>
      <Later of={ReadingComfort} />
      {bare ? <Outlet /> : <frames.SignedInFrame user={session.user} />}
    </>
  )
}

/**
 * When the server refuses to renew the session, `/` is left for the sign-in form. (At the other addresses that are not
 * public, the form replaces the screen.) This happens once per refusal, so that Back works.
 */
function useSignInAfterRefusal(session: Session) {
  const navigate = useNavigate()
  useEffect(() => {
    if (session.status === 'anonymous' && session.refused && location.pathname === paths.home)
      void navigate({ to: paths.auth })
  }, [session, navigate])
}
