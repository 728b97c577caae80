import { currentDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'

const keyOf = (name: string) => `gameSetting/${name}`

/** A switch of a game that this learner set on this device; undefined while it loads. */
export const useGameSetting = (name: string): boolean | undefined =>
  useQuery(async (db) => (await db.meta.get(keyOf(name)))?.value === true, [name])

export const saveGameSetting = (name: string, on: boolean) => currentDb().meta.put({ key: keyOf(name), value: on })
