import { Dexie } from 'dexie'
import type { ProfileInput, User } from 'shared/model/user'
import { withProfileChange } from 'shared/rules/profile-change'
import type { OutboxRow, SituDb } from './db'
import { enqueue } from './outbox'

const SLOT = 'profile'
/** Hears that the server has taken what was changed. */
export const profileSent = new EventTarget()
/** Tells it from within the transaction that takes the answer: whoever hears it works outside of that transaction. */
export const announceProfile = () => Dexie.ignoreTransaction(() => void profileSent.dispatchEvent(new Event('sent')))

const waitingRows = (db: SituDb) =>
  db.outbox
    .where('slot')
    .equals(SLOT)
    .filter(({ state }) => state === 'waiting')
    .sortBy('order')
const bodyOf = ({ args }: OutboxRow) => args.body as ProfileInput

/** Queues a change of the profile, joined with the one that waits: only the last word of each field is sent. */
export const saveProfile = (db: SituDb, change: ProfileInput) =>
  db.transaction('rw', db.outbox, async () => {
    const unsent = (await waitingRows(db)).filter(({ attempted }) => attempted === 0)
    const body: ProfileInput = Object.assign({}, ...unsent.map(bodyOf), change)
    await enqueue(db, { call: 'profile.update', slot: SLOT, args: { body } })
  })

/** A person as the server knows them, with what it was not told yet. */
export const withUnsentProfile = async (db: SituDb, user: User): Promise<User> =>
  (await waitingRows(db)).map(bodyOf).reduce(withProfileChange, user)
