import { Later } from './later'
import { screen } from './screen'

const Dashboard = screen(
  'dashboard',
  () => import('#features/dashboard/progress-dashboard-screen'),
  'ProgressDashboardScreen',
)
const MasterySection = screen('today', () => import('#features/today/mastery-section'), 'MasterySection')
const ScenarioCard = screen('practice', () => import('#features/practice/library/scenario-card'), 'ScenarioCard')

/** `/dashboard`: the second layout of the dashboard, with the nine competencies and a practice scenario. */
export const ProgressDashboard = () => (
  <Dashboard>
    <Later of={MasterySection} />
    <Later of={ScenarioCard} />
  </Dashboard>
)
ProgressDashboard.preload = () => Dashboard.preload?.()
