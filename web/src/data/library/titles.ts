import { modules } from 'shared/contract/calls/modules'
import { quizzes } from 'shared/contract/calls/quizzes'
import { scenarios } from 'shared/contract/calls/scenarios'
import type { Bilingual } from 'shared/model/bilingual'
import type { SituDb } from '#data/db/db'
import { useLastKnown, useQuery } from '#data/db/use-query'

/** Titles in both languages, by id. */
export interface Titles {
  modules: ReadonlyMap<string, Bilingual>
  quizzes: ReadonlyMap<string, Bilingual>
  scenarios: ReadonlyMap<string, Bilingual>
}
export const NO_TITLES: Titles = { modules: new Map(), quizzes: new Map(), scenarios: new Map() }

async function titlesIn(db: SituDb, path: string) {
  const listed = ((await db.cachedResponses.get(path))?.value ?? []) as readonly { id: string; title: Bilingual }[]
  return new Map(listed.map(({ id, title }) => [id, title]))
}

/** The titles of the library on this device. */
export async function readTitles(db: SituDb): Promise<Titles> {
  const [ofModules, ofQuizzes, ofScenarios] = await Promise.all(
    [modules.list.path, quizzes.list.path, scenarios.list.path].map((path) => titlesIn(db, path)),
  )
  return {
    modules: ofModules ?? NO_TITLES.modules,
    quizzes: ofQuizzes ?? NO_TITLES.quizzes,
    scenarios: ofScenarios ?? NO_TITLES.scenarios,
  }
}

/** Live titles of the library on this device; undefined while they load. */
export const useTitles = (): Titles | undefined => useLastKnown('titles', useQuery(readTitles, []))
