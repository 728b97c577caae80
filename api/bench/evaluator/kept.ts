// Results that take minutes to compute and that more than one script needs.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
const CACHE = join(ROOT, 'node_modules/.cache/situ-tables')

/** The code of some files, named from the root of the project: a result depends on the code that computes it. */
export const codeOf = (files: readonly string[]) => files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('')

/** The result of `compute`, kept in node_modules/.cache under a hash of its name and of all that it depends on. */
export function kept<T>(name: string, dependsOn: unknown, compute: () => T): T {
  const key = createHash('sha256').update(name).update(JSON.stringify(dependsOn)).digest('hex')
  const file = join(CACHE, `${key.slice(0, 32)}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T
  const result = compute()
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(file, JSON.stringify(result))
  return result
}
