import { describe, expect, test } from 'vitest'
import { account } from '../../contract/calls/account.ts'
import { adminAudit } from '../../contract/calls/admin/audit.ts'
import { adminObjections } from '../../contract/calls/admin/objections.ts'
import { adminScenarios } from '../../contract/calls/admin/scenarios.ts'
import { objections } from '../../contract/calls/objections.ts'
import { OBJECTION_COMMENT_MAX, OBJECTION_SENTENCE_MAX, type Objection } from '../../model/objection.ts'
import type { Client } from './client.ts'
import { ANSWER, evaluationLearners } from './evaluation-learner.ts'

const admin = { as: 'admin' }
const both = (text: string) => ({ fr: `${text} (fr)`, en: `${text} (en)` })
const rubric = {
  stakeholders: [{ fr: ['Samir'], en: ['Samir'] }],
  keyPoints: ['ask', 'propose'].map((id) => ({
    id,
    kind: 'action' as const,
    text: both(id),
    any: { fr: [id], en: [id] },
  })),
  redFlags: [],
}

/** What learners object to, and how the administrator sees it. */
export function objectionContract(client: Client) {
  const { ok, refused, next } = client
  const { learner } = evaluationLearners(client)

  /** A learner with an evaluated answer, who objects to one of its points. */
  async function objector() {
    const person = await learner('pro')
    const situation = {
      title: both('A scenario'),
      description: both('About it'),
      content: both('What happens'),
      rubric,
    }
    const scenario = await ok(adminScenarios.create, { ...admin, body: { ...situation, id: next('scenario') } })
    const evaluation = await person.submit({ scenarioId: scenario.id })
    const { met = [], missed = [] } = evaluation.feedback
    const points = [...met, ...missed].map(({ keyPointId }) => keyPointId)
    const [pointId = '', otherId = ''] = points
    const { as } = person
    const body = (over: object = {}) => ({
      id: next('objection'),
      evaluationId: evaluation.id,
      pointId,
      kind: 'said' as const,
      sentence: ANSWER,
      ...over,
    })
    const scenarioId = scenario.id
    return {
      ...person,
      scenario,
      evaluation,
      pointId,
      otherId,
      body,
      object: (over?: object) => ok(objections.save, { as, body: body(over) }),
      refusedWith: async (status: number, over?: object) => refused(objections.save, status, { as, body: body(over) }),
      mine: async () => {
        const all = new Map<string, Objection>()
        for (const one of (await ok(objections.history, { as })).objections)
          all.set(`${one.evaluationId}/${one.pointId}`, one)
        return [...all.values()]
      },
      /** The objections that the administrator sees and whose comment is `mark`. */
      seen: async (mark: string) =>
        (await ok(adminObjections.ofScenario, { ...admin, params: { id: scenarioId } })).objections.filter(
          ({ comment }) => comment === mark,
        ),
    }
  }

  describe('a learner', () => {
    test('has none at first', async () => {
      const { as } = await learner()
      expect(await ok(objections.history, { as })).toMatchObject({ objections: [], hasMore: false })
    })

    test('objects with a sentence and a comment, and the score stays', async () => {
      const { object, mine, pointId, latest, evaluation } = await objector()
      const made = await object({ id: 'o1', comment: '  I asked him. ', createdAt: '2026-01-15T12:00:00.000Z' })
      expect(made).toEqual({
        id: 'o1',
        evaluationId: evaluation.id,
        pointId,
        kind: 'said',
        sentence: ANSWER,
        comment: 'I asked him.',
        isWithdrawn: false,
        createdAt: '2026-01-15T12:00:00.000Z',
      })
      expect(await mine()).toEqual([made])
      expect(await latest()).toEqual(evaluation)
    })

    test('needs neither a sentence nor a comment nor a moment', async () => {
      const { as, evaluation, pointId } = await objector()
      const body = { id: 'bare', evaluationId: evaluation.id, pointId, kind: 'not-meant' as const }
      const made = await ok(objections.save, { as, body })
      expect(made).toMatchObject({ sentence: '', comment: '', isWithdrawn: false })
      expect(Math.abs(Date.parse(made.createdAt) - Date.now())).toBeLessThan(600_000)
    })

    test('sends the same one twice and has one, as it was the first time', async () => {
      const { object, mine } = await objector()
      const first = await object({ id: 'twice', comment: 'one' })
      expect(await object({ id: 'twice', comment: 'two' })).toEqual(first)
      expect(await mine()).toEqual([first])
    })

    test('has one for each point: the last decides', async () => {
      const { object, mine, otherId } = await objector()
      await object({ comment: 'first' })
      const second = await object({ comment: 'second' })
      const other = await object({ pointId: otherId })
      expect((await mine()).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([second, other])
    })

    test('withdraws it: nothing of its text stays, and other devices hear of it', async () => {
      const { object, mine, seen } = await objector()
      const mark = next('mark')
      await object({ comment: mark })
      expect(await seen(mark)).toHaveLength(1)
      const gone = await object({ comment: mark, isWithdrawn: true })
      expect(gone).toMatchObject({ isWithdrawn: true, sentence: '', comment: '' })
      expect(await mine()).toEqual([gone])
      expect(await seen(mark)).toEqual([])
    })

    test('says that a marked sentence is no harm, and only of a known mark', async () => {
      const { object, refusedWith } = await objector()
      expect(await object({ pointId: 'harm-lying', kind: 'no-harm' })).toMatchObject({ pointId: 'harm-lying' })
      const failure = await refusedWith(422, { pointId: 'harm-thinking', kind: 'no-harm' })
      expect(failure.issues?.[0]?.path).toEqual(['pointId'])
    })

    test.each([
      ['a point that the evaluation does not have', { pointId: 'no-such-point' }, 'pointId'],
      ['a harm as a key point', { pointId: 'harm-lying' }, 'pointId'],
      ['a sentence that is not in the answer', { sentence: 'I never wrote this.' }, 'sentence'],
      ['a sentence that is too long', { sentence: 'x'.repeat(OBJECTION_SENTENCE_MAX + 1) }, 'sentence'],
      ['a comment that is too long', { comment: 'x'.repeat(OBJECTION_COMMENT_MAX + 1) }, 'comment'],
      ['an unknown kind', { kind: 'unfair' }, 'kind'],
    ])('is refused %s', async (_, over, field) => {
      const { refusedWith, mine } = await objector()
      const failure = await refusedWith(422, over)
      expect(failure.issues?.[0]?.path).toEqual([field])
      expect(await mine()).toEqual([])
    })

    test('may write as much as the limit', async () => {
      const { object } = await objector()
      const comment = 'x'.repeat(OBJECTION_COMMENT_MAX)
      expect(await object({ comment })).toMatchObject({ comment })
    })

    test('objects to their own evaluations only, and sees their own objections only', async () => {
      const [one, two] = [await objector(), await objector()]
      await one.object()
      const { id, evaluationId } = one.body()
      await refused(objections.save, 404, { as: two.as, body: two.body({ id, evaluationId }) })
      expect(await two.mine()).toEqual([])
    })

    test.each(['not a cursor', 'x'.repeat(101)])('cannot read on from %j', async (after) => {
      const { as } = await learner()
      const failure = await refused(objections.history, 422, { as, query: { after } })
      expect(failure.issues?.[0]?.path).toEqual(['after'])
    })
  })

  describe('the administrator', () => {
    const openOf = async (scenarioId: string) =>
      (await ok(adminObjections.counts, admin)).find((count) => count.scenarioId === scenarioId)?.open ?? 0

    test('sees sentence, comment, moment and language, and nothing of the learner', async () => {
      const { object, seen, pointId, as } = await objector()
      const mark = next('mark')
      await object({ comment: mark, createdAt: '2026-01-15T12:00:00.000Z' })
      const [objection] = await seen(mark)
      expect(objection).toEqual({
        id: expect.any(String),
        pointId,
        kind: 'said',
        sentence: ANSWER,
        comment: mark,
        language: 'en',
        createdAt: '2026-01-15T12:00:00.000Z',
        isHandled: false,
      })
      expect(JSON.stringify(objection)).not.toContain(`${as}@`)
    })

    test('handles it, which counts, is undone, and is recorded', async () => {
      const { object, seen, scenario } = await objector()
      const mark = next('mark')
      await object({ comment: mark })
      expect(await openOf(scenario.id)).toBe(1)
      const [{ id } = { id: '' }] = await seen(mark)
      const handle = (isHandled: boolean) =>
        ok(adminObjections.handle, { ...admin, params: { id }, body: { isHandled } })
      expect(await handle(true)).toMatchObject({ id, isHandled: true })
      expect(await openOf(scenario.id)).toBe(0)
      expect(await handle(false)).toMatchObject({ id, isHandled: false })
      expect(await openOf(scenario.id)).toBe(1)
      const actions = (await ok(adminAudit.list, admin)).filter(({ subjectId }) => subjectId === id)
      expect(actions.map(({ action }) => action)).toEqual(['reopened', 'handled'])
    })

    test('has it before them again when the learner objects anew', async () => {
      const { object, seen } = await objector()
      const [first, second] = [next('mark'), next('mark')]
      await object({ comment: first })
      const [{ id } = { id: '' }] = await seen(first)
      await ok(adminObjections.handle, { ...admin, params: { id }, body: { isHandled: true } })
      await object({ comment: second })
      expect(await seen(second)).toMatchObject([{ id, isHandled: false }])
    })

    test('no longer has it when the account is deleted', async () => {
      const { object, seen, as } = await objector()
      const mark = next('mark')
      await object({ comment: mark })
      await ok(account.remove, { as, body: { password: `correct horse ${as}` } })
      expect(await seen(mark)).toEqual([])
    })
  })
}
