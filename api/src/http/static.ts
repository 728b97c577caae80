import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import { staticPage, staticPath } from 'shared/model/static-pages'
import { accepts } from './accepts.ts'
import { commonHeaders, pageHeaders } from './security-headers.ts'
import { cookieName, cookieValue } from './session/session-cookie.ts'
import { type WebFile, webFiles } from './web-files.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
const FRESH = 'no-cache'
/** What decides on an answer that is another one for visitors. */
const VISITORS = 'Accept-Encoding, Cookie'
/** Tells the app, which cannot read the session cookie, that it is worth asking who is signed in. */
const SESSION_HINT = 'signed_in=1; Path=/; SameSite=Lax; Max-Age=60'
const MISSING_BUILD = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Situ</title>
<h1>Situ is not built yet</h1><p>The folder web/dist is missing. Run <code>npm start</code>, or <code>npm run build</code> and start the server again.</p>
`

function cacheControl(path: string) {
  if (path.startsWith('/assets/')) return IMMUTABLE
  return /\.(html|js|webmanifest|json)$/.test(path) ? FRESH : DAY
}
/**
 * The file of the static page at an address, if there is one. Visitors get it in the language of the address
 * (`?lang=en`) or the one they chose; a browser with a session cookie gets the app instead.
 */
function staticFile(c: Context, session: string): string | undefined {
  const path = staticPath(c.req.path, c.req.query('tab'))
  const cookies = c.req.header('cookie')
  if (path === undefined || cookieValue(cookies, session)) return undefined
  return staticPage(path, c.req.query('lang'), cookieValue(cookies, 'language'))
}

/**
 * Paths at which the app has no screen: those of health probes, those that begin with `/_` or a dot, and top-level
 * files, which `webFiles` would contain if the build had made them.
 */
const PROBE = /^\/(?:healthz?|livez?|readyz?|liveness|readiness|ping|status|metrics|_\w+)\/?$/
const isNoScreen = (path: string) => PROBE.test(path) || /^\/(?:\.|[^/]*\.[a-z\d]{1,8}$)/i.test(path)

interface Options {
  root: string
  secure: boolean
  /** Whether the page of plans shows the payment provider's pricing table. */
  hasPricing: boolean
  /** Called once when there is no build. */
  onMissing: (root: string) => void
}

/**
 * Serves the built site: compressed files from the build, hashed assets cached for a year, static pages for
 * visitors, and the app at every other path that may be a screen.
 */
export function webSite({ root, secure, hasPricing, onMissing }: Options) {
  const files = webFiles(root)
  // Hashed files of earlier builds (web/build/output/keep-assets.ts), which pages opened before the last release still
  // request.
  const earlier = webFiles(`${root}-earlier`)
  const common = commonHeaders(secure)
  const session = cookieName(secure)
  if (!files.has('/app.html')) onMissing(root)

  async function send(c: Context, path: string, found: WebFile, vary: string) {
    const isPage = path.endsWith('.html')
    const variant = found.variants.find((v) => accepts(c.req.header('accept-encoding'), v.encoding))
    const etag = `"${found.etag}${variant ? `-${variant.encoding}` : ''}"`
    const headers: Record<string, string> = {
      ...common,
      ...(isPage && pageHeaders(c.req.path, hasPricing)),
      ...(isPage && cookieValue(c.req.header('cookie'), session) && { 'Set-Cookie': SESSION_HINT }),
      'Content-Type': found.type,
      'Cache-Control': cacheControl(path),
      Vary: vary,
      ETag: etag,
      ...(variant && { 'Content-Encoding': variant.encoding }),
    }
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
    return new Response(await readFile((variant ?? found).file), { headers })
  }
  return async (c: Context): Promise<Response> => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.text('Not found', 404, common)
    const path = c.req.path
    const page = staticFile(c, session)
    const prerendered = page === undefined ? undefined : files.get(page)
    if (page !== undefined && prerendered) return send(c, page, prerendered, VISITORS)
    const found = files.get(path) ?? (path.startsWith('/assets/') ? earlier.get(path) : undefined)
    if (found) return send(c, path, found, 'Accept-Encoding')
    // The chunk belonged to an older build and is gone. The HTML page in its place would be loaded as a script.
    if (path.startsWith('/assets/')) return c.text('Not found', 404, { ...common, 'Cache-Control': 'no-store' })
    if (isNoScreen(path)) return c.text('Not found', 404, { ...common, 'Cache-Control': 'no-store' })
    const shell = files.get('/app.html')
    if (shell) return send(c, '/app.html', shell, staticPath(path) === undefined ? 'Accept-Encoding' : VISITORS)
    return c.html(MISSING_BUILD, 503, { ...common, 'Retry-After': '10' })
  }
}
