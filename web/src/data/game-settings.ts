import { db } from './db'
import { useQuery } from './use-query'

const keyOf = (name: string) => `gameSetting/${name}`

/** A switch of a game that this learner has set on this device; undefined while it is looked up. */
export const useGameSetting = (name: string): boolean | undefined =>
  useQuery(async (home) => (await home.meta.get(keyOf(name)))?.value === true, [name])

export const saveGameSetting = (name: string, on: boolean) => db().meta.put({ key: keyOf(name), value: on })
