import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The environment variable with the folder in which the workers of a run share their seeded databases. */
export const SEEDED_FOLDER = 'SITU_SEEDED_FOLDER'
const make = () => mkdtempSync(join(tmpdir(), 'situ-seeded-'))
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

let own: string | undefined
/** The folder of a process outside a test run, such as a proof or a benchmark. */
export function ownFolder() {
  if (own === undefined) {
    const folder = make()
    process.once('exit', () => remove(folder))
    own = folder
  }
  return own
}

/** Vitest's global set-up: makes the folder before a run and removes it afterwards. */
export default function shareFolder() {
  const folder = make()
  process.env[SEEDED_FOLDER] = folder
  return () => remove(folder)
}
