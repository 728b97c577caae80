import { Later } from './later'
import { screen } from './screen'

const Screen = screen('account', () => import('#features/account/account-screen'), 'AccountScreen')
const GoalsSection = screen('today', () => import('#features/today/goals-section'), 'GoalsSection')

/** `/account`: the account feature with the learner's plan inside. */
export const Account = () => (
  <Screen>
    <Later of={GoalsSection} />
  </Screen>
)
Account.preload = () => Screen.preload?.()
