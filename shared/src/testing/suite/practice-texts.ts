import { expect, test } from 'vitest'
import { practiceTexts } from '../../contract/calls/practice-texts.ts'
import { PRACTICE_TEXT_MAX, PRACTICE_TITLE_MAX, type PracticeTextInput } from '../../model/content/practice-text.ts'
import { makePracticeText } from '../make.ts'
import type { Client } from './client.ts'

const { id: _, updatedAt: __, ...INPUT } = makePracticeText({ difficulty: 'hard' })

/** Texts to type. */
export function practiceTextContract({ ok, refused }: Client) {
  const list = () => ok(practiceTexts.list, { as: 'learner' })
  const create = (over: Partial<PracticeTextInput> = {}) =>
    ok(practiceTexts.create, { as: 'admin', body: { ...INPUT, ...over } })
  const remove = (id: string) => ok(practiceTexts.remove, { as: 'admin', params: { id } })

  test('every text has a title and a text in both languages, and an id of its own', async () => {
    const all = await list()
    expect(all.length).toBeGreaterThan(1)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const { title_fr, title_en, text_fr, text_en } of all)
      for (const words of [title_fr, title_en, text_fr, text_en]) expect(words.trim()).not.toBe('')
    expect(all.slice(0, 2).map(({ id }) => id)).toEqual(['heart-anatomy', 'patient-communication'])
  })

  test('a new one stands last, and can be changed and removed', async () => {
    const before = await list()
    const made = await create()
    expect(made).toEqual({ ...INPUT, id: made.id, updatedAt: made.updatedAt })
    expect(await list()).toEqual([...before, made])
    const body = { ...INPUT, title_en: 'Another title', difficulty: 'medium' }
    for (const title_en of ['Another title', 'A third one']) {
      const changed = await ok(practiceTexts.update, {
        as: 'admin',
        params: { id: made.id },
        body: { ...body, title_en },
      })
      expect(changed).toEqual({ ...body, title_en, id: made.id, updatedAt: changed.updatedAt })
      expect(await list()).toEqual([...before, changed])
    }
    await remove(made.id)
    expect(await list()).toEqual(before)
    await refused(practiceTexts.remove, 404, { as: 'admin', params: { id: made.id } })
    await refused(practiceTexts.update, 404, { as: 'admin', params: { id: made.id }, body })
  })

  test('a text is not overwritten unseen: the second save is told what is there now', async () => {
    const made = await create()
    const save = (title_en: string, base: string) => ({
      as: 'admin',
      params: { id: made.id },
      body: { ...INPUT, title_en, base },
    })
    const first = await ok(practiceTexts.update, save('First', made.updatedAt))
    const { code, current } = await refused(practiceTexts.update, 409, save('Second', made.updatedAt))
    expect({ code, current }).toEqual({ code: 'conflict', current: first })
    expect((await ok(practiceTexts.update, save('Second', first.updatedAt))).title_en).toBe('Second')
    await remove(made.id)
  })

  test('a text with an id of one’s own is made once', async () => {
    const made = await create({ id: 'a-text-of-ones-own' })
    expect(made.id).toBe('a-text-of-ones-own')
    const again = { as: 'admin', body: { ...INPUT, id: made.id } }
    expect((await refused(practiceTexts.create, 409, again)).code).toBe('id_taken')
    await remove(made.id)
  })

  test('what is handed in is cleaned: spaces, ends of lines, signs without width; a no-break space stays', async () => {
    const made = await create({
      title_fr: '  Le \u200Bcœur ',
      text_fr: 'Une  phrase\u2028puis\r\nune\u00A0: autre\uFEFF.',
    })
    expect([made.title_fr, made.text_fr]).toEqual(['Le cœur', 'Une phrase puis une\u00A0: autre.'])
    expect((await list()).at(-1)).toEqual(made)
    await remove(made.id)
  })

  test('without a difficulty it is easy', async () => {
    const { difficulty: __, ...body } = INPUT
    const made = await ok(practiceTexts.create, { as: 'admin', body })
    expect(made.difficulty).toBe('easy')
    await remove(made.id)
  })

  test.each([
    ['no French title', { title_fr: ' ' }, 'title_fr'],
    ['no English title', { title_en: '' }, 'title_en'],
    ['a long title', { title_en: 'x'.repeat(PRACTICE_TITLE_MAX + 1) }, 'title_en'],
    ['nine letters', { text_fr: 'x'.repeat(9) }, 'text_fr'],
    ['ten signs of which nothing is seen', { text_en: '\u200B'.repeat(10) }, 'text_en'],
    ['a very long text', { text_en: 'x'.repeat(PRACTICE_TEXT_MAX + 1) }, 'text_en'],
    ['another difficulty', { difficulty: 'Débutant' }, 'difficulty'],
  ])('%s is refused', async (_, bad, field) => {
    const before = await list()
    const failure = await refused(practiceTexts.create, 422, { as: 'admin', body: { ...INPUT, ...bad } })
    expect(failure.issues?.map(({ path }) => path[0])).toEqual([field])
    expect(await list()).toEqual(before)
  })

  test("they are not a learner's to change", async () => {
    const before = await list()
    const params = { id: before[0]?.id ?? '' }
    await refused(practiceTexts.create, 403, { as: 'learner', body: INPUT })
    await refused(practiceTexts.update, 403, { as: 'learner', params, body: INPUT })
    await refused(practiceTexts.remove, 403, { as: 'learner', params })
    expect(await list()).toEqual(before)
  })
}
