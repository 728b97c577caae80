import { useCallback, useEffect, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { progress } from 'shared/contract/calls/progress'
import type { Activity } from 'shared/model/activity'
import type { LogPage } from 'shared/model/progress'
import { newestFirst } from 'shared/rules/progress/progress'
import type { Snapshot } from 'shared/rules/progress/progress-sync'
import { currentDb, type SituDb, unlessClosed } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { send } from '#data/http/client'
import { allActivities } from './history'

/** How much of the learner's log is on this device. */
export interface LogExtent {
  held: number
  /** Activities that only the server has; undefined while it has never replied on this device. */
  missing: number | undefined
}

/** Counts the activities on this device, and those that the server's last summary counts besides. */
export const logExtent = (db: SituDb): Promise<LogExtent> =>
  db.transaction('r', [db.meta, db.activities, db.log, db.outbox], async () => {
    const [snapshot, own, others, waiting] = await Promise.all([
      db.meta.get('snapshot'),
      db.activities.toCollection().primaryKeys(),
      db.log.toCollection().primaryKeys(),
      // Only rows of activities have a place in the device's order.
      db.outbox.orderBy('seq').count(),
    ])
    const fold = (snapshot?.value as Snapshot | undefined)?.fold
    const held = new Set([...own, ...others, ...(fold?.recent ?? []).map(({ id }) => id)]).size
    const counted = fold?.count
    return { held, missing: counted === undefined ? undefined : Math.max(0, counted - (held - waiting)) }
  })

let running: { of: SituDb; done: Promise<void> } | undefined

async function walk(db: SituDb) {
  for (let after: string | undefined; (await logExtent(db)).missing !== 0; ) {
    const { value } = await send<LogPage>(progress.history, { query: { after } })
    await db.transaction('rw', [db.activities, db.log], async () => {
      const here = await db.activities.bulkGet(value.activities.map(({ id }) => id))
      await db.log.bulkPut(value.activities.filter((_, i) => here[i] === undefined))
    })
    if (!value.hasMore) return
    after = value.cursor
  }
}

/**
 * Fetches the activities that are not on this device, the newest first, until it holds all that the server counts.
 * Concurrent callers share one fetch. Throws ApiError when a request fails; what came before stays.
 */
export function fetchWholeLog(db: SituDb): Promise<void> {
  if (running?.of === db) return running.done
  const done = walk(db).finally(() => {
    running = undefined
  })
  running = { of: db, done }
  return done
}

/**
 * All activities on this device for an export, the newest first, after the others were fetched as far as possible.
 * `missing` is the number of those that could not be fetched; undefined where the server has never replied on this
 * device.
 */
export async function activitiesForExport(
  db: SituDb,
): Promise<{ activities: Activity[]; missing: number | undefined }> {
  try {
    await fetchWholeLog(db)
  } catch (error) {
    // Without a reply the export contains what is here, and says what is missing.
    if (!(error instanceof ApiError)) throw error
  }
  const [{ activities }, { missing }] = await Promise.all([allActivities(db), logExtent(db)])
  return { activities: activities.sort(newestFirst), missing }
}

/** How much of the log is here, while it is fetched; undefined while it loads. */
export const useLogExtent = (): LogExtent | undefined => useQuery(logExtent, [])

export interface WholeLog extends LogExtent {
  isFetching: boolean
  /** Whether the last fetch failed. */
  hasFailed: boolean
  again: () => void
}

/** Completes the log while the screen is open, again whenever the network is back; undefined while it loads. */
export function useWholeLog(): WholeLog | undefined {
  const extent = useLogExtent()
  const [isFetching, setFetching] = useState(true)
  const [hasFailed, setFailed] = useState(false)
  const again = useCallback(() => {
    const db = currentDb()
    setFetching(true)
    fetchWholeLog(db)
      .then(() => setFailed(false))
      .catch((error: unknown) => {
        if (error instanceof ApiError) setFailed(true)
        else unlessClosed(db)(error)
      })
      .finally(() => setFetching(false))
  }, [])
  useEffect(() => {
    again()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [again])
  return extent && { ...extent, isFetching, hasFailed, again }
}
