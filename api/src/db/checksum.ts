import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { putInPlace } from '../durable-file.ts'
import { FileError } from './file-error.ts'

const CHUNK_BYTES = 1 << 20
const OWNER_ONLY = 0o600
export const sumOf = (file: string) => `${file}.sha256`

function digest(file: string) {
  const hash = createHash('sha256')
  const chunk = Buffer.alloc(CHUNK_BYTES)
  const fd = openSync(file, 'r')
  try {
    for (let size = readSync(fd, chunk); size > 0; size = readSync(fd, chunk)) hash.update(chunk.subarray(0, size))
  } finally {
    closeSync(fd)
  }
  return hash.digest('hex')
}

/** Writes a checksum file beside a file, in the format of `sha256sum --check`. */
export function keepSum(file: string) {
  const part = `${sumOf(file)}.${process.pid}.part`
  rmSync(part, { force: true })
  writeFileSync(part, `${digest(file)}  ${basename(file)}\n`, { mode: OWNER_ONLY, flag: 'wx' })
  putInPlace(part, sumOf(file))
}

/**
 * Throws a `FileError` if a file does not match its checksum, the only check that detects a changed bit in a text. Does
 * nothing where the file or its checksum is missing.
 */
export function checkSum(file: string) {
  if (!existsSync(file) || !existsSync(sumOf(file))) return
  const [expected] = readFileSync(sumOf(file), 'utf8').split(' ')
  if (digest(file) !== expected) throw new FileError(`${file} is damaged: its checksum is another one.`)
}
