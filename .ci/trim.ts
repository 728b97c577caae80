// Deletes what building and serving never read from the installed packages: type declarations, source maps, sources of
// compiled code, documentation, tests, and binaries for other systems. They are a third of an installation's size.
import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

const packages = join(import.meta.dirname, '../node_modules/.pnpm')
const UNREAD =
  /\.(map|flow|md|mdx|html|tsx|[cm]?ts|h|yml|scss|tsbuildinfo)$|^\.(eslintrc|nycrc|editorconfig|tern-project)$/i
/** Licences are shipped with the app (web/build/notices.ts). */
const KEPT = /licen[cs]e|notice|copying/i
/** Folders that are deleted where they are at the top of a package. */
const UNREAD_FOLDERS = /^(tests?|__tests__|benchmarks?|examples?)$/
/** Sources of SQLite, which its package has compiled already. */
const SOURCES = /better-sqlite3[/\\](deps|src)$/
const isForeign = (path: string) =>
  /[/\\]prebuilds[/\\]/.test(path) &&
  !(basename(path).startsWith(process.platform) && path.endsWith(`-${process.arch}.node`))

/** Whether the folder is a package: it is directly in `node_modules` or in `node_modules/@scope`. */
const isPackage = (path: string) => /[/\\]node_modules[/\\](@[^/\\]+[/\\])?[^@/\\][^/\\]*$/.test(path)

/** The entries of a folder; empty if another start, which trims the same packages, has deleted the folder meanwhile. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/**
 * Deletes the unread files and folders in a folder, and the folders that are empty afterwards; returns whether nothing
 * is left.
 */
function trim(folder: string): boolean {
  let left = 0
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if ((isPackage(folder) && UNREAD_FOLDERS.test(entry.name)) || SOURCES.test(path) || trim(path))
        rmSync(path, { recursive: true, force: true })
      else left++
    } else if (entry.isFile() && !KEPT.test(entry.name) && (UNREAD.test(entry.name) || isForeign(path)))
      rmSync(path, { force: true })
    else left++
  }
  return left === 0
}

trim(packages)
