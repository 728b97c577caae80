import { describe, expect, test } from 'vitest'
import { adminTestDates } from '../../contract/calls/admin/test-dates.ts'
import { testPreparation } from '../../contract/calls/test-preparation.ts'
import { COMPETENCIES } from '../../model/content/module.ts'
import { TEST_SOURCE_MAX, TEST_TYPE_MAX, type TestDate } from '../../model/content/test-date.ts'
import { makeTestDate } from '../make.ts'
import type { Client } from './client.ts'

const { id: _, updatedAt: __, ...INPUT } = makeTestDate()
const placeOf = ({ date, time }: TestDate) => `${date} ${time}`

/** The content of the test-preparation page. */
export function testPreparationContract(client: Client) {
  const { ok, refused } = client
  const dates = () => ok(testPreparation.dates, { as: 'learner' })
  const create = (over: Partial<TestDate> = {}) =>
    ok(adminTestDates.create, { as: 'admin', body: { ...INPUT, ...over } })
  const remove = ({ id }: TestDate) => ok(adminTestDates.remove, { as: 'admin', params: { id } })
  const named = async (id: string) => (await dates()).find((date) => date.id === id)

  test('the nine competencies come in their order, in both languages', async () => {
    const all = await ok(testPreparation.competencies, { as: 'learner' })
    expect(all.map(({ id }) => id).sort()).toEqual([...COMPETENCIES].sort())
    expect(all.map(({ order }) => order)).toEqual(all.map(({ order }) => order).sort((a, b) => a - b))
    for (const { name, definition, shows, contradicts } of all)
      for (const text of [name, definition, ...shows, ...contradicts])
        expect(text.fr !== '' && text.en !== '').toBe(true)
  })

  describe('the dates', () => {
    test('come the earliest first, with where they were read', async () => {
      const all = await dates()
      expect(all.map(placeOf)).toEqual(all.map(placeOf).sort())
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      for (const { source } of all) expect(source).not.toBe('')
    })

    test('that the administrator enters stand in their place', async () => {
      const made = [
        await create({ date: '2031-05-01', time: '20:00' }),
        await create({ date: '2031-05-01', time: '09:30', language: 'fr' }),
        await create({ date: '2030-12-31', testType: ' Médecine, Québec ' }),
      ]
      const all = await dates()
      expect(all.map(placeOf)).toEqual(all.map(placeOf).sort())
      for (const date of made) expect(all).toContainEqual(date)
      expect(made[2]?.testType).toBe('Médecine, Québec')
      expect(new Set(made.map(({ id }) => id)).size).toBe(3)
      for (const date of made) await remove(date)
    })

    test('change in what is given and nothing else', async () => {
      const date = await create()
      const update = (body: object) => ok(adminTestDates.update, { as: 'admin', params: { id: date.id }, body })
      const changed = await update({ time: '20:00', checkedOn: '2026-02-01' })
      expect(changed).toEqual({ ...date, time: '20:00', checkedOn: '2026-02-01', updatedAt: changed.updatedAt })
      expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(date.updatedAt))
      expect(await update({})).toEqual(changed)
      expect(await update({ id: 'another' })).toEqual(changed)
      expect(await named(date.id)).toEqual(changed)
      await remove(date)
    })

    test('are not overwritten unseen: the second save is told what is there now', async () => {
      const date = await create()
      const save = (time: string, base: string) => ({ as: 'admin', params: { id: date.id }, body: { time, base } })
      const first = await ok(adminTestDates.update, save('19:00', date.updatedAt))
      const { code, current } = await refused(adminTestDates.update, 409, save('21:00', date.updatedAt))
      expect({ code, current }).toEqual({ code: 'conflict', current: first })
      expect((await ok(adminTestDates.update, save('21:00', first.updatedAt))).time).toBe('21:00')
      await remove(date)
    })

    test('made with an id of one’s own are made once', async () => {
      const id = 'a-date-of-ones-own'
      expect((await create({ id })).id).toBe(id)
      const again = { as: 'admin', body: { ...INPUT, id } }
      expect((await refused(adminTestDates.create, 409, again)).code).toBe('id_taken')
      await remove({ ...makeTestDate(), id })
    })

    test('that were removed can be brought back as they were', async () => {
      const date = await create({ date: '2031-05-02' })
      await remove(date)
      expect((await ok(adminTestDates.deleted, { as: 'admin' })).map(({ id }) => id)).toContain(date.id)
      const back = await ok(adminTestDates.restore, { as: 'admin', params: { id: date.id } })
      expect(back).toEqual({ ...date, updatedAt: back.updatedAt })
      expect(await named(date.id)).toEqual(back)
      await refused(adminTestDates.restore, 404, { as: 'admin', params: { id: date.id } })
      await remove(date)
    })

    test('are gone when they are removed', async () => {
      const date = await create()
      await remove(date)
      expect(await named(date.id)).toBeUndefined()
      await refused(adminTestDates.remove, 404, { as: 'admin', params: { id: date.id } })
      await refused(adminTestDates.update, 404, { as: 'admin', params: { id: date.id }, body: {} })
    })

    test.each([
      ['a day that is not in the calendar', { date: '2027-02-30' }, 'date'],
      ['no day', { date: '' }, 'date'],
      ['an hour after the last', { time: '24:00' }, 'time'],
      ['a twelve-hour clock', { time: '6 PM' }, 'time'],
      ['no type', { testType: ' ' }, 'testType'],
      ['a long type', { testType: 'x'.repeat(TEST_TYPE_MAX + 1) }, 'testType'],
      ['another language', { language: 'de' }, 'language'],
      ['no source', { source: '' }, 'source'],
      ['a long source', { source: 'x'.repeat(TEST_SOURCE_MAX + 1) }, 'source'],
      ['no day of the check', { checkedOn: undefined }, 'checkedOn'],
    ])('with %s are refused', async (_, bad, field) => {
      const before = await dates()
      const failure = await refused(adminTestDates.create, 422, { as: 'admin', body: { ...INPUT, ...bad } })
      expect(failure.issues?.map(({ path }) => path[0])).toEqual([field])
      expect(await dates()).toEqual(before)
    })

    test("are not a learner's to change", async () => {
      const before = await dates()
      const params = { id: before[0]?.id ?? '' }
      await refused(adminTestDates.create, 403, { as: 'learner', body: INPUT })
      await refused(adminTestDates.update, 403, { as: 'learner', params, body: { time: '00:00' } })
      await refused(adminTestDates.remove, 403, { as: 'learner', params })
      expect(await dates()).toEqual(before)
    })
  })
}
