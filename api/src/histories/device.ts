// A device like the web client, without a browser: the same rules (shared/src/rules/progress/progress-sync.ts) over
// plain memory. Each seeded bug is a mistake that a client could make; the suite must catch every one.
import type { Activity } from 'shared/model/activity'
import type { ProgressFold, ProgressSummary } from 'shared/model/progress'
import { classifyAnswer } from 'shared/rules/answer-class'
import { EMPTY_FOLD, foldActivities } from 'shared/rules/progress/progress'
import {
  isHeld,
  laterSnapshot,
  type PendingActivity,
  type Snapshot,
  visibleFold,
} from 'shared/rules/progress/progress-sync'
import type { Answer, Request } from './history-server.ts'

export const BUGS = [
  'removed from the queue before it is sent',
  'any answer counts as success',
  'queue cleared after an answer',
  'one database for two users',
  'the view ignores what the server holds',
  'the last answer to arrive wins',
  'the device’s own statistics win over the server’s',
  'a retry carries a new id',
  'acknowledged by position, not by id',
  'the average rounded at every step',
  'scores added as floats',
  'a snapshot is added to the one before it',
] as const
export type Bug = (typeof BUGS)[number]

/** A day after all activities of a history, so that statistics do not depend on the device's clock. */
const TODAY = '2026-09-13'
/** Smaller than the real 500, so that a burst of 40 needs two requests. */
export const BATCH = 25

interface UserData {
  deviceId: string
  nextSeq: number
  snapshot: Snapshot | undefined
  /**
   * Length of the log that the snapshot covers. Only the checks in run-history.ts use it; the device's own rules do
   * not.
   */
  seen: number
  pending: PendingActivity[]
}
export interface Sent {
  request: Request
  user: string
  from: number
  batch: PendingActivity[]
}

export class Device {
  readonly name: string
  readonly bug: Bug | undefined
  user: string
  skewMs = 0
  private readonly data = new Map<string, UserData>()

  constructor(name: string, user: string, bug: Bug | undefined) {
    this.name = name
    this.user = user
    this.bug = bug
  }

  /** One database per user. */
  of(user: string): UserData {
    const key = this.bug === 'one database for two users' ? 'everybody' : user
    const known = this.data.get(key)
    if (known) return known
    const made = { deviceId: `${this.name}-${user}`, nextSeq: 1, snapshot: undefined, seen: 0, pending: [] }
    this.data.set(key, made)
    return made
  }

  act(activity: Activity) {
    const data = this.of(this.user)
    data.pending.push({ seq: data.nextSeq++, activity })
  }

  /** What the learner sees now. */
  view(): ProgressFold {
    const { snapshot, pending } = this.of(this.user)
    const own = foldActivities(pending.map((p) => p.activity))
    if (this.bug === 'scores added as floats') own.scoreSum = own.scoreSum && (own.scoreSum / 100) * 1.1 * 100
    const view = visibleFold(snapshot, [own])
    if (this.bug !== 'the average rounded at every step') return view
    const mean = (fold: ProgressFold) => (fold.wpmCount ? Math.round(fold.wpmSum / fold.wpmCount / 100) : 0)
    const parts = [snapshot?.fold ?? EMPTY_FOLD, own]
    return { ...view, wpmSum: 100 * parts.reduce((sum, part) => sum + mean(part) * part.wpmCount, 0) }
  }

  private asking(data: UserData) {
    return { device: data.deviceId, from: data.pending[0]?.seq ?? data.nextSeq, today: TODAY }
  }

  /** The next request of the queue; undefined when nothing waits. */
  next(): Sent | undefined {
    const data = this.of(this.user)
    const batch = data.pending.slice(0, BATCH)
    if (batch.length === 0) return undefined
    const owner = this.bug === 'one database for two users' ? undefined : this.user
    const fresh = this.bug === 'a retry carries a new id' ? `${data.nextSeq++}` : ''
    const activities = batch.map(({ activity, seq }) => ({ ...activity, id: activity.id + fresh, seq }))
    const body = { ...this.asking(data), activities }
    if (this.bug === 'removed from the queue before it is sent') data.pending = data.pending.slice(BATCH)
    const request: Request = { method: 'POST', path: '/api/progress/summary', body, user: this.user, owner }
    return { request, user: this.user, from: body.from, batch }
  }

  /** A request for the summary. */
  pull(): Sent {
    const { device, from, today } = this.asking(this.of(this.user))
    const path = `/api/progress/summary?device=${encodeURIComponent(device)}&from=${from}&today=${today}`
    return { request: { method: 'GET', path, user: this.user, owner: undefined }, user: this.user, from, batch: [] }
  }

  /**
   * A reply arrives: activities that the server has are no longer pending. `seen` is the length of the log that the
   * reply describes. Returns whether the reply was a success.
   */
  hear(sent: Sent, { status, reply }: Answer, seen: number): boolean {
    const done = classifyAnswer({ status, echoed: true }).kind === 'done'
    const data = this.of(sent.user)
    if (this.bug === 'any answer counts as success') this.acknowledge(data, sent)
    if (!done || !reply) return false
    this.apply(data, sent, reply, seen)
    return true
  }

  private acknowledge(data: UserData, { batch }: Sent) {
    const gone = new Set(batch.map((p) => p.activity.id))
    data.pending = data.pending.filter((p) => !gone.has(p.activity.id))
  }

  private apply(data: UserData, sent: Sent, reply: ProgressSummary, seen: number) {
    const before = data.snapshot
    if (this.bug === 'queue cleared after an answer') data.pending = []
    else if (this.bug === 'acknowledged by position, not by id') data.pending = data.pending.slice(sent.batch.length)
    else if (this.bug === 'the view ignores what the server holds') this.acknowledge(data, sent)
    else {
      const held = isHeld(reply)
      data.pending = data.pending.filter((p) => !held(p.activity.id, p.seq))
    }
    const came = { fold: reply.fold, logId: reply.logId, totalModules: reply.stats.totalModules }
    if (this.bug === 'the last answer to arrive wins') data.snapshot = came
    else if (this.bug === 'a snapshot is added to the one before it' && before)
      data.snapshot = { ...came, fold: visibleFold(before, [reply.fold]) }
    else if (this.bug === 'the device’s own statistics win over the server’s' && before)
      data.snapshot = { ...came, fold: visibleFold(before, [foldActivities(sent.batch.map((p) => p.activity))]) }
    else data.snapshot = laterSnapshot(before, reply)
    data.seen = Math.max(data.seen, seen)
  }
}
