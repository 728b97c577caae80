import { Dexie, type EntityTable, type Table } from 'dexie'
import type { QueuedName } from 'shared/contract/queued'
import type { Activity } from 'shared/model/activity'
import type { Evaluation } from 'shared/model/evaluation'
import type { GameResult } from 'shared/model/game-result'
import type { ModuleState } from 'shared/model/module-progress'
import type { Note } from 'shared/model/note'
import type { ProgressFold } from 'shared/model/progress'
import type { QuizAttempt } from 'shared/model/quiz-attempt'
import type { QuizRun } from 'shared/rules/quiz-run'
import type { ReviewCard } from 'shared/rules/spaced-review'
import type { TypingSession } from 'shared/rules/typing-history'
import { forgetAllUnsaved } from './answer-journal'
import type { PracticeAnswer, PracticeRun } from './practice-run'
import type { SpeechTake, SpokenFigures } from './speech-take'
import type { TakeNote } from './take-note'

/** The last server answer of a path. When it came is remembered in memory only, so that a reload asks once more. */
export interface StoredAnswer {
  path: string
  value: unknown
  /** The server's name of this answer: asked again with it, it says whether anything changed. */
  etag?: string
}

/** An act of the learner on this device. `seq` is its place in the device's own order. */
export interface OwnActivity extends Activity {
  seq: number
}

/** One write that the server does not have yet. It holds the intent; headers are added when it is sent. */
export interface OutboxRow {
  order: number
  /** UUIDv7, the idempotency key; for an activity, the activity's id. */
  id: string
  call: QueuedName
  args: { params?: Record<string, string>; query?: Record<string, string | number>; body?: unknown }
  /** A later write with the same slot replaces this one, as long as it was never sent. */
  slot?: string
  /** Only on activities: place in the device's order. */
  seq?: number
  /** Shape of `args`; readers know every older one. */
  v: 1
  writtenAt: number
  attempted: 0 | 1
  tries: number
  notBefore: number
  state: 'waiting' | 'set-aside'
  lastError?: { status: number; message: string; at: number }
}

/** What this device knows of a module: its own writes joined with the server's. */
export interface StoredModuleState {
  moduleId: string
  state: ModuleState
  /** Seconds of this device that an activity has already reported as study time. */
  reportedSeconds: number
  /** Seconds of this device per page. */
  pageSeconds: Record<string, number>
}

/** The fold of the pending activities of one segment of the device's order. */
export interface PendingFold {
  segment: number
  fold: ProgressFold
}
/** A recording on this device: the row is written before the first chunk, so that a crash leaves what was recorded findable. */
export interface Recording {
  id: string
  /** `unspecified` where none was chosen. */
  scenarioId: string
  /** The practice test it belongs to, with its question. */
  runId?: string
  question?: 0 | 1
  /** The sound of a take of the speech test; without it a recording is a practice test's or a video answer. */
  purpose?: 'speech'
  /** Without codec parameters. */
  type: string
  startedAt: number
  /** Milliseconds; grows with every chunk. */
  durationMs: number
  bytes: number
  /** False while it is being recorded, and for ever where the recording broke off. */
  finished: boolean
  /** The act of this video answer is written. */
  acted?: true
}
export interface RecordingChunk {
  recordingId: string
  index: number
  bytes: ArrayBuffer
}

export interface MetaRow {
  key: string
  value: unknown
}
/** An evaluation of the learner's. What the server does not know of it stays on the device that made it. */
export interface StoredEvaluation extends Evaluation {
  /** The answers to the two questions apart. */
  answers?: readonly string[]
  /** Seconds of work. */
  seconds?: number
  /** What the sound of a spoken answer says, measured here. */
  voice?: SpokenFigures
}

/** A typing run; `at` is its `createdAt` as a number, by which the newest are found. */
export interface StoredTypingSession extends TypingSession {
  at: number
}

/** A record that never leaves the device; later issues give each table its own shape. */
export interface DeviceRecord {
  id: string
  [field: string]: unknown
}

/** Everything of one user on this device. Additive only: a table is dropped no sooner than 90 days after its last reader (sync-and-security.md D12). */
export class SituDb extends Dexie {
  declare meta: EntityTable<MetaRow, 'key'>
  declare answers: EntityTable<StoredAnswer, 'path'>
  declare outbox: Table<OutboxRow, number, Omit<OutboxRow, 'order'>>
  declare activities: EntityTable<OwnActivity, 'id'>
  declare pendingFolds: EntityTable<PendingFold, 'segment'>
  declare moduleStates: EntityTable<StoredModuleState, 'moduleId'>
  declare drafts: EntityTable<{ key: string; value: unknown; writtenAt: number }, 'key'>
  declare notes: EntityTable<Note, 'id'>
  declare notepad: EntityTable<{ key: string; text: string }, 'key'>
  declare gameResults: EntityTable<GameResult, 'id'>
  /** One's own typing runs: those of this device at once, those of the others as they come. */
  declare typingHistory: EntityTable<StoredTypingSession, 'id'>
  declare recordings: EntityTable<Recording, 'id'>
  declare recordingChunks: Table<RecordingChunk, [string, number]>
  /** One's own attempts at quizzes: those of this device at once, those of the others as they come. */
  declare attempts: EntityTable<QuizAttempt, 'id'>
  declare quizRuns: EntityTable<QuizRun, 'quizId'>
  /** Derived by replay from attempts and reviews; may be thrown away at any time. */
  declare reviewCards: EntityTable<ReviewCard, 'key'>
  /** Replayed acts of the other devices (`ReplayedType`). */
  declare log: EntityTable<Activity, 'id'>
  declare practiceRuns: EntityTable<PracticeRun, 'id'>
  declare practiceAnswers: Table<PracticeAnswer, [string, number, number]>
  /** One's own evaluations: those of this device at once, those of the others as they come. */
  declare evaluations: EntityTable<StoredEvaluation, 'id'>
  declare speechTakes: EntityTable<SpeechTake, 'id'>
  /** Notes to video answers, by the id of the recording. */
  declare takeNotes: EntityTable<TakeNote, 'id'>

  readonly userId: string

  /** `name` is another one only where one process plays several devices. */
  constructor(userId: string, name = `situ-${userId}`) {
    // Chrome's default is relaxed: a write could be reported done before it is on the disk.
    super(name, { chromeTransactionDurability: 'strict' })
    this.userId = userId
    // Another tab removes or upgrades it: this one lets go, without the complaint that is Dexie's own way, and opens it again when it must.
    this.on('versionchange', () => {
      this.close({ disableAutoOpen: false })
      return false
    })
    this.version(1).stores({
      meta: 'key',
      answers: 'path',
      outbox: '++order, &id, slot, state, seq',
      activities: 'id, &seq',
      pendingFolds: 'segment',
      moduleStates: 'moduleId',
      drafts: 'key',
      notes: 'id, date',
      notepad: 'key',
      gameResults: 'id, [game+at]',
      typingHistory: 'id, at',
      recordings: 'id, scenarioId',
      recordingChunks: '[recordingId+index], recordingId',
    })
    this.version(2).stores({
      activities: 'id, &seq, type',
      recordings: 'id, scenarioId, runId',
      attempts: 'id, quizId',
      quizRuns: 'quizId',
      reviewCards: 'key, due',
      log: 'id, type',
      practiceRuns: 'id, state',
      practiceAnswers: '[runId+scenario+question], runId',
    })
    this.version(3).stores({ evaluations: 'id, scenarioId, createdAt' })
    this.version(4).stores({ speechTakes: 'id, at', takeNotes: 'id' })
  }
}

let open: SituDb | undefined
/** Databases that were closed because their learner has left; one that is not open yet is none of them. */
const left = new WeakSet<SituDb>()

/** Opens the database of a user; the one that was open is closed, so that no write can reach somebody else's. */
export function openDb(userId: string): SituDb {
  if (open?.userId === userId) return open
  closeDb()
  open = new SituDb(userId)
  return open
}

/** The signed-in user's database, if there is one. */
export const openedDb = () => open

/** The signed-in user's database. */
export function db(): SituDb {
  if (!open) throw new Error('nobody is signed in: no database is open')
  return open
}

/** For work that outlives its screen: what fails because the learner has left, and the database is closed, is no failure. */
export const unlessClosed = (home: SituDb) => (error: unknown) => {
  if (!left.has(home)) throw error
}
export const wasLeft = (home: SituDb) => left.has(home)

export function closeDb() {
  if (open) left.add(open)
  open?.close()
  open = undefined
}

/** Removes a user's database from this device. */
export async function deleteDb(userId: string) {
  if (open?.userId === userId) closeDb()
  forgetAllUnsaved(userId)
  await Dexie.delete(`situ-${userId}`)
}
