import { msg } from '@lingui/core/macro'
import { Dexie } from 'dexie'
import type { ProfileInput, User } from 'shared/model/people/user'
import { withProfileChange } from 'shared/rules/profile-change'
import type { SituDb } from '#data/db/db'
import { enqueue } from '#data/outbox/outbox'
import type { OutboxRow } from '#data/outbox/outbox-table'
import type { QueuedWrite } from '#data/outbox/queued-write'

const SLOT = 'profile'
/** Dispatches `sent` when the server has accepted a change of the profile. */
export const profileSent = new EventTarget()
/** Dispatched from within the transaction that stores the reply, so listeners are taken out of that transaction. */
const announceProfile = () => Dexie.ignoreTransaction(() => void profileSent.dispatchEvent(new Event('sent')))

const waitingRows = (db: SituDb) =>
  db.outbox
    .where('slot')
    .equals(SLOT)
    .filter(({ state }) => state === 'waiting')
    .sortBy('order')
const bodyOf = ({ args }: OutboxRow) => args.body as ProfileInput

/**
 * Queues a change of the profile, merged with waiting ones that were never sent, so that only the last value of each of
 * their fields is sent.
 */
export const saveProfile = (db: SituDb, change: ProfileInput) =>
  db.transaction('rw', db.outbox, async () => {
    const unsent = (await waitingRows(db)).filter(({ attempted }) => attempted === 0)
    const body: ProfileInput = Object.assign({}, ...unsent.map(bodyOf), change)
    await enqueue(db, { call: 'profile.update', slot: SLOT, args: { body } })
  })

export const profileUpdate: QueuedWrite<'profile.update'> = {
  name: msg`Profile`,
  apply: announceProfile,
  stale: ['/api/auth/user'],
}

/** The server's record of a person, with the changes that were not sent yet. */
export const withUnsentProfile = async (db: SituDb, user: User): Promise<User> =>
  (await waitingRows(db)).map(bodyOf).reduce(withProfileChange, user)
