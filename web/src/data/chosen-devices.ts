import type { ChosenDevices } from '#browser/media-devices'
import type { SituDb } from './db'
import { useQuery } from './use-query'

const KEY = 'mediaDevices'

/** The camera and the microphone that the learner has chosen on this device; undefined while they are looked up. */
export const useChosenDevices = (): ChosenDevices | undefined =>
  useQuery(async (home) => ((await home.meta.get(KEY))?.value as ChosenDevices | undefined) ?? {}, [])

/** Changes what it names; the other device stays as it was chosen. */
export const saveChosenDevices = (db: SituDb, change: ChosenDevices) =>
  db.transaction('rw', db.meta, async () => {
    const before = (await db.meta.get(KEY))?.value as ChosenDevices | undefined
    await db.meta.put({ key: KEY, value: { ...before, ...change } })
  })
