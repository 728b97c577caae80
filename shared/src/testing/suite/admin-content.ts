import { describe, expect, test } from 'vitest'
import { adminAudit } from '../../contract/calls/admin/audit.ts'
import { adminModules } from '../../contract/calls/admin/modules.ts'
import { adminQuizzes } from '../../contract/calls/admin/quizzes.ts'
import { adminScenarios } from '../../contract/calls/admin/scenarios.ts'
import { modules } from '../../contract/calls/modules.ts'
import { practiceTexts } from '../../contract/calls/practice-texts.ts'
import { quizzes } from '../../contract/calls/quizzes.ts'
import { scenarios } from '../../contract/calls/scenarios.ts'
import { MESSAGES } from '../../contract/messages.ts'
import type { Client } from './client.ts'

const both = (text: string) => ({ fr: `${text} (fr)`, en: `${text} (en)` })
const quiz = {
  title: both('A quiz'),
  description: both('About it'),
  questions: [
    {
      question: both('Which one?'),
      options: { fr: ['a', 'b', 'c', 'd'], en: ['a', 'b', 'c', 'd'] },
      correctAnswer: '2' as const,
    },
  ],
}
const KINDS = [
  {
    name: 'modules',
    admin: adminModules,
    learner: modules.list,
    body: { title: both('A module'), pages: [{ title: both('Introduction'), content: both('Words') }] },
  },
  { name: 'quizzes', admin: adminQuizzes, learner: quizzes.list, body: quiz },
  {
    name: 'scenarios',
    admin: adminScenarios,
    learner: scenarios.list,
    body: { title: both('A scenario'), description: both('About it'), content: both('What happens') },
  },
] as const

export function adminContent({ ok, refused, next }: Client) {
  const admin = { as: 'admin' }
  const lastActs = async (id: string) =>
    (await ok(adminAudit.list, admin)).filter(({ subjectId }) => subjectId === id).map(({ action }) => action)

  describe.each(KINDS)('$name', ({ admin: calls, learner, body }) => {
    const make = async (over: object = {}) => {
      const id = next('made')
      // The three kinds return different records; the fields tested here exist in all of them.
      return (await ok(calls.create, { ...admin, body: { ...body, id, ...over } })) as { id: string; updatedAt: string }
    }
    const shownTo = async (as: string) => ((await ok(learner, { as })) as { id: string }[]).map(({ id }) => id)

    test('a draft is for nobody but the administrator; published, everybody has it; unpublished, nobody again', async () => {
      const { id } = await make()
      expect(await shownTo('learner')).not.toContain(id)
      expect(((await ok(calls.list, admin)) as { id: string }[]).map((item) => item.id)).toContain(id)
      for (const [isPublished, shown] of [
        [1, true],
        [0, false],
        [true, true],
        [false, false],
      ] as const) {
        await ok(calls.update, { ...admin, params: { id }, body: { isPublished } })
        expect((await shownTo('learner')).includes(id)).toBe(shown)
      }
      expect(await lastActs(id)).toEqual(['unpublished', 'published', 'unpublished', 'published', 'created'])
    })

    test('a second save from an older version is refused with the one that is there', async () => {
      const { id, updatedAt } = await make()
      const save = (title: string, base?: string) => ({
        ...admin,
        params: { id },
        body: { title: both(title), ...(base && { base }) },
      })
      const first = (await ok(calls.update, save('One', updatedAt))) as { updatedAt: string }
      expect(first.updatedAt).not.toBe(updatedAt)
      const failure = await refused(calls.update, 409, save('Two', updatedAt))
      expect(failure).toMatchObject({
        error: MESSAGES.changedMeanwhile,
        code: 'conflict',
        current: { title: both('One') },
      })
      await ok(calls.update, save('Two', first.updatedAt))
      await ok(calls.update, save('Three'))
    })
    test('a save that changes nothing is no version', async () => {
      const { id, updatedAt } = await make()
      const same = (await ok(calls.update, { ...admin, params: { id }, body: { title: body.title } })) as {
        updatedAt: string
      }
      expect(same.updatedAt).toBe(updatedAt)
      // A form or an exported file sends every field, in any order.
      const whole = ((await ok(calls.list, admin)) as { id: string }[]).find((item) => item.id === id)
      const turned = JSON.parse(JSON.stringify(whole), (_, value) =>
        value && typeof value === 'object' && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).reverse())
          : value,
      )
      const again = (await ok(calls.update, { ...admin, params: { id }, body: turned })) as { updatedAt: string }
      expect(again.updatedAt).toBe(updatedAt)
      expect(await lastActs(id)).toEqual(['created'])
    })

    test('deleted, it is in no list; it can be brought back as it was, and only then', async () => {
      const { id } = await make({ isPublished: true })
      expect(await ok(calls.dependents, { ...admin, params: { id } })).toEqual({ learners: 0, namedBy: [] })
      await ok(calls.remove, { ...admin, params: { id } })
      expect(await shownTo('learner')).not.toContain(id)
      const left = (await ok(calls.list, admin)) as { id: string }[]
      expect(left.map((item) => item.id)).not.toContain(id)
      expect(((await ok(calls.deleted, admin)) as { id: string }[])[0]?.id).toBe(id)
      for (const call of [calls.update, calls.remove, calls.dependents])
        await refused(call, 404, {
          ...admin,
          params: { id },
          ...(call === calls.update && { body: { isPublished: 1 } }),
        })
      await ok(calls.restore, { ...admin, params: { id } })
      expect(await shownTo('learner')).toContain(id)
      await refused(calls.restore, 404, { ...admin, params: { id } })
      expect(await lastActs(id)).toEqual(['restored', 'deleted', 'created'])
      // Unpublished again, because the other parts of the suite test whatever is published.
      await ok(calls.update, { ...admin, params: { id }, body: { isPublished: 0 } })
    })

    test('an id is taken once, also by what was deleted', async () => {
      const { id } = await make()
      await refused(calls.create, 409, { ...admin, body: { ...body, id } })
      await ok(calls.remove, { ...admin, params: { id } })
      await refused(calls.create, 409, { ...admin, body: { ...body, id } })
    })
  })

  test('questions keep their ids when others come between them', async () => {
    const made = await ok(adminQuizzes.create, { ...admin, body: { ...quiz, id: next('quiz') } })
    const [kept] = made.questions
    expect(kept?.id).toBe('q1')
    const { id: _, ...fresh } = { ...kept, id: undefined }
    const changed = await ok(adminQuizzes.update, {
      ...admin,
      params: { id: made.id },
      body: { questions: [fresh, kept] },
    })
    expect(changed.questions.map(({ id }) => id)).toEqual(['q2', 'q1'])
  })

  test('what a scenario can do without is taken away by null', async () => {
    const scenario = { title: both('T'), description: both('D'), content: both('C'), commentary: both('Because.') }
    const { id } = await ok(adminScenarios.create, { ...admin, body: { ...scenario, id: next('scenario') } })
    const bare = await ok(adminScenarios.update, { ...admin, params: { id }, body: { commentary: null } })
    expect(bare).not.toHaveProperty('commentary')
    expect((await ok(adminScenarios.list, admin)).find((one) => one.id === id)).not.toHaveProperty('commentary')
    expect(await lastActs(id)).toEqual(['changed', 'created'])
  })

  test('a file of quizzes comes in whole: what is there is replaced, what was deleted comes back, what is new is made', async () => {
    const [there, gone, fresh] = [next('quiz'), next('quiz'), next('quiz')]
    for (const id of [there, gone]) await ok(adminQuizzes.create, { ...admin, body: { ...quiz, id } })
    await ok(adminQuizzes.remove, { ...admin, params: { id: gone } })
    const all = [there, gone, fresh].map((id) => ({ ...quiz, id, title: both(`Of the file ${id}`) }))
    const taken = await ok(adminQuizzes.import, { ...admin, body: { quizzes: all } })
    expect(taken.map(({ id, title }) => [id, title.en])).toEqual(all.map(({ id, title }) => [id, title.en]))
    const ids = (await ok(adminQuizzes.list, admin)).map(({ id }) => id)
    for (const id of [there, gone, fresh]) expect(ids.filter((one) => one === id)).toHaveLength(1)
    expect(await lastActs(there)).toEqual(['changed', 'created'])
    expect(await lastActs(gone)).toEqual(['changed', 'restored', 'deleted', 'created'])
  })
  test('a file of quizzes with one that is wrong changes nothing', async () => {
    const id = next('quiz')
    const bad = { ...quiz, id: next('quiz'), title: { fr: '', en: '' } }
    await refused(adminQuizzes.import, 422, { ...admin, body: { quizzes: [{ ...quiz, id }, bad] } })
    expect((await ok(adminQuizzes.list, admin)).map((one) => one.id)).not.toContain(id)
  })

  test('a page with a film is refused without what is said in it as text, in each language', async () => {
    const film = { type: 'video' as const, videoUrl: 'https://example.org/film.mp4', title: both('A film') }
    const contents = [
      [both('What she says.'), []],
      [{ fr: '<p>Elle dit non.</p>', en: '<p>&nbsp;<br></p>' }, ['en']],
      [{ fr: '', en: '<img src="/a.png" alt="">' }, ['fr', 'en']],
    ] as const
    for (const [content, wanting] of contents) {
      const body = {
        title: both('A module'),
        pages: [
          { title: both('First'), content: both('Words') },
          { ...film, content },
        ],
      }
      const issues = wanting.map((language) => ({ path: ['pages', 1, 'content', language], code: 'custom' }))
      if (issues.length === 0) await ok(adminModules.create, { ...admin, body })
      else expect(await refused(adminModules.create, 422, { ...admin, body })).toMatchObject({ issues })
    }
    const text = { title: both('A module'), pages: [{ title: both('Without words'), content: { fr: '', en: '' } }] }
    const { id } = await ok(adminModules.create, { ...admin, body: text })
    const pages = [{ ...film, content: { fr: '', en: 'Words' } }]
    expect(await refused(adminModules.update, 422, { ...admin, params: { id }, body: { pages } })).toMatchObject({
      issues: [{ path: ['pages', 0, 'content', 'fr'] }],
    })
  })

  test('a text to type is deleted and brought back', async () => {
    const body = { title_fr: 'Titre', title_en: 'Title', text_fr: 'x'.repeat(10), text_en: 'x'.repeat(10) }
    const { id } = await ok(practiceTexts.create, { ...admin, body })
    await ok(practiceTexts.remove, { ...admin, params: { id } })
    expect((await ok(practiceTexts.list, { as: 'learner' })).map((text) => text.id)).not.toContain(id)
    expect((await ok(practiceTexts.deleted, admin))[0]).toMatchObject({ id, title_fr: 'Titre' })
    await refused(practiceTexts.update, 404, { ...admin, params: { id }, body })
    await ok(practiceTexts.restore, { ...admin, params: { id } })
    expect((await ok(practiceTexts.list, { as: 'learner' })).map((text) => text.id)).toContain(id)
    expect(await lastActs(id)).toEqual(['restored', 'deleted', 'created'])
  })
}
