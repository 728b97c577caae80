import { useSession } from '#session/session'
import { screen } from './screen'

const Dashboard = screen('dashboard', () => import('#features/dashboard/dashboard-screen'), 'DashboardScreen')
const Landing = screen('landing', () => import('#features/landing/landing-screen'), 'LandingScreen')

/** `/`: the dashboard of who is signed in, the landing page for everyone else. */
export function Home() {
  return useSession().status === 'signed-in' ? <Dashboard /> : <Landing />
}
// The router loads it while the session is still being read: whoever starts the app here is nearly always signed in.
Home.preload = () => Dashboard.preload?.()
