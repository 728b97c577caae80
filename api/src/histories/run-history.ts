import fc from 'fast-check'
import type { Activity } from 'shared/model/activity'
import { SCORE_MAX } from 'shared/model/evaluation'
import type { ProgressFold } from 'shared/model/progress'
import { foldActivities } from 'shared/rules/progress/progress'
import { type Bug, Device, type Sent } from './device.ts'
import type { Answer, HistoryServer, Request } from './history-server.ts'

const FAULTS = [
  'none',
  'none',
  'none',
  'request lost',
  'answer lost',
  'server fault',
  'delivered twice',
  'crash after sending',
  'answer late',
] as const
type Fault = (typeof FAULTS)[number]
const KINDS = ['module', 'scenario', 'quiz', 'typing', 'game'] as const

export type Step =
  | { do: 'act'; device: number; count: number; kind: number; number: number }
  | { do: 'drain' | 'pull'; device: number; fault: Fault }
  /** A waiting activity is sent by `POST /api/progress`, although the summary may send it, too. */
  | { do: 'record'; device: number; fault: Fault }
  | { do: 'replay'; device: number }
  | { do: 'arrive' }
  | { do: 'switch user'; device: number }
  | { do: 'set clock'; device: number; days: number }

const device = fc.nat({ max: 2 })
const fault = fc.constantFrom(...FAULTS)
/** Histories of three devices of two people: single activities, bursts after a week offline, every kind of failure. */
export const history: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('act' as const),
        device,
        count: fc.constant(1),
        kind: fc.nat({ max: 4 }),
        number: fc.nat({ max: 900 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('act' as const),
        device,
        count: fc.integer({ min: 26, max: 40 }),
        kind: fc.nat({ max: 4 }),
        number: fc.nat({ max: 900 }),
      }),
    },
    { weight: 5, arbitrary: fc.record({ do: fc.constant('drain' as const), device, fault }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('pull' as const), device, fault }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('record' as const), device, fault }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('replay' as const), device }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('arrive' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('switch user' as const), device }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('set clock' as const), device, days: fc.integer({ min: -11, max: 11 }) }),
    },
  ),
  { minLength: 4, maxLength: 26 },
)

/** The sums of a fold, and the ids of its newest activities, because the server may correct their times. */
const sums = ({ recent, typing, days, ...rest }: ProgressFold) => ({
  ...rest,
  days: Object.entries(days).sort(),
  recent: recent.map((a) => a.id).sort(),
  typing: typing.map((t) => t.id).sort(),
})

class Broken extends Error {}
const must = (claim: boolean, what: string) => {
  if (!claim) throw new Broken(what)
}

/** Plays one history on new users; throws where a guarantee of the synchronization is broken (.github/docs/sync.md). */
export async function runHistory(server: HistoryServer, steps: readonly Step[], bug?: Bug): Promise<void> {
  const users = [await server.newUser(), await server.newUser()] as const
  const devices = ['phone', 'laptop', 'tablet'].map((name) => new Device(name, users[0], bug))
  /** The activities of each person, and their server log in the order of its commits. */
  const acted = new Map<string, Map<string, Activity>>(users.map((u) => [u, new Map()]))
  const log = new Map<string, string[]>(users.map((u) => [u, []]))
  const late: (() => void)[] = []
  const sentBefore: Request[] = []
  let made = 0

  const of = (n: number) => devices[n] as Device
  /**
   * Adds what the server has committed to the test's own record of the log, which is made from requests and replies
   * alone.
   */
  const committed = (request: Request) => {
    if (request.method !== 'POST') return
    const list = log.get(request.user) as string[]
    const body = request.body as { id?: string; activities?: { id: string }[] }
    for (const id of body.activities?.map((a) => a.id) ?? [body.id ?? '']) if (!list.includes(id)) list.push(id)
  }
  async function deliver(request: Request): Promise<Answer> {
    const answer = await server.deliver(request)
    if (answer.status === 200) committed(request)
    if (request.method === 'POST') sentBefore.push(request)
    return answer
  }
  /** Sends a request under a fault. `heard` gets the reply at once, later or never. */
  async function travel(sent: Sent, fault: Fault, heard: (answer: Answer, seen: number) => void) {
    if (fault === 'request lost') return
    if (fault === 'server fault') return heard({ status: 500, reply: undefined }, 0)
    const answer = await deliver(sent.request)
    const seen = log.get(sent.request.user)?.length ?? 0
    if (fault === 'delivered twice') await deliver(sent.request)
    if (fault === 'answer lost' || fault === 'crash after sending') return
    if (fault === 'answer late') late.push(() => heard(answer, seen))
    else heard(answer, seen)
  }
  const clientFor = (d: Device, sent: Sent) => (answer: Answer, seen: number) => void d.hear(sent, answer, seen)

  function act({ device: n, count, kind, number }: Extract<Step, { do: 'act' }>) {
    const d = of(n)
    for (let i = 0; i < count; i++) {
      const at = new Date(Date.UTC(2026, 8, 1) + made * 61_000 + d.skewMs)
      const id = `${d.user}-${d.name}-${made++}`
      const type = KINDS[(kind + i) % KINDS.length] as Activity['type']
      const activity: Activity = {
        id,
        type,
        title: '',
        description: '',
        icon: '',
        color: '',
        data: {},
        scenarioId: null,
        score: type === 'scenario' || type === 'typing' ? Math.min(SCORE_MAX, (number + i * 7) / 100) : null,
        timestamp: at.toISOString(),
        localDay: at.toISOString().slice(0, 10),
        timeSpent: number * 3,
        completed: number % 2 === 0,
        moduleId: type === 'module' ? (number % 5 === 0 ? null : `m${number % 7}`) : null,
      }
      acted.get(d.user)?.set(id, activity)
      d.act(activity)
    }
  }
  async function record(d: Device, fault: Fault) {
    const [first] = d.of(d.user).pending
    if (!first) return
    const { id, type, score, timeSpent, completed, moduleId, timestamp, localDay } = first.activity
    const body = {
      userId: 'default-user',
      id,
      type,
      score,
      timeSpent,
      completed: completed ? 1 : 0,
      moduleId,
      timestamp,
      localDay,
      device: d.of(d.user).deviceId,
      seq: first.seq,
    }
    const request: Request = {
      method: 'POST',
      path: '/api/progress',
      body,
      user: d.user,
      owner: bug === 'one database for two users' ? undefined : d.user,
    }
    await travel({ request, user: d.user, from: 0, batch: [] }, fault, () => {})
  }
  async function play(step: Step) {
    if (step.do === 'act') return act(step)
    if (step.do === 'arrive') return late.shift()?.()
    const d = of(step.device)
    if (step.do === 'switch user') d.user = d.user === users[0] ? users[1] : users[0]
    else if (step.do === 'set clock') d.skewMs = step.days * 86_400_000
    else if (step.do === 'record') await record(d, step.fault)
    else if (step.do === 'replay') {
      const again = sentBefore.findLast((r) => r.user === d.user)
      if (again) await deliver(again)
    } else {
      const sent = step.do === 'pull' ? d.pull() : d.next()
      if (sent) await travel(sent, step.fault, clientFor(d, sent))
    }
  }
  /**
   * Checks that each device shows exactly the part of the log that it has seen and its own pending activities, each
   * once, and that none of its activities is lost.
   */
  function check() {
    for (const d of devices) {
      const mine = acted.get(d.user) as Map<string, Activity>
      const { seen, pending } = d.of(d.user)
      const ids = new Set([...(log.get(d.user) ?? []).slice(0, seen), ...pending.map((p) => p.activity.id)])
      for (const id of ids) must(mine.has(id), `${d.name} shows an act that is not this person's`)
      for (const id of mine.keys())
        if (id.includes(`-${d.name}-`))
          must(ids.has(id) || (log.get(d.user) ?? []).includes(id), `an act of ${d.name} is nowhere`)
      const expected = foldActivities([...ids].map((id) => mine.get(id) as Activity))
      must(
        JSON.stringify(sums(d.view())) === JSON.stringify(sums(expected)),
        `${d.name} shows other numbers than were earned`,
      )
    }
  }
  for (const step of steps) {
    await play(step)
    check()
  }
  // From here on there are no faults: the replies that were delayed arrive, and all devices synchronize.
  for (const arrive of late.splice(0)) arrive()
  for (const user of users) {
    for (const d of devices) {
      d.user = user
      for (let sent = d.next(); sent; sent = d.next()) await travel(sent, 'none', clientFor(d, sent))
    }
    const whole = foldActivities([...(acted.get(user) as Map<string, Activity>).values()])
    for (const d of devices) {
      const sent = d.pull()
      await travel(sent, 'none', clientFor(d, sent))
      must(JSON.stringify(sums(d.view())) === JSON.stringify(sums(whole)), `${d.name} has not converged`)
    }
    const stored = await server.log(user)
    must(
      stored.length === acted.get(user)?.size && stored.every((id) => acted.get(user)?.has(id)),
      'the log is not what was done',
    )
  }
}
