import { useSyncExternalStore } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { auth } from 'shared/contract/calls/auth'
import type { ProfileInput, User } from 'shared/model/people/user'
import { call } from '#data/http/client'
import { type EndedUser, endedUser, lastUser, rememberEndedUser, rememberUser, sessionHinted } from './device-marks'
import { forgetOwedSignOut, oweSignOut, owesSignOut, paySignOut } from './sign-out-debt'

export type Session =
  | { status: 'loading' }
  /**
   * `ended` is the user whose session the server ended; their unsent work stays on this device. `refused`: the server
   * refused to renew the session, after which the sign-in form is shown.
   */
  | { status: 'anonymous'; ended?: EndedUser | undefined; refused?: boolean }
  | { status: 'signed-in'; user: User }

/** Milliseconds for which the current-user reply stays fresh. */
export const USER_FRESH_MS = 5 * 60_000
/** Milliseconds for which signing out waits for unsent writes. */
export const SIGN_OUT_FLUSH_MS = 5000

let session: Session = { status: 'loading' }
let askedAt = 0
/**
 * Number of sign-outs and session starts so far. A reply is ignored if the number has changed since its request,
 * because it says nothing about the current user.
 */
let departures = 0
/** Whether a sign-out is in progress, with writes still being sent. */
let isLeaving = false
const listeners = new Set<() => void>()
/** Connects the tabs of this browser, once the session has started. */
let tabs: BroadcastChannel | undefined

function become(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

/**
 * Milliseconds between rotations of the session token: once a day is sufficient, because a token expires after 14 days
 * without use.
 */
const ROTATE_AFTER_MS = 86_400_000
const ROTATED = 'situ.rotated-at'

/** Loaded with the first user, because a visitor's screens do not need it. */
const workspace = () => import('./workspace/workspace')

/** The id of the signed-in user. */
const hereNow = () => (session.status === 'signed-in' ? session.user.id : undefined)

/**
 * Makes a user the signed-in one: opens their database, starts to send its queue, and removes the cached replies of
 * another user who was signed in before.
 */
async function enter(user: User) {
  const { openWorkspace, clearWorkspace } = await workspace()
  const before = hereNow()
  const ask = () => void checkUser()
  if (session.status !== 'signed-in' || session.user.id !== user.id) openWorkspace(user, ask, ask)
  // The mark for the service worker is written without delaying the first screen.
  void rememberUser(user)
  rememberEndedUser(undefined)
  become({ status: 'signed-in', user })
  if (before !== undefined && before !== user.id) await clearWorkspace(before)
}

/** The server's record of a user, with the changes of this device that were not sent yet. */
const asSeenHere = async (user: User) => (await workspace()).withUnsent(user)

/** Changes the signed-in user's own profile, here at once and on the server as soon as possible. */
export async function changeProfile(change: ProfileInput): Promise<void> {
  if (session.status !== 'signed-in') return
  const user = await (await workspace()).changeOwnProfile(session.user, change)
  void rememberUser(user)
  become({ status: 'signed-in', user })
}

async function leave(ended?: EndedUser, refused = false) {
  departures++
  const { settleWorkspace, stopWorkspace, closeWorkspace, clearWorkspace } = await workspace()
  await settleWorkspace()
  stopWorkspace()
  await rememberUser(undefined)
  localStorage.removeItem(ROTATED)
  rememberEndedUser(ended)
  const userId = hereNow()
  // The database is closed in the same task in which the state changes, so that no screen of the learner is rendered
  // without its database.
  closeWorkspace()
  become({ status: 'anonymous', ended, refused })
  // The replies are removed only after the database is closed, so that no late reply is stored after the removal.
  if (userId !== undefined) await clearWorkspace(userId)
}

/**
 * Asks the server who is signed in, and signs that user in, or out if the reply is a 401. After any other failure,
 * nothing changes for a signed-in user.
 */
export async function checkUser(): Promise<void> {
  if (isLeaving) return
  askedAt = Date.now()
  const before = departures
  // The server has not confirmed an earlier sign-out: the cookie of that session must not sign anybody in.
  if (owesSignOut()) {
    await paySignOut()
    if (departures === before && session.status === 'loading') become({ status: 'anonymous' })
    return
  }
  try {
    const user = await call(auth.user, {})
    if (departures !== before) return
    const seenHere = await asSeenHere(user)
    if (departures !== before) return
    await enter(seenHere)
    if (Date.now() - Number(localStorage.getItem(ROTATED)) > ROTATE_AFTER_MS) await refreshSession()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (departures !== before) return
    if (error.status === 401) await leave(session.status === 'signed-in' ? session.user : endedUser())
    else if (session.status === 'loading') become({ status: 'anonymous' })
  }
}

/**
 * Starts with the user stored on this device, without waiting for the network, and asks the server meanwhile. If none
 * is stored, it waits for the server only where a cookie hints at a session.
 */
export async function startSession() {
  session = { status: 'loading' }
  askedAt = 0
  departures++
  isLeaving = false
  tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('situ-session') : undefined
  addEventListener('focus', () => {
    if (session.status === 'signed-in' && Date.now() - askedAt > USER_FRESH_MS) void checkUser()
  })
  addEventListener('focus', () => void paySignOut())
  addEventListener('online', async () => {
    await paySignOut()
    if (session.status !== 'signed-in') return
    await checkUser()
    await (await workspace()).refreshLibrary()
  })
  tabs?.addEventListener('message', (e) => void (e.data === 'out' ? leave() : checkUser()))
  const known = lastUser()
  if (known) await enter(known)
  if (known) void checkUser()
  else if (sessionHinted()) await checkUser()
  else if (owesSignOut()) void checkUser()
  else become({ status: 'anonymous', ended: endedUser() })
}

/** Starts the session on this device after a successful sign-in or registration. */
export async function signIn(user: User) {
  localStorage.setItem(ROTATED, String(Date.now()))
  forgetOwedSignOut()
  await enter(user)
  tabs?.postMessage('in')
}

/** Sends the queue, for as long as signing out allows. */
export const flushBeforeLeaving = async () => (await workspace()).flushWorkspace(SIGN_OUT_FLUSH_MS)

/**
 * Sends the queue for up to five seconds, ends the session at the server, and signs out. Where the server cannot be
 * reached, the session is ended at the next contact, before anything else. Returns the number of unsent writes, which
 * stay in the user's database.
 */
export async function signOut(): Promise<number> {
  isLeaving = true
  try {
    oweSignOut()
    const { flushWorkspace, endBackgroundReads } = await workspace()
    const readsEnd = endBackgroundReads()
    const unsent = await flushWorkspace(SIGN_OUT_FLUSH_MS)
    await Promise.race([readsEnd, new Promise((late) => setTimeout(late, SIGN_OUT_FLUSH_MS))])
    // The user is signed out here whether or not the call succeeds.
    await paySignOut()
    await leave()
    tabs?.postMessage('out')
    return unsent
  } catch (error) {
    ;(await workspace()).resumeBackgroundReads()
    throw error
  } finally {
    isLeaving = false
  }
}

/** Signs out and deletes everything of this user from the device. Unsent writes are lost: the caller has warned. */
export async function forgetThisDevice(userId: string): Promise<void> {
  await signOut()
  await (await workspace()).deleteWorkspace(userId)
}

/** Asks for a new session token; a refusal signs out and leads to the sign-in form. */
export async function refreshSession(): Promise<void> {
  try {
    await call(auth.refresh, {})
    localStorage.setItem(ROTATED, String(Date.now()))
    await checkUser()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) await leave(session.status === 'signed-in' ? session.user : undefined, true)
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const currentSession = () => session
export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession, currentSession)

/** The signed-in user. Throws outside of the signed-in frame. */
export function useUser(): User {
  const now = useSession()
  if (now.status !== 'signed-in') throw new Error('this screen needs a signed-in user')
  return now.user
}
