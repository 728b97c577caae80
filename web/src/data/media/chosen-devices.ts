import type { ChosenDevices } from '#browser/media/media-devices'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'

const KEY = 'mediaDevices'

/** The camera and the microphone that the learner chose on this device; undefined while they load. */
export const useChosenDevices = (): ChosenDevices | undefined =>
  useQuery(async (db) => ((await db.meta.get(KEY))?.value as ChosenDevices | undefined) ?? {}, [])

/** Saves the devices named in `change`; the other one stays. */
export const saveChosenDevices = (db: SituDb, change: ChosenDevices) =>
  db.transaction('rw', db.meta, async () => {
    const before = (await db.meta.get(KEY))?.value as ChosenDevices | undefined
    await db.meta.put({ key: KEY, value: { ...before, ...change } })
  })
