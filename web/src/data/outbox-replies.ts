import type { QueuedName } from 'shared/contract/queued'
import type { Evaluation } from 'shared/model/evaluation'
import type { ModuleState } from 'shared/model/module-progress'
import type { QuizResult } from 'shared/model/quiz-attempt'
import type { TypingSessionRow } from 'shared/model/typing-session'
import { keepServerAttempt } from './attempts'
import type { OutboxRow, SituDb } from './db'
import { keepServerEvaluation, keepWithoutCredit } from './evaluations'
import { mergeStoredState } from './module-states'
import { announceProfile } from './profile'
import { invalidate } from './reader'
import { keepServerSessions } from './typing-sessions'

type Apply = (db: SituDb, row: OutboxRow, value: unknown) => Promise<void> | void

const joinState: Apply = (db, row, value) =>
  mergeStoredState(db, row.args.params?.id ?? '', (value as { state: ModuleState }).state)

/** What an accepted write changes on the device, and which answers are old afterwards. */
const REPLIES: Partial<Record<QueuedName, { apply?: Apply; old?: string[] }>> = {
  'modules.saveProgress': { apply: joinState },
  'modules.resetProgress': { apply: joinState },
  'profile.update': { apply: announceProfile, old: ['/api/auth/user'] },
  'quizzes.submit': { apply: (db, _, value) => keepServerAttempt(db, value as QuizResult) },
  'evaluations.submit': {
    apply: (db, _, value) => keepServerEvaluation(db, value as Evaluation),
    old: ['/api/evaluations'],
  },
  'typing.save': {
    apply: (db, _, value) => keepServerSessions(db, [value as TypingSessionRow]),
    old: ['/api/typing-sessions'],
  },
}

/** Applies the answer to an accepted write. Call it in the transaction that deletes its row. */
export async function applyReply(db: SituDb, row: OutboxRow, value: unknown) {
  const reply = REPLIES[row.call]
  await reply?.apply?.(db, row, value)
  for (const prefix of reply?.old ?? []) invalidate(prefix)
}

/** Beyond the plan: what was refused stays on the device, and asking again would not change it. Call it like `applyReply`. */
export async function applyPlanLimit(db: SituDb, row: OutboxRow, until: string) {
  await keepWithoutCredit(db, (row.args.body as { id?: string } | undefined)?.id ?? row.id, until)
  invalidate('/api/evaluations')
}
