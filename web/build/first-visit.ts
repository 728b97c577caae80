import { paths } from '../src/app/paths.ts'
import { bundleSizes } from './sizes/bundle-sizes.ts'

/**
 * The screens that a learner opens in the first minutes: the service worker stores their files while it is installed.
 */
const FIRST: readonly string[] = [
  paths.home,
  paths.dashboard,
  paths.modules,
  paths.module,
  paths.quizzes,
  paths.quiz,
  paths.practice,
]
const isCode = (url: string) => /^assets\/.+\.(js|css)$/.test(url)

/**
 * What the build at `dist` needs for the first screens, in every language: paths below `dist`. The evaluator's data are
 * not among them: they are the largest files, and practice loads them when it is opened.
 */
export const firstVisitFiles = (dist: string): Set<string> =>
  new Set(
    bundleSizes(dist)
      .routes()
      .filter(({ path }) => FIRST.includes(path))
      .flatMap(({ files, words, data }) => [...files.filter((file) => !data.includes(file)), ...words]),
  )

/**
 * Marks, in the service worker's list of files, the code that the worker fetches after the first screen is shown
 * instead of during its installation.
 */
export const fetchedLater =
  (dist: string) =>
  <Entry extends { url: string }>(entries: Entry[]) => {
    const first = firstVisitFiles(dist)
    const manifest = entries.map((entry) =>
      isCode(entry.url) && !first.has(entry.url) ? { ...entry, later: true } : entry,
    )
    return { manifest, warnings: [] }
  }
