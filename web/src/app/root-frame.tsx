import { lazyRouteComponent, Outlet, useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { currentSession, useSession } from '#session/session'
import { Loading } from '#ui/loading'
import { SkipLink } from '#ui/skip-link'
import { Toaster } from '#ui/toaster'
import { PUBLIC_PATHS, paths } from './paths'
import { screen } from './screen'
import { useFocusOnNavigation } from './use-focus-on-navigation'

const SignedInFrame = lazyRouteComponent(() => import('./signed-in-frame'), 'SignedInFrame')
const AnonymousFrame = lazyRouteComponent(() => import('./anonymous-frame'), 'AnonymousFrame')
const EndedNotice = lazyRouteComponent(() => import('./ended-notice'), 'EndedNotice')
const Landing = screen('landing', () => import('#features/landing/landing-screen'), 'LandingScreen')

/** Chooses the frame: who is signed in works inside the app's, a visitor sees public pages and, everywhere else, the landing page. */
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
  const path = matches.at(-1)?.pathname ?? paths.home
  if (session.status === 'loading') return <Loading />
  const bare = matches.some((match) => match.staticData.bare)
  if (session.status === 'anonymous') {
    // An unknown address has only the root as its match, whose path is "/".
    if (path === paths.home || !PUBLIC_PATHS.includes(path.replace(/(.)\/$/, '$1')))
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
