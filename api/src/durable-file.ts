import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

const OWNER_ONLY = 0o600

/** Makes an empty file that only its owner can read. Answers false, and changes nothing, where a file is there. */
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

/** Windows opens no folder; there the system keeps names in a log of its own. */
function syncFolderOf(file: string) {
  if (process.platform !== 'win32') sync(dirname(file), 'r')
}

/** Gives a finished file its name, in the place of what had it. A kill or a power cut leaves the one or the other, whole. */
export function putInPlace(part: string, file: string) {
  sync(part, 'r+')
  renameSync(part, file)
  syncFolderOf(file)
}

/** As `putInPlace`, but of two processes that do it at once only the first one gives the name. */
export function putInFreePlace(part: string, file: string) {
  sync(part, 'r+')
  try {
    linkSync(part, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Some file systems have no second names for a file.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS') return putInPlace(part, file)
    if (code !== 'EEXIST') throw error
  }
  rmSync(part)
  syncFolderOf(file)
}
