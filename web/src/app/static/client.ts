// The only script of the static pages: theme, language links, and the service worker for offline use. It imports
// nothing: a module that the app uses, too, would bring the app's chunks to these pages.

const theme = localStorage.getItem('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.classList.add(theme)

/** Remembers the language on this device; resolves once the service worker's mark is written. */
async function remember(language: string) {
  localStorage.setItem('language', language)
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it; not every browser has the Cookie Store API
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
  if (!('caches' in window)) return
  // The service worker chooses the offline page by this mark (session/marks.ts).
  const cache = await caches.open('situ-device')
  await cache.put('/mark/language', new Response(language))
  // The page that the browser finds at `/` without the worker (session/start-page.ts).
  await navigator.locks.request('situ-start', async () => {
    if (await cache.match('/mark/signed-in')) return
    for (const name of await caches.keys()) {
      const pages = name.startsWith('situ-start.') && (await caches.open(name))
      const page = pages && (await pages.match(language === 'fr' ? '/index.html' : `/index.${language}.html`))
      if (page) await pages.put('/', page)
    }
  })
}

// Remembers the language that the address asks for (`?lang=en`), so that the next pages are in this language, too. The
// page is in that language if there is such a one.
const asked = new URLSearchParams(location.search).get('lang')
if (asked === document.documentElement.lang) void remember(asked)

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
  link.addEventListener('click', (event) => {
    const { language } = link.dataset
    if (language === undefined) return
    event.preventDefault()
    const go = () => location.assign(location.pathname)
    remember(language).then(go, go)
  })

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const types = (
    window as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } }
  ).trustedTypes
  const url = '/service-worker.js'
  const trusted = types?.createPolicy('situ', { createScriptURL: () => url }).createScriptURL(url) ?? url
  addEventListener('load', () => void navigator.serviceWorker.register(trusted))
}
