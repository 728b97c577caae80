import { cpSync, existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** Days for which the files of a replaced build are kept for open pages and waiting service workers. */
export const KEPT_DAYS = 30
const DAY_MS = 86_400_000
const SECOND_MS = 1000

/**
 * Copies the hashed files of a build that is about to be replaced into `earlier`, and removes from there what was
 * replaced more than thirty days before `now` (epoch milliseconds). A file's time is when its build was replaced.
 */
export function keepAssets(dist: string, earlier: string, now: number) {
  const [from, to] = [join(dist, 'assets'), join(earlier, 'assets')]
  const had = existsSync(from) ? readdirSync(from) : []
  for (const name of had) {
    cpSync(join(from, name), join(to, name))
    utimesSync(join(to, name), now / SECOND_MS, now / SECOND_MS)
  }
  for (const name of existsSync(to) ? readdirSync(to) : [])
    if (statSync(join(to, name)).mtimeMs < now - KEPT_DAYS * DAY_MS) rmSync(join(to, name))
}
