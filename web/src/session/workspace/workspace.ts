import type { ProfileInput, User } from 'shared/model/people/user'
import { askToPersist, promptsToPersist } from '#browser/storage'
import { profileSent, saveProfile, withUnsentProfile } from '#data/account/profile'
import { closeDb, deleteDb, forgetReplies, openDb, openedDb, type SituDb, unlessClosed } from '#data/db/db'
import { forgetFreshness } from '#data/http/reader'
import { fetchLibrary } from '#data/library/library'
import { outboxChanged } from '#data/outbox/outbox'
import { OutboxRunner } from '#data/outbox/outbox-runner'
import { readSyncCounts } from '#data/outbox/sync-status'
import { endPull, resumePull } from '#data/progress/log-pull'
import { submitOverdueRuns } from '#data/quizzes/quiz-runs'
import { settleBeforeLeaving } from './before-leaving'
import { forgetDatabaseMark, noticeDataLoss } from './data-loss'

// The database of a signed-in user and its queue. Apart from the session, so that a visitor's screens do not load the
// database library.

/** Milliseconds before the library is fetched for offline use, so that the first screen comes first. */
const LIBRARY_AFTER_MS = 1500
let runner: OutboxRunner | undefined
let watching: AbortController | undefined
/**
 * Promises of the running fetches of the library, by their abort controllers. An aborted fetch stays until its last
 * request has ended.
 */
const fetches = new Map<AbortController, Promise<void>>()
/** Whether the user is leaving, after which no further fetch begins. */
let isLibraryOver = false

/** The queue of the signed-in user. */
export const currentRunner = () => runner

/**
 * Opens the user's database, starts to send its queue, submits overdue quizzes, and fetches the library a little later.
 * `onSignedOut` runs if the server has ended the session, `onProfile` when a change of the profile was sent.
 */
export function openWorkspace({ id }: User, onSignedOut: () => void, onProfile: () => void) {
  void runner?.stop()
  forgetFreshness()
  isLibraryOver = false
  const db = openDb(id)
  runner = new OutboxRunner(db)
  runner.addEventListener('signed-out', onSignedOut)
  watchOverdueRuns(db)
  profileSent.addEventListener('sent', onProfile, watching && { signal: watching.signal })
  if (!promptsToPersist())
    outboxChanged.addEventListener('write', () => void askToPersist(), {
      once: true,
      ...(watching && { signal: watching.signal }),
    })
  void settleIn(db).catch(unlessClosed(db))
}

/** Submits the quizzes whose time is over, now and whenever the page becomes visible or gets the focus. */
function watchOverdueRuns(db: SituDb) {
  watching?.abort()
  watching = new AbortController()
  const { signal } = watching
  const look = () => void submitOverdueRuns(db, Date.now()).catch(unlessClosed(db))
  const visible = () => document.visibilityState === 'visible' && look()
  look()
  addEventListener('focus', look, { signal })
  document.addEventListener('visibilitychange', visible, { signal })
}

/** Notices a loss of data and, after a pause for the first screen, fetches the library. */
async function settleIn(db: SituDb) {
  await noticeDataLoss(db)
  await new Promise((later) => setTimeout(later, LIBRARY_AFTER_MS))
  if (db.isOpen()) await fillLibrary(db)
}

const abortFetches = () => {
  for (const controller of fetches.keys()) controller.abort()
}

/**
 * Fetches the library. A fetch in progress is aborted and makes no further request; it is not waited for, because its
 * last request may hang for as long as the network does.
 */
async function fillLibrary(db: SituDb) {
  if (isLibraryOver) return
  abortFetches()
  const controller = new AbortController()
  const ended = fetchLibrary(db, controller.signal).finally(() => fetches.delete(controller))
  fetches.set(controller, ended)
  await ended
}

/** Stops reading from the server in the background, and waits for the requests in progress: they need the session. */
export async function endBackgroundReads() {
  isLibraryOver = true
  abortFetches()
  const db = openedDb()
  await Promise.allSettled([...fetches.values(), db && endPull(db)])
}
/** Lets background reads begin again where a sign-out has failed. */
export function resumeBackgroundReads() {
  isLibraryOver = false
  const db = openedDb()
  if (db) resumePull(db)
}

/** The signed-in user with the changes that were not sent yet. */
export async function withUnsent(user: User): Promise<User> {
  const db = openDb(user.id)
  try {
    return await withUnsentProfile(db, user)
  } catch (error) {
    unlessClosed(db)(error)
    return user
  }
}

/** Queues a change of the user's own profile; returns the user with it. */
export async function changeOwnProfile(user: User, change: ProfileInput): Promise<User> {
  await saveProfile(openDb(user.id), change)
  return withUnsent(user)
}

/** Writes the changes that screens have not saved yet. */
export const settleWorkspace = async () => {
  if (runner) await settleBeforeLeaving()
}

/** Fetches what the offline library lacks, if a user is signed in. */
export async function refreshLibrary() {
  const db = openedDb()
  if (db) await fillLibrary(db)
}

/** Sends for up to `timeoutMs`; returns the number of unsent writes. */
export async function flushWorkspace(timeoutMs: number): Promise<number> {
  const db = openedDb()
  // The server has ended the session meanwhile, so nothing can be sent.
  if (!db) return 0
  await settleWorkspace()
  await runner?.flush(timeoutMs)
  const counts = await readSyncCounts(db).catch(unlessClosed(db))
  return counts ? counts.waiting + counts.setAside : 0
}

/** Stops sending; waiting writes stay in the database. */
export function stopWorkspace() {
  watching?.abort()
  void runner?.stop()
  runner = undefined
}

export function closeWorkspace() {
  closeDb()
  forgetFreshness()
}

/** After a user has left, removes from the device the replies that the next sign-in fetches again. */
export const clearWorkspace = (userId: string) => forgetReplies(userId)

/** Deletes everything of a user from this device. */
export async function deleteWorkspace(userId: string) {
  await deleteDb(userId)
  forgetDatabaseMark(userId)
}
