import { useSession } from '#session/session'
import { Later } from './later'
import { screen } from './screen'

const Dashboard = screen('dashboard', () => import('#features/dashboard/dashboard-screen'), 'DashboardScreen')
const Today = screen('today', () => import('#features/today/today'), 'Today')
const Landing = screen('landing', () => import('#features/landing/landing-screen'), 'LandingScreen')

/** `/`: the dashboard with the plan of the day for a signed-in learner, the landing page for everyone else. */
export function Home() {
  return useSession().status === 'signed-in' ? (
    <Dashboard>
      <Later of={Today} />
    </Dashboard>
  ) : (
    <Landing />
  )
}
// The router preloads the dashboard while the session is still being read, because nearly everyone who starts the app
// here is signed in.
Home.preload = () => Dashboard.preload?.()
