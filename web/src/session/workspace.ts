import { t } from '@lingui/core/macro'
import type { ProfileInput, User } from 'shared/model/user'
import { askToPersist } from '#browser/storage'
import { closeDb, deleteDb, openDb, openedDb, type SituDb, unlessClosed } from '#data/db'
import { fetchLibrary } from '#data/library'
import { outboxChanged } from '#data/outbox'
import { OutboxRunner } from '#data/outbox-runner'
import { profileSent, saveProfile, withUnsentProfile } from '#data/profile'
import { submitOverdueRuns } from '#data/quiz-runs'
import { forgetFreshness } from '#data/reader'
import { readSyncCounts } from '#data/sync-status'
import { toast } from '#ui/toast'
import { settleBeforeLeaving } from './before-leaving'
import { databaseWasLost, forgetDatabaseMark } from './data-loss'

// What a signed-in user works in: their database and the queue that sends from it. Apart from the session, so that a visitor's
// screens do not wait for the database library.

/** The first screen comes before the library that is fetched for offline reading. */
const LIBRARY_AFTER_MS = 1500
let runner: OutboxRunner | undefined
let watching: AbortController | undefined

/** The queue of the signed-in user. */
export const currentRunner = () => runner

/** Opens the user's database and starts to send what waits in it. */
export function openWorkspace({ id }: User, onSignedOut: () => void, onProfile: () => void) {
  void runner?.stop()
  forgetFreshness()
  const home = openDb(id)
  runner = new OutboxRunner(home)
  runner.addEventListener('signed-out', onSignedOut)
  watchOverdueRuns(home)
  profileSent.addEventListener('sent', onProfile, watching && { signal: watching.signal })
  void settleIn(home).catch(unlessClosed(home))
}

/** Ends the quizzes whose time is over, now and whenever the learner comes back. */
function watchOverdueRuns(home: SituDb) {
  watching?.abort()
  watching = new AbortController()
  const { signal } = watching
  const look = () => void submitOverdueRuns(home, Date.now()).catch(unlessClosed(home))
  const visible = () => document.visibilityState === 'visible' && look()
  look()
  addEventListener('focus', look, { signal })
  document.addEventListener('visibilitychange', visible, { signal })
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
  if (home.isOpen()) await fetchLibrary(home)
}

/** The signed-in user with what the server was not told yet. */
export async function withUnsent(user: User): Promise<User> {
  const home = openDb(user.id)
  try {
    return await withUnsentProfile(home, user)
  } catch (error) {
    unlessClosed(home)(error)
    return user
  }
}

/** Queues a change of the user's own profile; answers the user with it. */
export async function changeOwnProfile(user: User, change: ProfileInput): Promise<User> {
  await saveProfile(openDb(user.id), change)
  return withUnsent(user)
}

/** Writes what screens still hold. */
export const settleWorkspace = async () => {
  if (runner) await settleBeforeLeaving()
}

/** Fetches what the offline library lacks, if somebody is here. */
export async function refreshLibrary() {
  const home = openedDb()
  if (home) await fetchLibrary(home)
}

/** Sends for so long, and answers how many writes are still not sent. */
export async function flushWorkspace(timeoutMs: number): Promise<number> {
  const home = openedDb()
  // The server has ended the session in the meantime: there is nothing left to send with.
  if (!home) return 0
  await settleWorkspace()
  await runner?.flush(timeoutMs)
  const counts = await readSyncCounts(home).catch(unlessClosed(home))
  return counts ? counts.waiting + counts.setAside : 0
}

/** Stops sending; what waits stays in the database. */
export function stopWorkspace() {
  watching?.abort()
  void runner?.stop()
  runner = undefined
}

export function closeWorkspace() {
  closeDb()
  forgetFreshness()
}

/** Removes everything of a user from this device. */
export async function deleteWorkspace(userId: string) {
  await deleteDb(userId)
  forgetDatabaseMark(userId)
}
