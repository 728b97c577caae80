import type { ComponentProps } from 'react'
import type { AdminTab } from '#features/admin/admin-tabs'
import { Later } from './later'
import { screen } from './screen'

const Screen = screen('admin', () => import('#features/admin/admin-screen'), 'AdminScreen')
/** Each tab is loaded when it is first opened. */
const TABS: Record<AdminTab, ComponentProps<typeof Later>['of']> = {
  dashboard: screen('admin', () => import('#features/admin/dashboard-tab'), 'DashboardTab'),
  modules: screen('admin-content', () => import('#features/admin-content/modules-tab'), 'ModulesTab'),
  scenarios: screen('admin-content', () => import('#features/admin-content/scenarios-tab'), 'ScenariosTab'),
  quizzes: screen('admin-content', () => import('#features/admin-content/quizzes-tab'), 'QuizzesTab'),
  users: screen('admin', () => import('#features/admin/users-tab'), 'UsersTab'),
  progress: screen('admin', () => import('#features/admin/progress-tab'), 'ProgressTab'),
  texts: screen('admin-content', () => import('#features/admin-content/texts-tab'), 'TextsTab'),
  contacts: screen('admin', () => import('#features/admin/contacts-tab'), 'ContactsTab'),
  dates: screen('admin-content', () => import('#features/admin-content/test-dates-tab'), 'TestDatesTab'),
  audit: screen('admin', () => import('#features/admin/audit-tab'), 'AuditTab'),
}

/** `/admin`: people and content, each in a feature of its own, behind one row of tabs. */
export const Admin = () => <Screen panel={(tab) => <Later key={tab} of={TABS[tab]} />} />
Admin.preload = () => Screen.preload?.()
