import { adminImages } from 'shared/contract/admin/images'
import { adminModules } from 'shared/contract/admin/modules'
import { adminQuizzes } from 'shared/contract/admin/quizzes'
import { adminScenarios } from 'shared/contract/admin/scenarios'
import { adminTestDates } from 'shared/contract/admin/test-dates'
import type { Endpoint } from 'shared/contract/endpoint'
import { modules } from 'shared/contract/modules'
import { practiceTexts } from 'shared/contract/practice-texts'
import { quizzes } from 'shared/contract/quizzes'
import { scenarios } from 'shared/contract/scenarios'
import { testPreparation } from 'shared/contract/test-preparation'
import type { Dependents } from 'shared/model/dependents'
import type { Module } from 'shared/model/module'
import type { ModuleInput } from 'shared/model/module-input'
import type { PracticeText, PracticeTextInput } from 'shared/model/practice-text'
import type { Quiz, QuizInput } from 'shared/model/quiz'
import type { AdminScenario, ScenarioInput } from 'shared/model/scenario'
import type { TestDate, TestDateInput } from 'shared/model/test-date'
import { ApiError, call } from './client'
import { invalidate, refresh } from './reader'
import { type Answer, useAnswer } from './use-answer'

export type ContentKind = 'module' | 'scenario' | 'quiz' | 'text' | 'testDate'

/** What an edit sends: the changed fields, with the moment of the version that it began from. */
export type Edit<Input> = { [K in keyof Input]?: Input[K] | (K extends 'isPublished' ? 0 | 1 : never) } & {
  base?: string
}

/** One kind of content in the administrator's hands. Every change has its lists read again, the learners' too; a refusal is an ApiError. */
export interface Content<T, Input> {
  readonly kind: ContentKind
  readonly calls: { readonly list: Endpoint; readonly deleted?: Endpoint; readonly dependents?: Endpoint }
  /** `asId` was made for this item alone: where an earlier attempt made it and its answer was lost, it is not made twice. */
  create(body: Input, asId?: string): Promise<T>
  update(id: string, body: Edit<Input>): Promise<T>
  remove(id: string): Promise<void>
  restore(id: string): Promise<T>
  dependents(id: string): Promise<Dependents>
}

/** What counts content: the dashboard's numbers and the record of what was done. */
const COUNTED = ['/api/admin/statistics', '/api/admin/audit']
/** A kind without a call for it has nothing that depends on it. */
const NOTHING: Dependents = { learners: 0, namedBy: [] }
/** After these answers the list on screen is not what the server has. */
const OUTDATED = new Set([404, 409])
/** A change is waited for longer than a reading: a long module takes its time. */
const CHANGE_TIMEOUT_MS = 20_000

interface Calls {
  list: Endpoint
  create: Endpoint
  update: Endpoint
  remove: Endpoint
  restore?: Endpoint
  deleted?: Endpoint
  dependents?: Endpoint
}

function content<T, Input>(kind: ContentKind, calls: Calls, readers: Endpoint): Content<T, Input> {
  const stale = [calls.list.path, readers.path, ...(calls.deleted ? [calls.deleted.path] : []), ...COUNTED]
  /** Ends when the list is the new one: what is done next begins from it. A failure shows where the list stands. */
  const readAgain = async () => {
    for (const path of new Set(stale)) invalidate(path)
    await refresh(calls.list, {}, { freshFor: 0 }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
  }
  const change = async <R>(endpoint: Endpoint | undefined, args: object): Promise<R> => {
    if (!endpoint) throw new Error(`${kind}: there is no such call`)
    try {
      const reply = await call(endpoint, args as never, { timeout: CHANGE_TIMEOUT_MS })
      await readAgain()
      return reply as R
    } catch (error) {
      if (error instanceof ApiError && OUTDATED.has(error.status)) await readAgain()
      throw error
    }
  }
  return {
    kind,
    calls,
    create: async (body, asId) => {
      try {
        return await change<T>(calls.create, { body: asId === undefined ? body : { ...body, id: asId } })
      } catch (error) {
        if (asId === undefined || !(error instanceof ApiError) || error.body?.code !== 'id_taken') throw error
        return change<T>(calls.update, { params: { id: asId }, body })
      }
    },
    update: (id, body) => change(calls.update, { params: { id }, body }),
    remove: (id) => change(calls.remove, { params: { id } }),
    restore: (id) => change(calls.restore, { params: { id } }),
    dependents: async (id) =>
      calls.dependents ? ((await call(calls.dependents, { params: { id } } as never)) as Dependents) : NOTHING,
  }
}

export const moduleContent = content<Module, ModuleInput>('module', adminModules, modules.list)
export const scenarioContent = content<AdminScenario, ScenarioInput>('scenario', adminScenarios, scenarios.list)
export const quizContent = content<Quiz, QuizInput>('quiz', adminQuizzes, quizzes.list)
export const textContent = content<PracticeText, PracticeTextInput>('text', practiceTexts, practiceTexts.list)
export const testDateContent = content<TestDate, TestDateInput>(
  'testDate',
  { ...adminTestDates, list: testPreparation.dates },
  testPreparation.dates,
)

/** Takes in a file of quizzes, all or none; the lists are read again. */
export async function importQuizzes(wanted: readonly QuizInput[]): Promise<void> {
  await call(adminQuizzes.import, { body: { quizzes: [...wanted] } }, { timeout: CHANGE_TIMEOUT_MS })
  for (const path of [adminQuizzes.list.path, quizzes.list.path, adminQuizzes.deleted.path, ...COUNTED])
    invalidate(path)
}

/** All of one kind, drafts included; asked for at each visit and when the window is looked at again. */
export const useContentList = <T>({ calls }: Content<T, never>): Answer<T[]> =>
  useAnswer(calls.list, {} as never, { freshFor: 0, onFocus: true }) as Answer<T[]>

/** What was deleted and can be brought back, the last first. */
export const useDeletedContent = <T>({ calls }: Content<T, never>): Answer<T[]> =>
  useAnswer(calls.deleted ?? calls.list, {} as never, { freshFor: 0 }) as Answer<T[]>

/** Stores a picture of a module; answers the address at which it is shown. */
export const storePicture = async (dataUrl: string): Promise<string> =>
  (await call(adminImages.create, { body: { dataUrl } }, { timeout: CHANGE_TIMEOUT_MS })).url
