import { Dexie } from 'dexie'
import { ApiError } from 'shared/contract/api-error'
import { type Endpoint, fillPath } from 'shared/contract/endpoint'
import { currentDb, wasLeft } from '#data/db/db'
import { send } from './client'

export interface RefreshOptions {
  /** Milliseconds for which a reply counts as fresh; forever by default, never with 0. */
  freshFor?: number | undefined
  /** Further tries after a failure; none by default. */
  retries?: number | undefined
  /** Milliseconds until a request is aborted. */
  timeout?: number
}

const cameAt = new Map<string, number>()
const underWay = new Map<string, Promise<void>>()
/** Paths whose request under way began before the data changed: its reply may show the data as it was. */
const outdated = new Set<string>()
const failures = new Map<string, ApiError>()
/** Paths that returned 401 and have not succeeded since. */
const nobody = new Set<string>()

/** The failure of the last request for a path; undefined after a success or a 401. */
export const lastFailure = (path: string) => failures.get(path)

/** Whether this path returned 401 and has not succeeded since; its value is then null. */
export const isNobody = (path: string) => nobody.has(path)

/**
 * Forgets the times, failures and running requests of all paths, so that after a change of user nothing counts as
 * fresh.
 */
export function forgetFreshness() {
  cameAt.clear()
  underWay.clear()
  outdated.clear()
  failures.clear()
  nobody.clear()
}

/**
 * Marks every reply whose path has this prefix as old, also one that is still to come, and requests again those that
 * are on screen.
 */
export function invalidate(prefix: string) {
  for (const path of underWay.keys()) if (path.startsWith(prefix)) outdated.add(path)
  for (const path of cameAt.keys()) if (path.startsWith(prefix)) cameAt.delete(path)
  for (const [path, again] of watched) if (path.startsWith(prefix)) for (const ask of again) ask()
}

/** Mounted readers, by path. */
const watched = new Map<string, Set<() => void>>()
export function watch(path: string, ask: () => void): () => void {
  const set = watched.get(path) ?? new Set()
  watched.set(path, set.add(ask))
  return () => {
    set.delete(ask)
    if (set.size === 0) watched.delete(path)
  }
}

const isFresh = (path: string, freshFor: number | undefined) => {
  const at = cameAt.get(path)
  return at !== undefined && (freshFor === undefined || Date.now() - at < freshFor)
}

async function ask(endpoint: Endpoint, params: Record<string, string>, path: string, options: RefreshOptions) {
  const db = currentDb()
  for (let failed = 0; ; ) {
    outdated.delete(path)
    try {
      const known = (await db.cachedResponses.get(path))?.etag
      const { value, status, etag } = await send(
        endpoint,
        { params },
        { ...(options.timeout ? { timeout: options.timeout } : {}), ...(known ? { etag: known } : {}) },
      )
      if (outdated.has(path)) continue
      if (status !== 304) await db.cachedResponses.put({ path, value, ...(etag ? { etag } : {}) })
      // The data may have changed while the reply was stored. No other code runs between this check and the end of the
      // request, so a later invalidation starts a new request.
      if (outdated.has(path)) continue
      underWay.delete(path)
      cameAt.set(path, Date.now())
      failures.delete(path)
      nobody.delete(path)
      return
    } catch (error) {
      // The learner who asked has signed out: the reply is dropped, and says nothing about the next learner's data.
      if (wasLeft(db)) return
      if (!(error instanceof ApiError)) throw error
      // Not being signed in is a valid reply, with the value null. The stored reply stays until the session says that
      // the user has left.
      if (error.status === 401) {
        failures.delete(path)
        nobody.add(path)
        return
      }
      if (++failed > (options.retries ?? 0)) {
        failures.set(path, error)
        throw error
      }
    }
  }
}

/** Requests a path unless the stored reply is fresh; concurrent readers of one path share one request. */
export function refresh(
  endpoint: Endpoint,
  params: Record<string, string>,
  options: RefreshOptions = {},
): Promise<void> {
  const path = fillPath(endpoint.path, params)
  if (isFresh(path, options.freshFor)) return Promise.resolve()
  const running = underWay.get(path)
  if (running) return running
  // Storing the reply to a queued write may call this inside a transaction, which has ended before the new reply
  // arrives.
  const asking = Dexie.ignoreTransaction(() => ask(endpoint, params, path, options)).finally(() => {
    if (underWay.get(path) === asking) underWay.delete(path)
  })
  underWay.set(path, asking)
  return asking
}
