import type { Kysely } from 'kysely'
import type { NewTestDate } from 'shared/model/content/test-date'

/** Tables as the queries see them: times are epoch milliseconds, booleans 0 or 1, records JSON text. */
export interface Database {
  meta: { name: string; value: string }
  users: UserRow
  sessions: SessionRow
  resetTokens: { tokenHash: string; userId: string; createdAt: number; expiresAt: number }
  rateLimits: { key: string; fullAt: number }
  idempotency: { userId: string; key: string; fingerprint: string; status: number; body: string; keptUntil: number }
  activityLog: ActivityRow
  /** `activeAt`: when the fold was last written. */
  progressFolds: { userId: string; fold: string; activeAt: number | null }
  modules: ModuleRow
  moduleStates: { userId: string; moduleId: string; state: string; lastAccessed: number | null }
  pageProgress: { userId: string; moduleId: string; pageId: string; completed: number; seconds: string }
  quizzes: ContentRow
  /** Every saved version of a quiz, deleted quizzes included: JSON of its questions and passing score. */
  quizVersions: { quizId: string; updatedAt: number; body: string }
  quizAttempts: QuizAttemptRow
  scenarios: ContentRow
  testDates: TestDateRow
  evaluations: EvaluationRow
  objections: ObjectionRow
  aiUsage: AiUsageRow
  competencies: { id: string; sortOrder: number; body: string }
  practiceTexts: PracticeTextRow
  typingSessions: TypingSessionStored
  /** A picture as base64; its time is in the user's row. */
  profileImages: { userId: string; type: string; base64: string }
  /** A picture of a module as base64, named by the hash of its bytes. */
  contentImages: { name: string; type: string; base64: string; createdAt: number }
  pictureRemovals: { key: string; dueAt: number }
  chatMessages: ChatMessageRow
  chatBlocks: { userId: string; blockedId: string }
  chatReports: ChatReportRow
  chatSeats: ChatSeatRow
  contactMessages: ContactMessageRow
  userWords: { word: string; userId: string }
  passwordHistory: { id: string; userId: string; hash: string; createdAt: number }
  handedPasswords: { userId: string; sealed: string; expiresAt: number }
  secondFactors: { userId: string; sealed: string; confirmedAt: number | null; lastStep: number }
  deletedContent: { kind: string; id: string; deletedAt: number }
  auditLog: AuditRow
  /** `sealed`: the mail, encrypted. */
  mailOutbox: { id: string; sealed: string; tries: number; nextAt: number; expiresAt: number }
  stripeEvents: { id: string; receivedAt: number }
  stripeCustomers: { customerId: string; userId: string }
  stripeSubscriptions: StripeSubscriptionRow
}

export interface UserRow {
  id: string
  /** Folded (trimmed, lower case); null once the account was anonymized. */
  email: string | null
  passwordHash: string
  firstName: string
  lastName: string
  displayName: string | null
  customTitle: string | null
  plan: string
  planExpiresAt: number | null
  createdAt: number
  /** When the profile picture was set; null where there is none. */
  imageAt: number | null
  /** When name, title, picture, plan or password last changed; null where they never did. */
  updatedAt: number | null
  /** Email address of the administrator who set the password; null where the user did. */
  passwordSetBy: string | null
  passwordSetAt: number | null
}

export interface SessionRow {
  /** SHA-256 of the token, base64url. */
  tokenHash: string
  userId: string
  seenAt: number
  /** The absolute end of the session; a rotation keeps it. */
  expiresAt: number
  /** Set when a rotation replaced this token: it stays valid until then. */
  retiredAt: number | null
  /** When the password was last entered in this session after signing in. */
  verifiedAt: number | null
  /** The same for all tokens that replaced one another; null for tokens of an earlier version. */
  chain: string | null
}

export interface ActivityRow {
  userId: string
  id: string
  type: string
  moduleId: string | null
  scenarioId: string | null
  itemId: string | null
  /** In hundredths. */
  scoreC: number | null
  timeSpent: number | null
  completed: number
  occurredAt: number
  receivedAt: number
  localDay: string
  deviceId: string | null
  seq: number | null
  title: string
  description: string
  icon: string
  color: string
  data: string
}

export interface ModuleRow {
  id: string
  sortOrder: number
  isPublished: number
  pageCount: number
  /** JSON of the card. */
  card: string
  /** JSON of the introduction and the pages. */
  body: string
  updatedAt: number
}

/** A row of a quiz or a scenario. */
export interface ContentRow {
  id: string
  sortOrder: number
  isPublished: number
  /** JSON of everything without a column. */
  body: string
  /** Changes with every edit: readers cache the row until then. */
  updatedAt: number
}

export interface QuizAttemptRow {
  userId: string
  id: string
  quizId: string
  /** Percent. */
  score: number
  /** Percent, of the version that was taken. */
  passingScore: number
  timeSpent: number
  /** JSON. */
  answers: string
  createdAt: number
  receivedAt: number
}

export interface EvaluationRow {
  userId: string
  id: string
  scenarioId: string
  /** `own`, an assistant's name, or `pasted:` followed by that name. */
  engine: string
  /** JSON of the whole evaluation. */
  body: string
  /** The time for which it counts; null where it used no credit. */
  creditedAt: number | null
  /** How often assistants were asked about it. */
  assists: number
  createdAt: number
  receivedAt: number
}

export interface ObjectionRow {
  userId: string
  evaluationId: string
  pointId: string
  /** Made by the device. */
  id: string
  /** Identifies the row to the administrator, who does not see the learner. */
  entryId: string
  scenarioId: string
  kind: string
  sentence: string
  comment: string
  /** Language of the answer. */
  language: string
  isWithdrawn: number
  createdAt: number
  receivedAt: number
  handledAt: number | null
}

export interface AiUsageRow {
  /** `YYYY-MM` in the plans' time zone. */
  month: string
  assistant: string
  calls: number
  inputTokens: number
  outputTokens: number
  costMicroUsd: number
}

export interface TestDateRow extends Required<NewTestDate> {
  /** Always 1, except when deleted (tables/trash). */
  isPublished: number
  updatedAt: number
}

export interface PracticeTextRow {
  id: string
  sortOrder: number
  /** JSON of everything without a column. */
  body: string
  /** Changes with every edit. */
  updatedAt: number
}

export interface TypingSessionStored {
  userId: string
  id: string
  wpm: number
  /** Percent. */
  accuracy: number
  errors: number
  timeElapsed: number
  charactersTyped: number
  correctChars: number
  textType: string
  textTitle: string
  createdAt: number
  receivedAt: number
}

export interface ChatMessageRow {
  id: string
  roomId: string
  userId: string
  senderName: string
  content: string
  createdAt: number
}

/** A member's place in a private room. Everything up to the message `readId` of the time `readAt` is read. */
export interface ChatSeatRow {
  userId: string
  roomId: string
  partnerId: string
  /** When the last message of the room was sent, also where it was deleted since: the list is in this order. */
  lastAt: number
  readAt: number
  readId: string
  isMuted: number
}

export interface ChatReportRow {
  id: string
  messageId: string
  roomId: string
  content: string
  senderId: string
  senderName: string
  reporterId: string
  reason: string
  isOpen: number
  createdAt: number
}

export interface ContactMessageRow {
  id: string
  userId: string
  name: string
  email: string
  subject: string
  message: string
  status: string
  createdAt: number
}

export interface StripeSubscriptionRow {
  id: string
  customerId: string
  plan: string
  status: string
  /** End of the paid period. */
  periodEnd: number
  /** The time of the event that reported it: an older event changes nothing. */
  toldAt: number
}

export interface AuditRow {
  id: string
  at: number
  actorId: string
  actor: string
  action: string
  kind: string
  subjectId: string
  subject: string
  /** JSON. */
  detail: string
}

/** A connection or a transaction. */
export type Db = Kysely<Database>
