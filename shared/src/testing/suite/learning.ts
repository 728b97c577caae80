import { describe, expect, test } from 'vitest'
import { adminStatistics } from '../../contract/calls/admin/statistics.ts'
import { modules } from '../../contract/calls/modules.ts'
import { progress } from '../../contract/calls/progress.ts'
import type { ModuleCard } from '../../model/content/module.ts'
import { makeActivity } from '../make.ts'
import type { Ask, Client } from './client.ts'

/** A client's time in the past, so that no server rejects it as future. */
const T0 = Date.parse('2026-01-15T12:00:00Z')

/** Learning modules and each learner's place in them. */
export function learning(client: Client) {
  const { ok, refused, newcomer } = client
  const firstModule = async (): Promise<ModuleCard> => {
    const [card] = await ok(modules.list, { as: 'learner' })
    if (!card) throw new Error('The server under test has no module')
    return card
  }
  /** A new learner in the first module. */
  async function reader() {
    const [person, card] = [await newcomer(), await firstModule()]
    const ask: Ask = { as: person.as, params: { id: card.id } }
    const save = (body: Record<string, unknown>) => ok(modules.saveProgress, { ...ask, body })
    const read = () => ok(modules.progress, ask)
    return { person, card, ask, save, read }
  }

  describe('the modules', () => {
    test('are listed in their order, published, without their pages', async () => {
      const cards = await ok(modules.list, { as: 'learner' })
      expect(cards.length).toBeGreaterThan(0)
      expect(cards.map(({ order }) => order)).toEqual(cards.map(({ order }) => order).sort((a, b) => a - b))
      for (const card of cards) expect(card).toMatchObject({ isPublished: true })
    })

    test('are read whole, in both languages', async () => {
      const { id, title, pageCount } = await firstModule()
      const module = await ok(modules.one, { as: 'learner', params: { id } })
      expect(module.title).toEqual(title)
      expect(module.pages).toHaveLength(pageCount)
      for (const page of module.pages) expect(page.title.fr !== '' && page.title.en !== '').toBe(true)
    })
  })

  describe('module progress', () => {
    test('begins at nothing', async () => {
      const { read } = await reader()
      expect(await read()).toMatchObject({ current_page: 0, last_page: 0, total_time_seconds: 0 })
    })

    test('is taken in snake_case and camelCase alike', async () => {
      const [snake, camel] = [await reader(), await reader()]
      const a = await snake.save({ current_page: 1, last_page: 2, total_time_seconds: 40 })
      const b = await camel.save({ currentPage: 1, lastPage: 2, totalTimeSeconds: 40 })
      for (const row of [a, b, await snake.read(), await camel.read()])
        expect(row).toMatchObject({ current_page: 1, last_page: 2, total_time_seconds: 40 })
    })

    test('keeps the furthest page and the latest current one', async () => {
      const { save, read } = await reader()
      await save({ currentPage: 2, lastPage: 2, deviceId: 'd1', writtenAt: T0 + 2000 })
      await save({ currentPage: 1, lastPage: 1, deviceId: 'd1', writtenAt: T0 + 3000 })
      expect(await read()).toMatchObject({ current_page: 1, last_page: 2 })
      await save({ currentPage: 2, lastPage: 2, deviceId: 'd2', writtenAt: T0 + 1000 })
      expect(await read()).toMatchObject({ current_page: 1, last_page: 2 })
    })

    test('takes the page shown for the furthest where none is named', async () => {
      const { save } = await reader()
      expect(await save({ currentPage: 2 })).toMatchObject({ current_page: 2, last_page: 2 })
    })

    test("sums each device's own counter, which only grows", async () => {
      const { save, read } = await reader()
      await save({ currentPage: 1, totalTimeSeconds: 60, deviceId: 'd1' })
      await save({ currentPage: 1, totalTimeSeconds: 30, deviceId: 'd2' })
      await save({ currentPage: 1, totalTimeSeconds: 60, deviceId: 'd1' })
      await save({ currentPage: 1, totalTimeSeconds: 50, deviceId: 'd1' })
      const row = await read()
      expect(row.total_time_seconds).toBe(90)
      expect(row.state.seconds).toEqual({ d1: 60, d2: 30 })
    })

    test('begins anew with a reset, and what was written before it is taken and changes nothing', async () => {
      const { ask, save, read } = await reader()
      const before = await save({ currentPage: 2, totalTimeSeconds: 60, deviceId: 'd1', epoch: 0 })
      const reset = await ok(modules.resetProgress, ask)
      expect(reset).toMatchObject({ current_page: 0, last_page: 0, total_time_seconds: 0 })
      expect(reset.state.epoch).toBe(before.state.epoch + 1)
      expect((await save({ currentPage: 2, totalTimeSeconds: 70, deviceId: 'd1', epoch: 0 })).last_page).toBe(0)
      expect(await save({ currentPage: 1, totalTimeSeconds: 5, deviceId: 'd1', epoch: 1 })).toEqual(await read())
      expect(await read()).toMatchObject({ current_page: 1, last_page: 1, total_time_seconds: 5 })
    })

    test('started over, a module is not completed until it is completed again; the study time stays', async () => {
      const { person, card, ask, save } = await reader()
      const stats = async () => (await ok(progress.summary, { as: person.as, query: { today: '2026-01-15' } })).stats
      const activity = { type: 'module', moduleId: card.id, completed: true, timeSpent: 600, score: null } as const
      await ok(progress.saveSummary, {
        as: person.as,
        body: { activities: [makeActivity({ ...activity, id: client.next('activity') })] },
      })
      await save({ currentPage: card.pageCount, epoch: 0 })
      expect(await stats()).toMatchObject({ completedModules: 1, studyTime: 10 })
      await ok(modules.resetProgress, { ...ask, query: { epoch: '1' } })
      expect(await stats()).toMatchObject({ completedModules: 0, studyTime: 10 })
      const [seen] = await ok(adminStatistics.usersProgress, { as: 'admin', query: { search: person.email } })
      expect(seen?.progressData).toMatchObject({ completedModules: 0, totalProgress: 0 })
      await save({ currentPage: card.pageCount, epoch: 1 })
      expect(await stats()).toMatchObject({ completedModules: 1 })
    })

    test('is reset once by a reset that names its epoch', async () => {
      const { ask, save } = await reader()
      const once = { ...ask, query: { epoch: '1' } }
      await ok(modules.resetProgress, once)
      await save({ currentPage: 2, epoch: 1 })
      expect((await ok(modules.resetProgress, once)).last_page).toBe(2)
    })

    test.each([
      ['a page below the first', { currentPage: 0 }, 'currentPage'],
      ['negative time', { current_page: 1, total_time_seconds: -1 }, 'totalTimeSeconds'],
      ['half a page', { currentPage: 1.5 }, 'currentPage'],
    ])('refuses %s', async (_, body, field) => {
      const { ask, read } = await reader()
      const failure = await refused(modules.saveProgress, 422, { ...ask, body })
      expect(failure.issues?.[0]?.path).toEqual([field])
      expect((await read()).last_page).toBe(0)
    })

    test("of one learner is not another's", async () => {
      const [one, two] = [await reader(), await reader()]
      await one.save({ currentPage: 2 })
      expect((await two.read()).last_page).toBe(0)
    })
  })

  describe('the progress of all modules', () => {
    test('shows a module that was begun, by its furthest page', async () => {
      const { card, person, save } = await reader()
      await save({ currentPage: 1, totalTimeSeconds: 75 })
      const all = await ok(modules.allProgress, { as: person.as })
      const row = all.find(({ moduleId }) => moduleId === card.id)
      expect(row).toMatchObject({
        moduleTitle: card.title,
        currentPage: 1,
        lastPage: 1,
        totalTimeSeconds: 75,
        progressPercentage: Math.round(100 / card.pageCount),
        status: card.pageCount === 1 ? 'completed' : 'in_progress',
      })
      expect(row?.lastAccessed).not.toBeNull()
    })

    test('shows a module that was read to its end as completed, also after looking back', async () => {
      const { card, person, save } = await reader()
      await save({ currentPage: card.pageCount })
      await save({ currentPage: 1 })
      const all = await ok(modules.allProgress, { as: person.as })
      expect(all.find(({ moduleId }) => moduleId === card.id)).toMatchObject({
        progressPercentage: 100,
        status: 'completed',
      })
    })

    test('shows nothing begun to a newcomer', async () => {
      const { as } = await newcomer()
      const begun = (await ok(modules.allProgress, { as })).filter(({ status }) => status !== 'not_started')
      expect(begun).toEqual([])
    })
  })

  test('a page is completed', async () => {
    const { as } = await newcomer()
    const { id: moduleId } = await firstModule()
    const ask = { as, params: { moduleId, pageId: 'page-0' }, body: { completed: true, timeSpent: 45 } }
    expect(await ok(modules.savePage, ask)).toEqual({ moduleId, pageId: 'page-0', completed: true, timeSpent: 45 })
    expect((await ok(modules.savePage, ask)).timeSpent).toBe(45)
  })
}
