import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STATIC_PATHS, staticPage, staticPath } from '../../shared/src/model/static-pages.ts'
import { bundleSizes, scripts, stylesheets } from '../build/sizes/bundle-sizes.ts'
import { figure, part } from './report.ts'

const DIST = join(import.meta.dirname, '../dist')
const CAP = { signedIn: 135, firstRender: 115, visitor: 60, ownChunk: 25, css: 8, font: 35, firstVisit: 600 }

/** G1 and G2: the size of what is loaded before each route can be used, and of what is kept for offline use. */
export function measureBundles() {
  part('G1 · JavaScript and CSS per route, brotli 11')
  const { manifest, entry, routes, offline, weight } = bundleSizes(DIST)
  figure('the app before its first render', entry, 'KiB', { most: CAP.firstRender })
  // A visitor gets the static page at some addresses.
  const loaded = routes().filter(({ path, isPublic }) => !isPublic || staticPath(path) === undefined)
  for (const { path, isPublic, total, own, css } of loaded) {
    figure(path, total, 'KiB', { most: isPublic ? CAP.visitor : CAP.signedIn })
    figure(`${path} · the route's own chunks`, own, 'KiB', { most: CAP.ownChunk })
    figure(`${path} · CSS`, css, 'KiB', { most: CAP.css })
  }
  for (const path of STATIC_PATHS) {
    const html = readFileSync(join(DIST, staticPage(path, 'fr')), 'utf8')
    const code = scripts(html)
    const css = stylesheets(html)
    const blocking = code.filter((m) => !/type="module"|\bdefer\b|\basync\b/.test(`${m[1]} ${m[3]}`))
    const name = `${path}, static`
    figure(name, weight([...code.map((m) => m[2] ?? ''), ...css]), 'KiB', { most: CAP.visitor })
    figure(`${name} · CSS`, weight(css), 'KiB', { most: CAP.css })
    figure(`${name} · JavaScript needed for paint`, weight(blocking.map((m) => m[2] ?? '')), 'KiB', { most: 0 })
  }
  const files = new Set(Object.values(manifest).map((chunk) => chunk.file))
  for (const font of [...files].filter((file) => file.endsWith('.woff2')))
    figure(font.replace(/^assets\/|-[\w-]{8}\.woff2$/g, ''), weight([font]), 'KiB', { most: CAP.font })

  part('G2 · what is kept for offline use')
  const { first, total } = offline()
  figure('JavaScript and CSS at the first visit', first, 'KiB', { most: CAP.firstVisit })
  figure('with what idle time fetches', total, 'KiB')
}
