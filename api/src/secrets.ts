import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { putInFreePlace } from './durable-file.ts'

const KEY_BYTES = 32
const OWNER_ONLY = 0o600

/** A key that cannot be used; the message consists of whole sentences. */
export class KeyError extends Error {}

const keyFile = (dataDir: string) => join(dataDir, 'secret.key')
/** Whether the data folder has a key, which an earlier start has made. */
export const hasKeyFile = (dataDir: string) => existsSync(keyFile(dataDir))

/** If the process is killed while the key is made, there is either no key or a whole one. */
function makeKey(file: string) {
  const part = `${file}.${process.pid}.part`
  rmSync(part, { force: true })
  writeFileSync(part, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: OWNER_ONLY, flag: 'wx' })
  putInFreePlace(part, file)
}

/**
 * The server's secret key: from the environment, or made at the first start and stored in the data folder. Throws a
 * `KeyError` if the file of the key is empty.
 */
export function secretKey(given: string | undefined, dataDir: string): string {
  if (given) return given
  const file = keyFile(dataDir)
  if (!existsSync(file)) makeKey(file)
  const key = readFileSync(file, 'utf8').trim()
  if (key === '')
    throw new KeyError(
      `The key file ${file} is empty: an earlier start was stopped while it made it. Delete it, and a new key is made; second factors and passwords that wait to be handed over must then be set again.`,
    )
  return key
}

/** A mark that distinguishes two keys and reveals nothing else about them. */
export const keyMark = (key: string) =>
  Buffer.from(hkdfSync('sha256', key, '', 'situ key mark', KEY_BYTES)).toString('base64url')

const SEED_CHARACTERS = 32
/** Seed of a user's identicon: reveals nothing of the user without the key. */
export const avatarSeed = (key: string, userId: string) =>
  hash('sha256', `${key} avatar ${userId}`, 'hex').slice(0, SEED_CHARACTERS)

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** A separate key for each purpose, so that text encrypted for one cannot be decrypted for another. */
const keyFor = (key: string, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `situ ${purpose}`, KEY_BYTES))

/**
 * The purposes of encryption. A stored text can be decrypted only with the word of its purpose, so these words must not
 * change.
 */
export const PURPOSES = { secondFactor: 'second factor', handedPassword: 'handed password', mail: 'mail' } as const

/** Encrypts a text with the server's key, bound to its purpose and its owner. */
export function seal(key: string, purpose: string, owner: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(key, purpose), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}
/** The decrypted text; throws where key, purpose or owner differ, or a byte was changed. */
export function unseal(key: string, purpose: string, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, keyFor(key, purpose), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}
