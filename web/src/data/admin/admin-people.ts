// People, their messages and the audit log, as the administrator sees them. Nothing of it is stored on the device.
import { adminAudit } from 'shared/contract/calls/admin/audit'
import { adminChat } from 'shared/contract/calls/admin/chat'
import { adminContactMessages } from 'shared/contract/calls/admin/contact-messages'
import { adminModules } from 'shared/contract/calls/admin/modules'
import { adminQuizzes } from 'shared/contract/calls/admin/quizzes'
import { adminScenarios } from 'shared/contract/calls/admin/scenarios'
import { adminSecurity } from 'shared/contract/calls/admin/security'
import { adminStatistics } from 'shared/contract/calls/admin/statistics'
import { adminUsers } from 'shared/contract/calls/admin/users'
import { chat } from 'shared/contract/calls/chat'
import { practiceTexts } from 'shared/contract/calls/practice-texts'
import { testPreparation } from 'shared/contract/calls/test-preparation'
import type { Args, Endpoint, Reply } from 'shared/contract/endpoint'
import { PEOPLE_PAGE } from 'shared/model/people/admin-user'
import { CONTACT_PAGE, type ContactStatus } from 'shared/model/people/contact-message'
import type { Plan } from 'shared/model/people/user'
import { call } from '#data/http/client'
import { allPages, usePages } from './use-pages'

const TIMEOUT_MS = 15_000
const ask = <E extends Endpoint>(endpoint: E, args: Args<E>): Promise<Reply<E>> =>
  call(endpoint, args, { timeout: TIMEOUT_MS })

export interface PeopleFilter {
  search: string
  plan: Plan | undefined
}
const query = ({ search, plan }: PeopleFilter, after: string | undefined) => ({
  ...(search !== '' && { search }),
  ...(plan && { plan }),
  ...(after !== undefined && { after }),
})
const EVERYBODY: PeopleFilter = { search: '', plan: undefined }

const users = (filter: PeopleFilter) => ({
  page: (after?: string) => ask(adminUsers.list, { query: query(filter, after) }),
  full: PEOPLE_PAGE,
})
const learners = (filter: PeopleFilter) => ({
  page: (after?: string) => ask(adminStatistics.usersProgress, { query: query(filter, after) }),
  // The server leaves the administrator out of the page.
  full: PEOPLE_PAGE - 1,
})
const contactMessages = (status: ContactStatus | undefined) => ({
  page: (after?: string) =>
    ask(adminContactMessages.list, { query: { ...(status && { status }), ...(after !== undefined && { after }) } }),
  full: CONTACT_PAGE,
})
/** The number of entries of the audit log in one page (api/src/db/tables/audit.ts). */
const AUDIT_PAGE = 50

/** The newest accounts first. */
export const useUsers = (filter: PeopleFilter) => usePages({ ...users(filter), key: JSON.stringify(['users', filter]) })
export const useLearners = (filter: PeopleFilter) =>
  usePages({ ...learners(filter), key: JSON.stringify(['learners', filter]) })
export const useContactMessages = (status: ContactStatus | undefined) =>
  usePages({ ...contactMessages(status), key: JSON.stringify(['contactMessages', status]) })
export const useAudit = () =>
  usePages({
    page: (after) => ask(adminAudit.list, { query: after === undefined ? {} : { after } }),
    key: 'audit',
    full: AUDIT_PAGE,
  })
/** The newest changes of a user's plan, by the administrator and by payments: one page of them. */
export const planHistory = (planOf: string) => ask(adminAudit.list, { query: { planOf } })
/** All reports in one reply: the open ones first. */
export const useReports = () =>
  usePages({ page: () => ask(adminChat.reports, {}), key: 'reports', full: Number.POSITIVE_INFINITY })

export const allLearners = (filter: PeopleFilter) => allPages(learners(filter))
export const allContactMessages = (status?: ContactStatus) => allPages(contactMessages(status))
export const readRecentLearners = () => ask(adminStatistics.recentLearners, {})
export const readStatistics = () => ask(adminStatistics.statistics, {})

/** All data of an export; the long lists page by page. */
export async function readEverything() {
  const [modules, scenarios, quizzes, texts, testDates] = await Promise.all([
    ask(adminModules.list, {}),
    ask(adminScenarios.list, {}),
    ask(adminQuizzes.list, {}),
    ask(practiceTexts.list, {}),
    ask(testPreparation.dates, {}),
  ])
  const people = await allPages(users(EVERYBODY))
  return {
    users: people,
    contactMessages: await allContactMessages(),
    modules,
    scenarios,
    quizzes,
    practiceTexts: texts,
    testDates,
  }
}

/** Sets a password; with `isHashed` false a readable copy is kept, so that it can be handed over. */
export const setPassword = (id: string, password: string, isHashed: boolean) =>
  ask(adminUsers.changePassword, { params: { id }, body: { password, isHashed } })
export const passwordHistory = (id: string) => ask(adminUsers.passwordHistory, { params: { id } })
export const revealPassword = (id: string) => ask(adminUsers.revealPassword, { params: { id } })
export const givePlan = (id: string, plan: Plan, planExpiresAt: string | null) =>
  ask(adminUsers.update, { params: { id }, body: { plan, planExpiresAt } })
export const endSessions = (id: string) => ask(adminUsers.endSessions, { params: { id } })
export const setContactStatus = (id: string, status: ContactStatus) =>
  ask(adminContactMessages.update, { params: { id }, body: { status } })
export const removeChatMessage = (id: string) => ask(chat.remove, { params: { id } })
export const closeReport = (id: string) => ask(adminChat.close, { params: { id } })

export const securityState = () => ask(adminSecurity.state, {})
export const giveOwnPassword = (password: string) => ask(adminSecurity.verify, { body: { password } })
export const startSecondFactor = () => ask(adminSecurity.startSecondFactor, {})
export const confirmSecondFactor = (code: string) => ask(adminSecurity.confirmSecondFactor, { body: { code } })
export const removeSecondFactor = (code: string) => ask(adminSecurity.removeSecondFactor, { body: { code } })
