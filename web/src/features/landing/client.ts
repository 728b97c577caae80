// The only script of the static landing page: theme, language links, and the service worker for offline use.

const theme = localStorage.getItem('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.classList.add(theme)

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
  link.addEventListener('click', (event) => {
    event.preventDefault()
    const language = link.dataset.language ?? 'fr'
    localStorage.setItem('language', language)
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads it; not every browser has the Cookie Store API
    document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
    const go = () => location.assign('/')
    if (!('caches' in window)) return go()
    // The service worker chooses the offline page by this mark (session/marks.ts).
    caches
      .open('situ-device')
      .then((cache) => cache.put('/mark/language', new Response(language)))
      .then(go, go)
  })

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const types = (
    window as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } }
  ).trustedTypes
  const url = '/service-worker.js'
  const trusted = types?.createPolicy('situ', { createScriptURL: () => url }).createScriptURL(url) ?? url
  addEventListener('load', () => void navigator.serviceWorker.register(trusted))
}
