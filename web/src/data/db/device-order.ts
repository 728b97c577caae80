import { uuidv7 } from 'uuidv7'
import type { SituDb } from './db'

export interface DeviceOrder {
  /** Identifies this copy of the database; a copy restored elsewhere gets its own id. */
  deviceId: string
  nextSeq: number
}

/**
 * The device's id and its next place in its own order; created at first use. Call it inside a transaction on `meta`.
 */
export async function deviceOrder(db: SituDb): Promise<DeviceOrder> {
  const known = (await db.meta.get('device'))?.value as DeviceOrder | undefined
  if (known) return known
  const made = { deviceId: uuidv7(), nextSeq: 1 }
  await db.meta.put({ key: 'device', value: made })
  return made
}

export const saveDeviceOrder = (db: SituDb, order: DeviceOrder) => db.meta.put({ key: 'device', value: order })

/** Like `deviceOrder`, for use outside of a transaction. It writes only when the device has no id yet. */
export const knownDeviceOrder = async (db: SituDb): Promise<DeviceOrder> =>
  ((await db.meta.get('device'))?.value as DeviceOrder | undefined) ??
  db.transaction('rw', db.meta, () => deviceOrder(db))
