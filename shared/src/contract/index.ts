import { account } from './account.ts'
import { adminAudit } from './admin/audit.ts'
import { adminChat } from './admin/chat.ts'
import { adminContactMessages } from './admin/contact-messages.ts'
import { adminImages } from './admin/images.ts'
import { adminModules } from './admin/modules.ts'
import { adminQuizzes } from './admin/quizzes.ts'
import { adminScenarios } from './admin/scenarios.ts'
import { adminSecurity } from './admin/security.ts'
import { adminStatistics } from './admin/statistics.ts'
import { adminTestDates } from './admin/test-dates.ts'
import { adminUsers } from './admin/users.ts'
import { auth } from './auth.ts'
import { chat } from './chat.ts'
import { contact } from './contact.ts'
import type { Area } from './endpoint.ts'
import { evaluations } from './evaluations.ts'
import { games } from './games.ts'
import { modules } from './modules.ts'
import { plans } from './plans.ts'
import { practiceTexts } from './practice-texts.ts'
import { profile } from './profile.ts'
import { progress } from './progress.ts'
import { quizzes } from './quizzes.ts'
import { scenarios } from './scenarios.ts'
import { testPreparation } from './test-preparation.ts'
import { typing } from './typing.ts'

/** The whole API. Features import their own area; the server, the mocks and the document import this. */
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
  adminQuizzes,
  adminTestDates,
  adminStatistics,
  adminUsers,
  adminSecurity,
} satisfies Record<string, Area>
export type Contract = typeof contract
export type AreaName = keyof Contract
