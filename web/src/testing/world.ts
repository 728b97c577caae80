import type { Activity } from 'shared/model/activity'
import type { AuditEntry } from 'shared/model/audit-entry'
import type { ChatMessage, ChatReport } from 'shared/model/chat-message'
import type { Checkout } from 'shared/model/checkout'
import type { CompetencyGuide } from 'shared/model/competency-guide'
import type { ContactMessage } from 'shared/model/contact-message'
import type { Evaluation } from 'shared/model/evaluation'
import type { GameContent } from 'shared/model/game-content'
import type { Module } from 'shared/model/module'
import type { ModuleState } from 'shared/model/module-progress'
import type { PracticeText } from 'shared/model/practice-text'
import type { Quiz } from 'shared/model/quiz'
import type { QuizAttempt } from 'shared/model/quiz-attempt'
import type { Scenario } from 'shared/model/scenario'
import type { TestDate } from 'shared/model/test-date'
import type { TypingSessionRow } from 'shared/model/typing-session'
import type { TypingWords } from 'shared/model/typing-words'
import type { User } from 'shared/model/user'
import { makeUser } from 'shared/testing/make'
import { makeTypingWords } from 'shared/testing/make-typing-words'
import { demoCompetencies, demoModules, demoQuizzes, demoScenarios, demoTestDates, demoTexts } from './content'
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
/** One act in a learner's log, with its place in the order of the device that made it. */
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
/** Kept by user id. */
type Of<T> = Record<string, T>

/** All that the fake server remembers: plain data, so that a reload can bring it back. */
export interface World {
  accounts: Of<Account>
  /** User id by browser. */
  sessions: Record<string, string>
  /** Address by reset token. */
  resetTokens: Record<string, string>
  logs: Of<LogEntry[]>
  logIds: Of<string>
  states: Of<Record<string, ModuleState>>
  pages: Of<Record<string, PageRow>>
  /** First answers by user and idempotency key. */
  replies: Record<string, { fingerprint: string; body: unknown }>
  /** Moments of counted calls by limit. */
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
  /** Moments that evaluations with a credit count for. */
  credits: Of<number[]>
  typing: Of<TypingSessionRow[]>
  typingWords: TypingWords
  contacts: ContactMessage[]
  chat: ChatMessage[]
  chatReports: ChatReport[]
  audit: AuditEntry[]
  /** What was deleted, the last first. */
  trash: { modules: Module[]; quizzes: Quiz[]; scenarios: Scenario[]; texts: PracticeText[]; testDates: TestDate[] }
  /** When a browser's administrator last gave the password; at the beginning of the session where nothing is said. */
  verified: Record<string, number>
  secondFactors: Of<{ isConfirmed: boolean }>
  /** Whom somebody has blocked. */
  chatBlocks: Of<string[]>
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
    pricingTable: null,
  }
}

/** The world that the fakes share. */
export const world: World = makeWorld()

/** Begins a new world, or goes on with one that was kept. */
export const resetWorld = (kept: World = makeWorld()) => {
  Object.assign(world, kept)
}

/** The browser of an app that names none: under test and in `dev:mock` there is only one. */
export const THIS_BROWSER = 'this browser'

/** Signs somebody in before a test begins; gives their user record. */
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
