import { account } from './calls/account.ts'
import { adminAudit } from './calls/admin/audit.ts'
import { adminChat } from './calls/admin/chat.ts'
import { adminContactMessages } from './calls/admin/contact-messages.ts'
import { adminImages } from './calls/admin/images.ts'
import { adminModules } from './calls/admin/modules.ts'
import { adminObjections } from './calls/admin/objections.ts'
import { adminQuizzes } from './calls/admin/quizzes.ts'
import { adminScenarios } from './calls/admin/scenarios.ts'
import { adminSecurity } from './calls/admin/security.ts'
import { adminStatistics } from './calls/admin/statistics.ts'
import { adminTestDates } from './calls/admin/test-dates.ts'
import { adminUsers } from './calls/admin/users.ts'
import { auth } from './calls/auth.ts'
import { chat } from './calls/chat.ts'
import { contact } from './calls/contact.ts'
import { evaluations } from './calls/evaluations.ts'
import { games } from './calls/games.ts'
import { modules } from './calls/modules.ts'
import { objections } from './calls/objections.ts'
import { plans } from './calls/plans.ts'
import { practiceTexts } from './calls/practice-texts.ts'
import { profile } from './calls/profile.ts'
import { progress } from './calls/progress.ts'
import { quizzes } from './calls/quizzes.ts'
import { scenarios } from './calls/scenarios.ts'
import { testPreparation } from './calls/test-preparation.ts'
import { typing } from './calls/typing.ts'
import type { Area } from './endpoint.ts'

/**
 * The whole API. Features import their own area; only the server, tests and the mocks of the web package import this.
 */
export const contract = {
  auth,
  account,
  profile,
  plans,
  progress,
  chat,
  modules,
  quizzes,
  scenarios,
  testPreparation,
  evaluations,
  objections,
  practiceTexts,
  typing,
  games,
  contact,
  adminAudit,
  adminModules,
  adminImages,
  adminChat,
  adminContactMessages,
  adminScenarios,
  adminObjections,
  adminQuizzes,
  adminTestDates,
  adminStatistics,
  adminUsers,
  adminSecurity,
} satisfies Record<string, Area>
export type Contract = typeof contract
export type AreaName = keyof Contract
