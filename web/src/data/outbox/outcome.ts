import { ApiError } from 'shared/contract/api-error'
import { queued } from 'shared/contract/queued'
import { type AnswerClass, classifyAnswer, QUEUE_TIMEOUT_MS } from 'shared/rules/answer-class'
import type { SituDb } from '#data/db/db'
import { send } from '#data/http/client'
import type { OutboxRow } from '#data/outbox/outbox-table'

/** The result of a queued request. */
export interface Outcome {
  answer: AnswerClass
  message: string
  status: number
  value?: unknown
  /** The time at which the plan's allowance is renewed; set only where it is used up. */
  limitedUntil?: string
}

/** Sends a row's call with its id and its owner, and classifies the reply. */
export const outcomeOf = async (db: SituDb, row: OutboxRow, args: OutboxRow['args']): Promise<Outcome> => {
  try {
    const { value, status, echoed } = await send<unknown>(queued[row.call], args, {
      timeout: QUEUE_TIMEOUT_MS,
      queued: { id: row.id, owner: db.userId },
    })
    return { answer: classifyAnswer({ status, echoed }), message: '', status, value }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, body, retryAfter, message } = error
    const limitedUntil = status === 429 && body?.code === 'plan_limit' ? body.resetAt : undefined
    return {
      ...(limitedUntil && { limitedUntil }),
      answer: classifyAnswer({ status, echoed: false, code: body?.code, retryAfter }),
      message: body?.error ?? message,
      status,
    }
  }
}
