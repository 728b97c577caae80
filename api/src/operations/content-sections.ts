import { isDeepStrictEqual } from 'node:util'
import { ModuleInput } from 'shared/model/content/module-input'
import { PracticeTextInput } from 'shared/model/content/practice-text'
import { QuizInput } from 'shared/model/content/quiz'
import { ScenarioInput } from 'shared/model/content/scenario'
import { TestDateInput } from 'shared/model/content/test-date'
import * as z from 'zod/mini'
import { adminModules } from '../areas/admin/modules.ts'
import { adminQuizzes } from '../areas/admin/quizzes.ts'
import { adminScenarios } from '../areas/admin/scenarios.ts'
import { adminTestDates } from '../areas/admin/test-dates.ts'
import { practiceTexts } from '../areas/practice-texts.ts'
import { testDates } from '../db/tables/content/test-dates.ts'
import type { Call } from '../http/call.ts'

interface Item {
  id: string
}
type Checked = z.ZodMiniType<Item>
/**
 * How one kind of content is exported and imported. An import uses the administrator's own handlers, including the
 * audit log.
 */
export interface Section<S extends Checked> {
  input: S
  list(call: Call): Promise<Item[]>
  deleted(call: Call): Promise<Item[]>
  restore(id: string, call: Call): Promise<unknown>
  create(item: z.output<S>, call: Call): Promise<unknown>
  update(item: z.output<S>, call: Call): Promise<unknown>
}

const id = z.string().check(z.minLength(1), z.maxLength(64))
const NOTHING = { params: {}, body: undefined, query: undefined }

/** The calls of an area whose items are created with a given id. */
interface Calls<T> {
  list(request: typeof NOTHING, call: Call): Item[] | Promise<Item[]>
  deleted(request: typeof NOTHING, call: Call): Item[] | Promise<Item[]>
  restore(request: { params: Item; body: undefined; query: undefined }, call: Call): unknown
  create(request: { params: object; body: T; query: undefined }, call: Call): unknown
  update(request: { params: Item; body: T; query: undefined }, call: Call): unknown
}
const section = <S extends Checked>(input: S, calls: Calls<z.output<S>>): Section<S> => ({
  input,
  list: async (call) => calls.list(NOTHING, call),
  deleted: async (call) => calls.deleted(NOTHING, call),
  restore: async (itemId, call) => calls.restore({ params: { id: itemId }, body: undefined, query: undefined }, call),
  create: async (item, call) => calls.create({ params: {}, body: item, query: undefined }, call),
  update: async (item, call) => calls.update({ params: { id: item.id }, body: item, query: undefined }, call),
})

/** The kinds of content of a file, in the order of their import. */
export const SECTIONS = {
  modules: section(z.extend(ModuleInput, { id }), adminModules),
  scenarios: section(z.extend(ScenarioInput, { id }), adminScenarios),
  quizzes: section(z.extend(QuizInput, { id }), adminQuizzes),
  practiceTexts: section(z.extend(PracticeTextInput, { id }), practiceTexts),
  testDates: section(z.extend(TestDateInput, { id }), {
    ...adminTestDates,
    list: (_, { db }) => testDates(db),
  }),
}
export type SectionName = keyof typeof SECTIONS
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[]

/**
 * Fields that a file leaves out: the server computes or ships them, the sequence of the items gives `order`, and
 * `prompt` is the older name of a field.
 */
const DERIVED = ['updatedAt', 'pageCount', 'prompt', 'order', 'ratedAnswers']
const plain = (item: object) => Object.fromEntries(Object.entries(item).filter(([name]) => !DERIVED.includes(name)))

/** The items of a kind as in a file. */
export const writtenOut = async (name: SectionName, call: Call) => (await SECTIONS[name].list(call)).map(plain)

export type Fate = 'created' | 'changed' | 'same'
/**
 * Imports validated items: new ones are created, changed ones updated, deleted ones restored. Items that the file does
 * not contain are not changed.
 */
export async function readIn<S extends Checked>(
  kind: Section<S>,
  items: readonly z.output<S>[],
  call: Call,
): Promise<Fate[]> {
  const here = new Map((await kind.list(call)).map((item) => [item.id, item]))
  const deleted = new Set((await kind.deleted(call)).map((item) => item.id))
  const fates: Fate[] = []
  for (const item of items) {
    const before = here.get(item.id)
    if (before && isDeepStrictEqual(plain(before), plain(item))) fates.push('same')
    else if (before || deleted.has(item.id)) {
      if (!before) await kind.restore(item.id, call)
      await kind.update(item, call)
      fates.push('changed')
    } else {
      await kind.create(item, call)
      fates.push('created')
    }
  }
  return fates
}
