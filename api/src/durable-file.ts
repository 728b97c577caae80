import { closeSync, copyFileSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

const OWNER_ONLY = 0o600

/** Creates an empty file that only its owner can read. Returns false, and changes nothing, where the file exists. */
export function makeOwnerOnly(file: string) {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

function sync(path: string, flag: 'r' | 'r+') {
  const fd = openSync(path, flag)
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/**
 * Writes a folder's entries to the disk. Does nothing on Windows, which cannot open folders and whose file system
 * journals names itself.
 */
function syncFolderOf(file: string) {
  if (process.platform !== 'win32') sync(dirname(file), 'r')
}

/**
 * Moves a finished file to its name, replacing any earlier file. After a kill or a power failure one of the two is
 * there, whole.
 */
export function putInPlace(part: string, file: string) {
  sync(part, 'r+')
  renameSync(part, file)
  syncFolderOf(file)
}

/**
 * As `putInPlace`, but an existing file is kept and the finished one is deleted: of two simultaneous processes, the
 * file of the first one remains. Where the file system has no hard links, the file is replaced.
 */
export function putInFreePlace(part: string, file: string) {
  sync(part, 'r+')
  try {
    linkSync(part, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Some file systems have no hard links.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS') return putInPlace(part, file)
    if (code !== 'EEXIST') throw error
  }
  rmSync(part)
  syncFolderOf(file)
}

/** Gives a file a second name, under which its content is kept when another file replaces it under the first name. */
export function keepAs(file: string, kept: string) {
  try {
    linkSync(file, kept)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error
    // Some file systems have no hard links.
    const part = `${kept}.part`
    copyFileSync(file, part)
    putInPlace(part, kept)
  }
  syncFolderOf(kept)
}
