import { ApiError } from 'shared/contract/api-error'
import { adminImages } from 'shared/contract/calls/admin/images'
import { adminModules } from 'shared/contract/calls/admin/modules'
import { adminQuizzes } from 'shared/contract/calls/admin/quizzes'
import { adminScenarios } from 'shared/contract/calls/admin/scenarios'
import { adminTestDates } from 'shared/contract/calls/admin/test-dates'
import { modules } from 'shared/contract/calls/modules'
import { practiceTexts } from 'shared/contract/calls/practice-texts'
import { quizzes } from 'shared/contract/calls/quizzes'
import { scenarios } from 'shared/contract/calls/scenarios'
import { testPreparation } from 'shared/contract/calls/test-preparation'
import type { Endpoint } from 'shared/contract/endpoint'
import type { Module } from 'shared/model/content/module'
import type { ModuleInput } from 'shared/model/content/module-input'
import type { PracticeText, PracticeTextInput } from 'shared/model/content/practice-text'
import type { Quiz, QuizInput } from 'shared/model/content/quiz'
import type { AdminScenario, ScenarioInput } from 'shared/model/content/scenario'
import type { TestDate, TestDateInput } from 'shared/model/content/test-date'
import type { Dependents } from 'shared/model/dependents'
import { call } from '#data/http/client'
import { invalidate, refresh } from '#data/http/reader'
import { type Resource, useResource } from '#data/http/use-resource'

export type ContentKind = 'module' | 'scenario' | 'quiz' | 'text' | 'testDate'

/** The body of an edit: the changed fields, with the `updatedAt` of the version that the edit began from. */
export type Edit<Input> = { [K in keyof Input]?: Input[K] | (K extends 'isPublished' ? 0 | 1 : never) } & {
  base?: string
}

/**
 * The administrator's operations on one kind of content. Every change reloads the lists, the learners' included; a
 * refusal is an ApiError.
 */
export interface Content<T, Input> {
  readonly kind: ContentKind
  readonly calls: { readonly list: Endpoint; readonly deleted?: Endpoint; readonly dependents?: Endpoint }
  /**
   * `asId` was made for this item alone: if an earlier attempt created it and the reply was lost, it is not created
   * twice.
   */
  create(body: Input, asId?: string): Promise<T>
  update(id: string, body: Edit<Input>): Promise<T>
  remove(id: string): Promise<void>
  restore(id: string): Promise<T>
  dependents(id: string): Promise<Dependents>
}

/** Paths whose replies depend on the content: the dashboard's counters and the audit log. */
const COUNTED = ['/api/admin/statistics', '/api/admin/audit']
/** The reply for kinds of content on which nothing can depend. */
const NOTHING: Dependents = { learners: 0, namedBy: [] }
/** Statuses after which the list on screen is out of date. */
const OUTDATED = new Set([404, 409])
/** A change may take longer than a read, because a module can be long. */
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
  /** Ends when the list is up to date, because the next action begins from it. A failure shows with the list. */
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

/** Imports a file of quizzes, all or none, and reloads the lists. */
export async function importQuizzes(wanted: readonly QuizInput[]): Promise<void> {
  await call(adminQuizzes.import, { body: { quizzes: [...wanted] } }, { timeout: CHANGE_TIMEOUT_MS })
  for (const path of [adminQuizzes.list.path, quizzes.list.path, adminQuizzes.deleted.path, ...COUNTED])
    invalidate(path)
}

/** All items of one kind, drafts included; requested at each visit and when the window gets the focus. */
export const useContentList = <T>({ calls }: Content<T, never>): Resource<T[]> =>
  useResource(calls.list, {} as never, { freshFor: 0, onFocus: true }) as Resource<T[]>

/** Deleted items that can be restored, the last deleted first. */
export const useDeletedContent = <T>({ calls }: Content<T, never>): Resource<T[]> =>
  useResource(calls.deleted ?? calls.list, {} as never, { freshFor: 0 }) as Resource<T[]>

/** Stores a picture of a module; returns the address at which it is shown. */
export const storePicture = async (dataUrl: string): Promise<string> =>
  (await call(adminImages.create, { body: { dataUrl } }, { timeout: CHANGE_TIMEOUT_MS })).url
