import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The tabs of the administration, in the order in which they are shown. */
export const ADMIN_TABS = [
  'dashboard',
  'modules',
  'scenarios',
  'quizzes',
  'users',
  'progress',
  'texts',
  'contacts',
  'dates',
  'audit',
] as const
export type AdminTab = (typeof ADMIN_TABS)[number]

export const TAB_NAMES: Record<AdminTab, MessageDescriptor> = {
  dashboard: msg`Dashboard`,
  modules: msg`Modules`,
  scenarios: msg`CASPer scenarios`,
  quizzes: msg`Quizzes`,
  users: msg`Users`,
  progress: msg`Learner progress`,
  texts: msg`Typing texts`,
  contacts: msg`Contacts`,
  dates: msg`Test dates`,
  audit: msg`Audit log`,
}
