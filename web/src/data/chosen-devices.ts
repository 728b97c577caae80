import type { ChosenDevices } from '#browser/media-devices'
import type { SituDb } from './db'
import { useQuery } from './use-query'

const KEY = 'mediaDevices'

/** The camera and the microphone that the learner has chosen on this device; undefined while they are looked up. */
export const useChosenDevices = (): ChosenDevices | undefined =>
  useQuery(async (home) => ((await home.meta.get(KEY))?.value as ChosenDevices | undefined) ?? {}, [])

export const saveChosenDevices = (db: SituDb, value: ChosenDevices) => db.meta.put({ key: KEY, value })
