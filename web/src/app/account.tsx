import { Later } from './later'
import { screen } from './screen'

const Screen = screen('account', () => import('#features/account/account-screen'), 'AccountScreen')
const AppearanceSection = screen('sync', () => import('#features/sync/appearance-section'), 'AppearanceSection')
const GoalsSection = screen('today', () => import('#features/today/goals-section'), 'GoalsSection')

/** `/account`: the account feature with the learner's plan and the device's theme inside. */
export const Account = () => (
  <Screen>
    <Later of={GoalsSection} />
    <Later of={AppearanceSection} />
  </Screen>
)
Account.preload = () => Screen.preload?.()
