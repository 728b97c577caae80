import { type Endpoint, fillPath } from 'shared/contract/endpoint'
import { ApiError, send } from './client'
import { db, wasLeft } from './db'

/** The complete list of what a reading call site may choose. */
export interface ReadOptions {
  /** Milliseconds an answer counts as fresh; without it for ever, 0 never. */
  freshFor?: number
  /** Further tries after a failure; none by default. */
  retries?: number
  /** Milliseconds until a request is given up. */
  timeout?: number
  /** Asks again when the window gets the focus. */
  onFocus?: true
  /** Asks again every so many milliseconds while on screen. */
  every?: number
}

/** `/api/modules/m1`: key parts joined with a slash, empty ones skipped. */
export const joinKey = (parts: readonly (string | number | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join('/')

const cameAt = new Map<string, number>()
const underWay = new Map<string, Promise<void>>()
const failures = new Map<string, ApiError>()
/** Paths whose last answer was 401. */
const nobody = new Set<string>()

/** The failure of the last attempt on a path; undefined once an answer came. */
export const lastFailure = (path: string) => failures.get(path)

/** Whether the server knew nobody when this path was last asked: its value is null then. */
export const isNobody = (path: string) => nobody.has(path)

/** Forgets when answers came: after a change of user nothing counts as fresh. */
export function forgetFreshness() {
  cameAt.clear()
  underWay.clear()
  failures.clear()
  nobody.clear()
}

/** Marks every answer whose path starts so as old, and asks again for those that are on screen. */
export function invalidate(prefix: string) {
  for (const path of cameAt.keys()) if (path.startsWith(prefix)) cameAt.delete(path)
  for (const [path, again] of watched) if (path.startsWith(prefix)) for (const ask of again) ask()
}

/** Readers on screen, by path. */
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

async function ask(endpoint: Endpoint, params: Record<string, string>, path: string, options: ReadOptions) {
  const home = db()
  for (let tries = 0; ; tries++) {
    try {
      const known = (await home.answers.get(path))?.etag
      const { value, status, etag } = await send(
        endpoint,
        { params },
        { ...(options.timeout ? { timeout: options.timeout } : {}), ...(known ? { etag: known } : {}) },
      )
      if (status !== 304) await home.answers.put({ path, value, ...(etag ? { etag } : {}) })
      cameAt.set(path, Date.now())
      failures.delete(path)
      nobody.delete(path)
      return
    } catch (error) {
      // Who asked has left: the answer is for nobody, and says nothing about the next one's.
      if (wasLeft(home)) return
      if (!(error instanceof ApiError)) throw error
      // Not signed in is an answer: nothing is there for us (spec 1 §7).
      // The stored answer stays on the device for the same user's next sign-in.
      if (error.status === 401) {
        failures.delete(path)
        nobody.add(path)
        return
      }
      if (tries >= (options.retries ?? 0)) {
        failures.set(path, error)
        throw error
      }
    }
  }
}

/** Asks the server unless the stored answer is fresh; concurrent readers of one path share one request. */
export function refresh(endpoint: Endpoint, params: Record<string, string>, options: ReadOptions = {}): Promise<void> {
  const path = fillPath(endpoint.path, params)
  if (isFresh(path, options.freshFor)) return Promise.resolve()
  const running = underWay.get(path)
  if (running) return running
  const asking = ask(endpoint, params, path, options).finally(() => underWay.delete(path))
  underWay.set(path, asking)
  return asking
}
