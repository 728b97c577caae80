/** The largest number of files directly in a folder; with more, its contents are hard to survey. */
const FILES_MAX = 25

/**
 * The folders with more source files of their own than `FILES_MAX`, each with its count; tests do not count. `except`
 * names folders of generated lists, such as migrations.
 */
export function crowdedFolders(paths: readonly string[], except: readonly string[] = []): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
    if (!/\.(test|browser)\.tsx?$/.test(path)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([folder, count]) => count > FILES_MAX && !except.includes(folder))
    .map(([folder, count]) => `${folder}: ${count} files`)
}
