import { lazyRouteComponent } from '@tanstack/react-router'
import { useSession } from '#session/session'

const Dashboard = lazyRouteComponent(() => import('#features/dashboard/dashboard-screen'), 'DashboardScreen')
const Landing = lazyRouteComponent(() => import('#features/landing/landing-screen'), 'LandingScreen')

/** `/`: the dashboard of who is signed in, the landing page for everyone else. */
export function Home() {
  return useSession().status === 'signed-in' ? <Dashboard /> : <Landing />
}
// The router loads it while the session is still being read: whoever starts the app here is nearly always signed in.
Home.preload = () => Dashboard.preload?.()
