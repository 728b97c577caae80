import { Later } from './later'
import { screen } from './screen'

const Dashboard = screen(
  'dashboard',
  () => import('#features/dashboard/progress-dashboard-screen'),
  'ProgressDashboardScreen',
)
const ScenarioCard = screen('practice', () => import('#features/practice/scenario-card'), 'ScenarioCard')

/** `/dashboard`: the dashboard's second layout, with a scenario of the practice in it. */
export const ProgressDashboard = () => (
  <Dashboard>
    <Later of={ScenarioCard} />
  </Dashboard>
)
ProgressDashboard.preload = () => Dashboard.preload?.()
