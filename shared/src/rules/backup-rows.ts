// The schema of each table's rows in a backup file: a file is trusted no more than a request.

import * as z from 'zod/mini'
import { Language } from '../model/bilingual.ts'
import { Quiz } from '../model/content/quiz.ts'
import { Scenario } from '../model/content/scenario.ts'
import { Evaluation } from '../model/evaluation.ts'
import { GameResult } from '../model/game-result.ts'
import { Note } from '../model/note.ts'
import { Objection } from '../model/objection.ts'
import { QuizAttempt } from '../model/quiz-attempt.ts'
import { TypingSessionInput } from '../model/typing-session.ts'
import { EXTRA_TIMES } from './quizzes/quiz-run.ts'
import { isSpeechLanguage } from './voice/speech-language.ts'

const ID_MAX = 200
/** Characters; longer than any text that a screen accepts. The longest is that of the notepad. */
const TEXT_MAX = 1_000_000
/** The largest time value of a Date, in milliseconds (ECMAScript). */
const MOMENT_MAX = 8.64e15

const id = z.string().check(z.minLength(1), z.maxLength(ID_MAX))
const text = z.string().check(z.maxLength(TEXT_MAX))
const moment = z.number().check(z.gte(0), z.lte(MOMENT_MAX))
const amount = z.number().check(z.gte(0))
const count = z.int().check(z.gte(0))
const extraTime = z.literal(EXTRA_TIMES)
const language = Language
const speechLanguage = z.string().check(z.refine(isSpeechLanguage))

const sound = z.looseObject({
  seconds: amount,
  poor: z.boolean(),
  speech: z.array(z.object({ from: z.number(), to: z.number() })),
  spanSeconds: z.number(),
  speakingRatio: z.number(),
  pauses: z.array(z.record(z.string(), z.unknown())),
  syllables: z.number(),
  outline: z.array(z.number()),
})
const spoken = z.looseObject({
  language: speechLanguage,
  seconds: amount,
  by: z.enum(['device', 'cloud', 'typed']),
  confidence: z.optional(z.number()),
  sound: z.optional(sound),
})
const partOfDraft = { spoken: text, voice: z.optional(spoken) }
const practiceDraft = z.looseObject({
  ...partOfDraft,
  answers: z.array(text).check(z.maxLength(4)),
  replaced: z.optional(z.looseObject(partOfDraft)),
  responseType: z.enum(['text', 'audio']),
  seconds: amount,
})
const keystroke = z.looseObject({
  at: z.number(),
  from: count,
  removed: count,
  inserted: text,
  part: z.optional(count),
})

/** The schema of a draft by the prefix of its key. A draft under any other key is not one of the application's. */
const DRAFTS: readonly (readonly [prefix: string, value: z.ZodMiniType])[] = [
  ['practice/', practiceDraft],
  ['chat/draft/', text],
  ['chat/unsent/', z.looseObject({ id, roomId: id, content: text, senderName: text, createdAt: z.iso.datetime() })],
  ['commclarity_', text],
  ['typing/custom', text],
  [
    'typing/casper',
    z.looseObject({ id, scenarioId: id, startedAt: moment, lengthMs: amount, log: z.array(keystroke) }),
  ],
  ['speech-test', z.looseObject({ text, confirmed: z.boolean(), scenarioId: z.optional(id) })],
  ['contact', z.looseObject({ subject: text, message: text })],
  ['game/', z.looseObject({ id, seconds: amount, state: z.unknown() })],
  [
    'admin/',
    z.looseObject({
      form: z.record(z.string(), z.unknown()),
      from: z.record(z.string(), z.unknown()),
      base: z.nullable(text),
    }),
  ],
]
const isDraft = ({ key, value }: { key: string; value?: unknown }) =>
  DRAFTS.find(([prefix]) => key.startsWith(prefix))?.[1].safeParse(value).success === true

const MEDIA = /^(?:video|audio)\/[\w.+-]+$/
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** The schema of the rows of each table; fields that it does not name are kept unchanged. */
export const BACKUP_ROWS = {
  notes: Note,
  notepad: z.looseObject({ key: z.literal('notepad'), text }),
  gameResults: GameResult,
  typingHistory: z
    .safeExtend(TypingSessionInput, { createdAt: z.iso.datetime({ offset: true }), at: moment })
    .check(z.refine(({ createdAt, at }) => Date.parse(createdAt) === at)),
  drafts: z.looseObject({ key: id, value: z.optional(z.unknown()), writtenAt: moment }).check(z.refine(isDraft)),
  practiceRuns: z.looseObject({
    id,
    planId: id,
    kind: z.enum(['full', 'mini', 'drill']),
    language,
    extraTime,
    scenarios: z.array(Scenario).check(z.minLength(1)),
    recording: z.enum(['video', 'audio', 'none']),
    startedAt: moment,
    position: z.looseObject({ phase: count, startedAt: moment }),
    seenAt: moment,
    pausedMs: amount,
    leftEarly: z.optional(z.record(z.string(), amount)),
    state: z.enum(['running', 'done', 'abandoned']),
    endedAt: z.optional(moment),
  }),
  practiceAnswers: z.looseObject({
    runId: id,
    scenario: count,
    question: z.literal([0, 1]),
    text,
    firstKeyMs: z.nullable(z.number()),
    lastKeyMs: z.nullable(z.number()),
    wordsBeforeLast30: z.nullable(z.number()),
    selfRating: z.optional(z.number()),
    loggedRating: z.optional(z.number()),
    keyPoints: z.optional(z.array(id)),
  }),
  evaluations: z.extend(Evaluation, {
    id,
    answers: z.optional(z.array(text)),
    seconds: z.optional(amount),
    voice: z.optional(spoken),
  }),
  objections: z.extend(Objection, { writtenAt: moment }),
  quizRuns: z
    .looseObject({
      quizId: id,
      attemptId: id,
      quiz: Quiz,
      startedAt: moment,
      extraTime,
      answers: z.record(z.string(), z.string()),
      index: count,
    })
    .check(z.refine(({ quiz, quizId, index }) => quiz.id === quizId && index < quiz.questions.length)),
  attempts: z.extend(QuizAttempt, { id }),
  speechTakes: z.extend(spoken, {
    id,
    at: moment,
    writtenAt: moment,
    scenarioId: z.optional(id),
    reference: text,
    transcript: text,
    recordingId: z.optional(id),
  }),
  takeNotes: z.looseObject({ id, writtenAt: moment, ticked: z.array(id), text, sound: z.optional(sound) }),
  recordings: z.looseObject({
    id,
    scenarioId: id,
    runId: z.optional(id),
    question: z.optional(z.literal([0, 1])),
    purpose: z.optional(z.literal('speech')),
    // Another media type could run as a page.
    type: z.string().check(z.regex(MEDIA)),
    startedAt: moment,
    durationMs: amount,
    bytes: amount,
    finished: z.boolean(),
  }),
  recordingChunks: z.looseObject({ recordingId: id, index: count, bytes: z.string().check(z.regex(BASE64)) }),
} as const satisfies Record<string, z.ZodMiniType>
export type BackupTable = keyof typeof BACKUP_ROWS

/** A waiting write; the server checks its body like any other. */
export const QueuedRow = z.looseObject({
  id,
  call: z.string(),
  args: z.looseObject({
    params: z.optional(z.record(z.string(), z.string())),
    query: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    body: z.optional(z.unknown()),
  }),
  slot: z.optional(id),
  writtenAt: moment,
})

/** The valid rows, with defaults for fields that an older version did not have. */
export function soundRows(table: BackupTable, rows: readonly unknown[]): Record<string, unknown>[] {
  return rows.flatMap((row) => {
    const read = BACKUP_ROWS[table].safeParse(row)
    return read.success ? [{ ...(row as object), ...(read.data as object) }] : []
  })
}
