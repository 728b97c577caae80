// Fails where the build exceeds its limits, so that growth is noticed. The limits are the sizes reached so far. They
// are only ever lowered, except the limit of all files kept for offline use, which grows with every new screen. Those of
// the screens with the evaluator were raised four times: by 114 for tables that use most of the 250 kB that a language
// may have, by 22 and by 5 for trees that predicted the merit of each sentence, and by 19 for the network that took their
// place, with vectors of words, less 15,000 n-grams of each table. That of the first visit was raised for larger trees of
// the evaluator, from 407 to 436, and lowered again to 432.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { INTERFACE_LANGUAGES } from '../../../shared/src/model/languages.ts'
import { STATIC_PATHS, staticPage, staticPath } from '../../../shared/src/model/static-pages.ts'
import { dist } from '../output/build-record.ts'
import { bundleSizes, type RouteSize, scripts, stylesheets } from './bundle-sizes.ts'
import type { ModuleSizes } from './module-sizes.ts'

/** KiB of JavaScript and CSS, compressed. The goals are 135, 60, 8 and, for the first visit, 600. */
const CAPS = { signedIn: 241, public: 143, static: 4, auth: 10.2, css: 13, firstVisit: 432, offline: 1317 }
/**
 * KiB that the catalogue of each further language may add to the files kept for offline use. `CAPS` is for two
 * languages.
 */
const CATALOGUE = { firstVisit: 23, offline: 66 }
const further = INTERFACE_LANGUAGES.length - 2
/** Caps in KiB for screens that load the evaluator and its data of one language. */
const LARGER: Record<string, number> = {
  '/practice': 549,
  '/try': 547,
  '/casper/result/$run': 535.5,
}
/** KiB of what the evaluator knows of one language: 250 kB. */
const LANGUAGE_DATA = { file: /^assets\/(?:french|english)-/, most: 244 }
/** Caps in KiB. The visitor's trial has the styles of the practice screen, and of both frames. */
const LARGER_CSS: Record<string, number> = { '/try': 13.8 }

const { routes, offline, weight } = bundleSizes(dist)
const modules = JSON.parse(readFileSync(join(dist, '.vite/modules.json'), 'utf8')) as ModuleSizes
const problems: string[] = []
const check = (what: string, kib: number, most: number, files: readonly string[] = []) => {
  if (kib <= most) return
  const largest = [...files].sort((a, b) => weight([b]) - weight([a])).slice(0, 3)
  const lines = largest.flatMap((file) => [
    `    ${file}: ${weight([file]).toFixed(1)} KiB`,
    ...(modules[file] ?? []).map(
      ([module, bytes]) => `      ${(bytes / 1024).toFixed(1)} KiB before compression: ${module}`,
    ),
  ])
  problems.push(`  ${what}: ${kib.toFixed(1)} KiB, at most ${most}`, ...lines)
}
// A visitor gets the static page at these addresses, which is checked below.
const all = routes().filter(({ path, isPublic }) => !isPublic || staticPath(path) === undefined)
const most = (some: RouteSize[], size: (route: RouteSize) => number) => Math.max(...some.map(size))
for (const route of all) {
  check(route.path, route.total, LARGER[route.path] ?? (route.isPublic ? CAPS.public : CAPS.signedIn), route.files)
  check(`${route.path}, CSS`, route.css, LARGER_CSS[route.path] ?? CAPS.css)
}
for (const path of STATIC_PATHS)
  for (const language of INTERFACE_LANGUAGES) {
    const page = staticPage(path, language)
    const html = readFileSync(join(dist, page), 'utf8')
    const files = [...scripts(html).map(([, , file = '']) => file), ...stylesheets(html)]
    check(page, weight(files), path.startsWith('/auth') ? CAPS.auth : CAPS.static, files)
  }
const languageData = Object.keys(modules).filter((name) => LANGUAGE_DATA.file.test(name))
if (languageData.length === 0) problems.push('  the data of no language were found: their files have other names')
for (const file of languageData) check(file, weight([file]), LANGUAGE_DATA.most, [file])
const { first, total } = offline()
check('what is kept at the first visit', first, CAPS.firstVisit + further * CATALOGUE.firstVisit)
check('all that is kept for offline use', total, CAPS.offline + further * CATALOGUE.offline)
const signedIn = most(
  all.filter(({ isPublic }) => !isPublic),
  ({ total }) => total,
)
const open = most(
  all.filter(({ isPublic }) => isPublic),
  ({ total }) => total,
)
console.log(
  `sizes: signed-in routes up to ${signedIn.toFixed(1)} KiB, public ones ${open.toFixed(1)}, CSS ${most(all, ({ css }) => css).toFixed(2)}, first visit ${first.toFixed(0)}, offline ${total.toFixed(0)}`,
)
if (problems.length > 0) {
  console.error(`The build has grown past its caps (web/build/sizes/check-sizes.ts):\n${problems.join('\n')}`)
  process.exit(1)
}
