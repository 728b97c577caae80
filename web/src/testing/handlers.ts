import { contract } from 'shared/contract/index'
import { account } from './fakes/account'
import { adminAudit } from './fakes/admin/audit'
import { adminChat } from './fakes/admin/chat'
import { adminContactMessages } from './fakes/admin/contact-messages'
import { adminImages } from './fakes/admin/images'
import { adminModules } from './fakes/admin/modules'
import { adminQuizzes } from './fakes/admin/quizzes'
import { adminScenarios } from './fakes/admin/scenarios'
import { adminSecurity } from './fakes/admin/security'
import { adminStatistics } from './fakes/admin/statistics'
import { adminTestDates } from './fakes/admin/test-dates'
import { adminUsers } from './fakes/admin/users'
import { auth } from './fakes/auth'
import { chat } from './fakes/chat'
import { contact } from './fakes/contact'
import { evaluations } from './fakes/evaluations'
import { games } from './fakes/games'
import { modules } from './fakes/modules'
import { adminObjections, objections } from './fakes/objections'
import { plans } from './fakes/plans'
import { practiceTexts } from './fakes/practice-texts'
import { profile } from './fakes/profile'
import { progress } from './fakes/progress'
import { quizzes } from './fakes/quizzes'
import { scenarios } from './fakes/scenarios'
import { testPreparation } from './fakes/test-preparation'
import { typing } from './fakes/typing'
import { type Fakes, mockContract } from './mock-contract'

/** The whole API over the fake world; a call without a fake does not compile. */
export const handlers = mockContract(contract, {
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
  adminImages,
  adminModules,
  adminChat,
  adminContactMessages,
  adminScenarios,
  adminObjections,
  adminQuizzes,
  adminTestDates,
  adminStatistics,
  adminUsers,
  adminSecurity,
} satisfies Fakes<typeof contract>)
