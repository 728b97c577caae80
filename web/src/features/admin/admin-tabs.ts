import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The parts of the administration in the order of spec 3 §2.1; after them what it keeps besides. */
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
  progress: msg`User progress`,
  texts: msg`Typing texts`,
  contacts: msg`Contacts`,
  dates: msg`Test dates`,
  audit: msg`Audit log`,
}
