import type { Learner } from '../bench/servers.ts'

/** A learner who writes without a pause. */
export interface Writer {
  learner: Learner
  acknowledged: string[]
  /** Sent and not acknowledged: sent again under the same id, as the outbox does. */
  open: string | undefined
  count: number
}
export const makeWriter = (learner: Learner): Writer => ({ learner, acknowledged: [], open: undefined, count: 0 })

/** The id of what is sent next: what is open still, or a new activity. */
export function nextId(writer: Writer) {
  writer.open ??= `${writer.learner.email.split('@')[0]}-${++writer.count}`
  return writer.open
}

/** Sends an activity. Answers its status, or -1 where what answered was not the server. Throws where nobody did. */
export async function sendActivity(url: string, { learner, count }: Writer, id: string, signal?: AbortSignal) {
  const activity = { id, type: 'game', timeSpent: 60, completed: true }
  // Both calls that write to the log take part.
  const bySummary = count % 2 === 0
  const body = bySummary ? { activities: [{ ...activity, timestamp: Date.now() }] } : activity
  const answer = await fetch(`${url}/api/progress${bySummary ? '/summary' : ''}`, {
    method: 'POST',
    headers: { ...learner.headers, 'Idempotency-Key': id },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  await answer.text()
  return answer.ok && answer.headers.get('Idempotency-Key') !== id ? -1 : answer.status
}
