import type { Kysely } from 'kysely'
import type { AiUsageRow, AuditRow } from './rows/administration.ts'
import type { ChatMessageRow, ChatReportRow, ChatSeatRow, ContactMessageRow } from './rows/community.ts'
import type { ContentRow, ModuleRow, PracticeTextRow, TestDateRow } from './rows/content.ts'
import type { SessionRow, StripeSubscriptionRow, UserRow } from './rows/people.ts'
import type { ActivityRow, EvaluationRow, ObjectionRow, QuizAttemptRow, TypingSessionStored } from './rows/practice.ts'

/** Tables as the queries see them: times are epoch milliseconds, booleans 0 or 1, records JSON text. */
export interface Database {
  meta: { name: string; value: string }
  users: UserRow
  sessions: SessionRow
  resetTokens: { tokenHash: string; userId: string; createdAt: number; expiresAt: number }
  rateLimits: { key: string; fullAt: number }
  idempotency: { userId: string; key: string; fingerprint: string; status: number; body: string; keptUntil: number }
  activityLog: ActivityRow
  /** `activeAt`: the first write of the fold on the last day (UTC) with a write. */
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
  /**
   * `base64`: the picture, or a reference to its file (tables/picture-removals.ts). The time of the picture is in the
   * user's row.
   */
  profileImages: { userId: string; type: string; base64: string }
  /** A picture of a module, named by the hash of its bytes. `base64`: the picture, or a reference to its file. */
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
  auditLog: AuditRow
  /** `sealed`: the mail, encrypted. */
  mailOutbox: { id: string; sealed: string; tries: number; nextAt: number; expiresAt: number }
  stripeEvents: { id: string; receivedAt: number }
  stripeCustomers: { customerId: string; userId: string }
  stripeSubscriptions: StripeSubscriptionRow
}

/** A connection or a transaction. */
export type Db = Kysely<Database>
