import { hash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const KEY_BYTES = 32
const OWNER_ONLY = 0o600

/** The server's secret key: given, or made at the first start and kept in the data folder. */
export function secretKey(given: string | undefined, dataDir: string): string {
  if (given) return given
  const file = join(dataDir, 'secret.key')
  if (!existsSync(file))
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: OWNER_ONLY, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}

const SEED_CHARACTERS = 32
/** Seed of a user's identicon: tells nothing of the user to who has not the key. */
export const avatarSeed = (key: string, userId: string) =>
  hash('sha256', `${key} avatar ${userId}`, 'hex').slice(0, SEED_CHARACTERS)
