import type { Learner } from '../bench/servers.ts'

/** A learner who writes without a pause. */
export interface Writer {
  learner: Learner
  acknowledged: string[]
  /** Id of a request without acknowledgement: sent again under the same id, as the outbox does. */
  open: string | undefined
  count: number
}
export const makeWriter = (learner: Learner): Writer => ({ learner, acknowledged: [], open: undefined, count: 0 })

/** The id of the next request: that of the unacknowledged request, or else a new id, which `open` keeps. */
export function nextId(writer: Writer) {
  writer.open ??= `${writer.learner.email.split('@')[0]}-${++writer.count}`
  return writer.open
}

/**
 * Sends an activity. Returns the status of the reply, or -1 for a success that does not name the request's key and so
 * did not come from Situ. Throws without a reply.
 */
export async function sendActivity(url: string, { learner, count }: Writer, id: string, signal?: AbortSignal) {
  const activity = { id, type: 'game', timeSpent: 60, completed: true }
  // Both calls that write to the log are used.
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
