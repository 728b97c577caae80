import type { Activity } from 'shared/model/activity'
import type { Checkout } from 'shared/model/checkout'
import type { CompetencyGuide } from 'shared/model/content/competency-guide'
import type { GameContent } from 'shared/model/content/game-content'
import type { Module } from 'shared/model/content/module'
import type { PracticeText } from 'shared/model/content/practice-text'
import type { Quiz } from 'shared/model/content/quiz'
import type { Scenario } from 'shared/model/content/scenario'
import type { TestDate } from 'shared/model/content/test-date'
import type { Evaluation } from 'shared/model/evaluation'
import type { ModuleState } from 'shared/model/module-progress'
import type { AuditEntry } from 'shared/model/people/audit-entry'
import type { ChatOffer } from 'shared/model/people/chat-inbox'
import type { ChatMessage, ChatReport } from 'shared/model/people/chat-message'
import type { ContactMessage } from 'shared/model/people/contact-message'
import type { User } from 'shared/model/people/user'
import type { QuizAttempt } from 'shared/model/quiz-attempt'
import type { TypingSessionRow } from 'shared/model/typing-session'
import type { TypingWords } from 'shared/model/typing-words'
import { makeUser } from 'shared/testing/make'
import { makeTypingWords } from 'shared/testing/make-typing-words'
import { demoCompetencies, demoModules, demoQuizzes, demoScenarios, demoTestDates, demoTexts } from './content'
import type { FakeObjection } from './fakes/fake-objection'
import { demoGames } from './game-content'

export interface Account {
  user: User
  email: string
  password: string
  updatedAt: string
  /** Earlier passwords as the administrator may see them, the newest first. */
  history: { password: string; createdAt: string }[]
  setByAdmin: { by: string; at: string; readable: boolean } | null
}
/** One activity in a learner's log, with its place in the order of the device that made it. */
export interface LogEntry {
  activity: Activity
  itemId: string | null
  device: string | null
  seq: number | null
}
export interface PageRow {
  completed: boolean
  seconds: Record<string, number>
}
/** Records by the id of their user. */
type Of<T> = Record<string, T>

/** The state of the fake server: plain data, so that it can be restored after a reload. */
export interface World {
  accounts: Of<Account>
  /** User id by browser. */
  sessions: Record<string, string>
  /** Email address by reset token. */
  resetTokens: Record<string, string>
  logs: Of<LogEntry[]>
  logIds: Of<string>
  states: Of<Record<string, ModuleState>>
  pages: Of<Record<string, PageRow>>
  /** First replies by user and idempotency key. */
  replies: Record<string, { fingerprint: string; body: unknown }>
  /** Times of counted calls by limit. */
  hits: Record<string, number[]>
  modules: Module[]
  quizzes: Quiz[]
  scenarios: Scenario[]
  testDates: TestDate[]
  competencies: CompetencyGuide[]
  texts: PracticeText[]
  games: GameContent
  attempts: Of<QuizAttempt[]>
  evaluations: Of<Evaluation[]>
  objections: Of<FakeObjection[]>
  /** Times of credited evaluations. */
  credits: Of<number[]>
  typing: Of<TypingSessionRow[]>
  typingWords: TypingWords
  contacts: ContactMessage[]
  chat: ChatMessage[]
  chatReports: ChatReport[]
  audit: AuditEntry[]
  /** Deleted content, the last deleted first. */
  trash: { modules: Module[]; quizzes: Quiz[]; scenarios: Scenario[]; texts: PracticeText[]; testDates: TestDate[] }
  /**
   * When a browser's administrator last entered the password, in epoch milliseconds; without an entry it counts as just
   * entered.
   */
  verified: Record<string, number>
  secondFactors: Of<{ isConfirmed: boolean }>
  /** Ids of blocked people. */
  chatBlocks: Of<string[]>
  /** What a user has read and muted, by user and room. */
  chatSeats: Of<Record<string, { readAt: string; readId: string; isMuted: boolean }>>
  chatOffer: ChatOffer
  pricingTable: Checkout['pricingTable']
}

export const DEMO_PASSWORD = 'correct horse'
export const DEMO_ACCOUNTS = { learner: 'ada@example.org', other: 'grace@example.org', admin: 'admin@situ.local' }

/** A new account, not yet in any world. */
export function makeAccount(over: Partial<User> & { email: string }, password = DEMO_PASSWORD): Account {
  const { firstName = 'Ada', lastName = 'Lovelace' } = over
  const name = `${firstName} ${lastName}`
  const createdAt = new Date().toISOString()
  const user = makeUser({ firstName, lastName, name, displayName: name, createdAt, avatar: over.id ?? '', ...over })
  return { user, email: over.email, password, updatedAt: createdAt, history: [], setByAdmin: null }
}

function makeWorld(): World {
  const accounts = [
    makeAccount({ id: 'learner', email: DEMO_ACCOUNTS.learner }),
    makeAccount({ id: 'other', email: DEMO_ACCOUNTS.other, firstName: 'Grace', lastName: 'Hopper' }),
    makeAccount({ id: 'admin', email: DEMO_ACCOUNTS.admin, role: 'admin', firstName: 'Situ', lastName: 'Admin' }),
  ]
  return {
    accounts: Object.fromEntries(accounts.map((account) => [account.user.id, account])),
    sessions: {},
    resetTokens: {},
    logs: {},
    logIds: {},
    states: {},
    pages: {},
    replies: {},
    hits: {},
    modules: demoModules(),
    quizzes: demoQuizzes(),
    scenarios: demoScenarios(),
    testDates: demoTestDates(),
    competencies: demoCompetencies(),
    texts: demoTexts(),
    games: demoGames(),
    attempts: {},
    evaluations: {},
    objections: {},
    credits: {},
    typing: {},
    typingWords: makeTypingWords(),
    contacts: [],
    chat: [],
    chatReports: [],
    audit: [],
    trash: { modules: [], quizzes: [], scenarios: [], texts: [], testDates: [] },
    verified: {},
    secondFactors: {},
    chatBlocks: {},
    chatSeats: {},
    chatOffer: 'all',
    pricingTable: null,
  }
}

/** The world that the fakes share. */
export const world: World = makeWorld()

/** Starts a new world, or continues with a stored one. */
export const resetWorld = (kept: World = makeWorld()) => {
  Object.assign(world, kept)
}

/** The browser of requests that name none: in tests of screens and in `dev:mock` there is only one. */
export const THIS_BROWSER = 'this browser'

/** Signs a user in before a test begins; returns their user record. */
export function signIn(who: keyof typeof DEMO_ACCOUNTS = 'learner', browser = THIS_BROWSER): User {
  const account = world.accounts[who]
  if (!account) throw new Error(`Nobody called ${who} lives in this world`)
  world.sessions[browser] = who
  return account.user
}
export const signOut = (browser = THIS_BROWSER) => {
  delete world.sessions[browser]
}

export const endSessionsOf = (userId: string) => {
  for (const [browser, id] of Object.entries(world.sessions)) if (id === userId) delete world.sessions[browser]
}

export const accountByEmail = (email: string) =>
  Object.values(world.accounts).find((account) => account.email === email.trim().toLowerCase())
