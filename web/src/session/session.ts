import { t } from '@lingui/core/macro'
import { useSyncExternalStore } from 'react'
import { auth } from 'shared/contract/auth'
import type { User } from 'shared/model/user'
import { askToPersist } from '#browser/storage'
import { ApiError, call } from '#data/client'
import { closeDb, db, deleteDb, openDb, type SituDb, unlessClosed } from '#data/db'
import { fetchMissingModules } from '#data/module-library'
import { outboxChanged } from '#data/outbox'
import { OutboxRunner } from '#data/outbox-runner'
import { forgetFreshness } from '#data/reader'
import { readSyncCounts } from '#data/sync-status'
import { toast } from '#ui/toast'
import { settleBeforeLeaving } from './before-leaving'
import { databaseWasLost, forgetDatabaseMark } from './data-loss'
import { lastUser, rememberUser, sessionHinted } from './device-marks'

export type Session =
  | { status: 'loading' }
  /** `ended` names the user whose session the server ended; their unsent work waits on this device. */
  | { status: 'anonymous'; ended?: User | undefined }
  | { status: 'signed-in'; user: User }

/** The current-user answer stays fresh so long (spec 1 §9). */
export const USER_FRESH_MS = 5 * 60_000
/** How long signing out waits for what is not sent yet. */
export const SIGN_OUT_FLUSH_MS = 5000

/** The first screen comes before the library that is fetched for offline reading. */
const LIBRARY_AFTER_MS = 1500

let session: Session = { status: 'loading' }
let runner: OutboxRunner | undefined
let askedAt = 0
/** How often somebody has left: an answer to a question of before says nothing about who is here now. */
let departures = 0
const listeners = new Set<() => void>()
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('situ-session') : undefined

function become(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

/** Opens the user's database and starts to send what waits in it. */
async function enter(user: User) {
  if (session.status !== 'signed-in' || session.user.id !== user.id) {
    runner?.stop()
    forgetFreshness()
    const home = openDb(user.id)
    runner = new OutboxRunner(home)
    runner.addEventListener('signed-out', () => void checkUser())
    void settleIn(home).catch(unlessClosed(home))
  }
  await rememberUser(user)
  become({ status: 'signed-in', user })
}

/** What is done once for a user who has just come in, beside the first screen. */
async function settleIn(home: SituDb) {
  outboxChanged.addEventListener('write', () => void askToPersist(), { once: true })
  if (await databaseWasLost(home))
    toast({
      tone: 'warning',
      title: t`The browser has cleared this device’s data`,
      description: t`What the server had is coming back. Notes, drafts and recordings that existed only here are gone; a backup brings them back.`,
    })
  await new Promise((later) => setTimeout(later, LIBRARY_AFTER_MS))
  if (home.isOpen()) await fetchMissingModules(home)
}

async function leave(ended?: User) {
  departures++
  if (runner) await settleBeforeLeaving()
  runner?.stop()
  runner = undefined
  await rememberUser(undefined)
  // In one turn: no screen of the learner is drawn again without its database.
  closeDb()
  forgetFreshness()
  become({ status: 'anonymous', ended })
}

/** Asks the server who is signed in. No answer is no refusal: without a network the last user goes on. */
export async function checkUser(): Promise<void> {
  askedAt = Date.now()
  const before = departures
  try {
    const user = await call(auth.user, {})
    if (departures === before) await enter(user)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (departures !== before) return
    if (error.status === 401) await leave(session.status === 'signed-in' ? session.user : undefined)
    else if (session.status === 'loading') become({ status: 'anonymous' })
  }
}

/** Starts with the last user of this device, without waiting for a network, and asks the server in the meantime. */
export async function startSession() {
  addEventListener('focus', () => {
    if (session.status === 'signed-in' && Date.now() - askedAt > USER_FRESH_MS) void checkUser()
  })
  addEventListener(
    'online',
    () => session.status === 'signed-in' && void checkUser().then(() => runner && fetchMissingModules(db())),
  )
  tabs?.addEventListener('message', (e) => void (e.data === 'out' ? leave() : checkUser()))
  const known = lastUser()
  if (known) await enter(known)
  if (known) void checkUser()
  else if (sessionHinted()) await checkUser()
  else become({ status: 'anonymous' })
}

/** After a successful sign-in or registration. */
export async function signIn(user: User) {
  await enter(user)
  tabs?.postMessage('in')
}

/** Sends what it can for five seconds, tells the server, and leaves. Answers how many writes are not sent: they stay in the user's database. */
export async function signOut(): Promise<number> {
  await settleBeforeLeaving()
  await runner?.flush(SIGN_OUT_FLUSH_MS)
  const { waiting, setAside } = await readSyncCounts(db())
  try {
    await call(auth.logout, {}, { timeout: SIGN_OUT_FLUSH_MS })
  } catch (error) {
    // "Logout clears the cached user whether or not the call succeeds" (spec 1 §4).
    if (!(error instanceof ApiError)) throw error
  }
  await leave()
  tabs?.postMessage('out')
  return waiting + setAside
}

/** Signs out and removes everything of this user from the device. What was not sent is lost: the caller has warned. */
export async function forgetThisDevice(): Promise<void> {
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  await signOut()
  if (!userId) return
  await deleteDb(userId)
  forgetDatabaseMark(userId)
}

/** Asks for a new session token; a failure signs out (spec 1 §4). */
export async function refreshSession(): Promise<void> {
  try {
    await call(auth.refresh, {})
    await checkUser()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status !== 0) await leave()
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const currentSession = () => session
export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession)

/** The signed-in user; only for screens inside the signed-in frame. */
export function useUser(): User {
  const now = useSession()
  if (now.status !== 'signed-in') throw new Error('this screen needs a signed-in user')
  return now.user
}

/** The queue of the signed-in user. */
export const currentRunner = () => runner
