import { useSyncExternalStore } from 'react'
import { auth } from 'shared/contract/auth'
import type { ProfileInput, User } from 'shared/model/user'
import { ApiError, call } from '#data/client'
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

let session: Session = { status: 'loading' }
let askedAt = 0
/** How often somebody has left: an answer to a question of before says nothing about who is here now. */
let departures = 0
const listeners = new Set<() => void>()
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('situ-session') : undefined

function become(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

/** The rotation of the session's token: once a day is often enough (sync-and-security.md §5 gives it 14 days of idleness). */
const ROTATE_AFTER_MS = 86_400_000
const ROTATED = 'situ.rotated-at'

/** Loaded with the first user: a visitor's screens do without it. */
const workspace = () => import('./workspace')

/** Opens the user's database and starts to send what waits in it. */
async function enter(user: User) {
  const { openWorkspace } = await workspace()
  const ask = () => void checkUser()
  if (session.status !== 'signed-in' || session.user.id !== user.id) openWorkspace(user, ask, ask)
  // The mark for the worker is written beside the first screen, not before it.
  void rememberUser(user)
  become({ status: 'signed-in', user })
}

/** As the server knows them, with what this device has not told it yet. */
const asSeenHere = async (user: User) => (await workspace()).withUnsent(user)

/** Changes the signed-in user's own profile, here at once and on the server as soon as it can be. */
export async function changeProfile(change: ProfileInput): Promise<void> {
  if (session.status !== 'signed-in') return
  const user = await (await workspace()).changeOwnProfile(session.user, change)
  void rememberUser(user)
  become({ status: 'signed-in', user })
}

async function leave(ended?: User) {
  departures++
  const { settleWorkspace, stopWorkspace, closeWorkspace } = await workspace()
  await settleWorkspace()
  stopWorkspace()
  await rememberUser(undefined)
  // In one turn: no screen of the learner is drawn again without its database.
  closeWorkspace()
  become({ status: 'anonymous', ended })
}

/** Asks the server who is signed in. No answer is no refusal: without a network the last user goes on. */
export async function checkUser(): Promise<void> {
  askedAt = Date.now()
  const before = departures
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
    if (error.status === 401) await leave(session.status === 'signed-in' ? session.user : undefined)
    else if (session.status === 'loading') become({ status: 'anonymous' })
  }
}

/** Starts with the last user of this device, without waiting for a network, and asks the server in the meantime. */
export async function startSession() {
  addEventListener('focus', () => {
    if (session.status === 'signed-in' && Date.now() - askedAt > USER_FRESH_MS) void checkUser()
  })
  addEventListener('online', async () => {
    if (session.status !== 'signed-in') return
    await checkUser()
    await (await workspace()).refreshLibrary()
  })
  tabs?.addEventListener('message', (e) => void (e.data === 'out' ? leave() : checkUser()))
  const known = lastUser()
  if (known) await enter(known)
  if (known) void checkUser()
  else if (sessionHinted()) await checkUser()
  else become({ status: 'anonymous' })
}

/** After a successful sign-in or registration. */
export async function signIn(user: User) {
  localStorage.setItem(ROTATED, String(Date.now()))
  await enter(user)
  tabs?.postMessage('in')
}

/** Sends what waits, for as long as signing out does. */
export const flushBeforeLeaving = async () => (await workspace()).flushWorkspace(SIGN_OUT_FLUSH_MS)

/** Sends what it can for five seconds, tells the server, and leaves. Answers how many writes are not sent: they stay in the user's database. */
export async function signOut(): Promise<number> {
  const unsent = await (await workspace()).flushWorkspace(SIGN_OUT_FLUSH_MS)
  try {
    await call(auth.logout, {}, { timeout: SIGN_OUT_FLUSH_MS })
  } catch (error) {
    // "Logout clears the cached user whether or not the call succeeds" (spec 1 §4).
    if (!(error instanceof ApiError)) throw error
  }
  await leave()
  tabs?.postMessage('out')
  return unsent
}

/** Signs out and removes everything of this user from the device. What was not sent is lost: the caller has warned. */
export async function forgetThisDevice(userId: string): Promise<void> {
  await signOut()
  await (await workspace()).deleteWorkspace(userId)
}

/** Asks for a new session token; a failure signs out (spec 1 §4). */
export async function refreshSession(): Promise<void> {
  try {
    await call(auth.refresh, {})
    localStorage.setItem(ROTATED, String(Date.now()))
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
