import type { ComponentProps } from 'react'
import type { AdminTab } from '#features/admin/admin-tabs'
import { Later } from './later'
import { screen } from './screen'

const Screen = screen('admin', () => import('#features/admin/admin-screen'), 'AdminScreen')
/** Each tab's code is loaded when it is first opened. */
const TABS: Record<AdminTab, ComponentProps<typeof Later>['of']> = {
  dashboard: screen('admin', () => import('#features/admin/statistics/dashboard-tab'), 'DashboardTab'),
  modules: screen('admin-content', () => import('#features/admin-content/modules/modules-tab'), 'ModulesTab'),
  scenarios: screen('admin-content', () => import('#features/admin-content/scenarios/scenarios-tab'), 'ScenariosTab'),
  quizzes: screen('admin-content', () => import('#features/admin-content/quizzes/quizzes-tab'), 'QuizzesTab'),
  users: screen('admin', () => import('#features/admin/people/users-tab'), 'UsersTab'),
  progress: screen('admin', () => import('#features/admin/statistics/progress-tab'), 'ProgressTab'),
  texts: screen('admin-content', () => import('#features/admin-content/texts/texts-tab'), 'TextsTab'),
  contacts: screen('admin', () => import('#features/admin/messages/contacts-tab'), 'ContactsTab'),
  dates: screen('admin-content', () => import('#features/admin-content/dates/test-dates-tab'), 'TestDatesTab'),
  audit: screen('admin', () => import('#features/admin/audit/audit-tab'), 'AuditTab'),
}

/** `/admin`: the people and content features under one row of tabs. */
export const Admin = () => <Screen panel={(tab) => <Later key={tab} of={TABS[tab]} />} />
Admin.preload = () => Screen.preload?.()
