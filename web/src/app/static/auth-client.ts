// The only script of the static sign-in page. It loads the app when a visitor begins to type or presses anything, and
// gives way to it when something has to be done that only the app can do. It runs before the page is parsed, so that no
// press is lost, and imports nothing: a module that the app uses, too, would bring the app's chunks to this page.

const CONTROLS = 'button, input'
const page = () => document.getElementById('early')
const all = (selector: string) => [...(page()?.querySelectorAll<HTMLElement>(selector) ?? [])]
const isOurs = (target: EventTarget | null): target is Element =>
  target instanceof Element && page()?.contains(target) === true

/** The place of the button that was pressed, or whose form was sent, while the app was still loading. */
let pressed: number | undefined
let started = false
let failed = false
/**
 * Loads the app once; it says `auth-ready` when its form stands (features/auth/early-form.ts). Without a network it says
 * so instead.
 */
function start() {
  if (!navigator.onLine) return giveUp()
  // A script that is cloned from a template runs when it is inserted.
  const app = document.querySelector<HTMLTemplateElement>('template#app')
  if (started || !app) return
  started = true
  const files = app.content.cloneNode(true) as DocumentFragment
  files.querySelector('script')?.addEventListener('error', () => {
    failed = true
    giveUp()
  })
  document.body.append(files)
}

/** Waits for the app no longer, and says that there is no network. */
function giveUp() {
  pressed = undefined
  free()
  tellOffline()
}
const free = () => {
  for (const one of all('[aria-busy]')) one.removeAttribute('aria-busy')
}
/** Says above the form that there is no network. */
function tellOffline() {
  const notice = page()?.querySelector<HTMLTemplateElement>('template#offline')
  const [place] = all('h1 + div')
  if (notice && place?.childElementCount === 0) place.append(notice.content.cloneNode(true))
}

/** Remembers what the app has to do, and shows that it is waited for. */
function wait(control: HTMLElement) {
  // A browser does not request a module again that it failed to load. A reload keeps what is in the fields.
  if (failed && navigator.onLine) return location.reload()
  pressed = all(CONTROLS).indexOf(control)
  free()
  control.setAttribute('aria-busy', 'true')
  start()
}

/** Shows the other form at once; its heading comes with the app. */
function choose(tab: HTMLElement) {
  const tabs = all('[role=tab]')
  for (const [i, panel] of all('[role=tabpanel] > div').entries()) panel.hidden = tabs[i] !== tab
  for (const one of tabs) one.setAttribute('aria-selected', String(one === tab))
}

/** Whether a press has begun and not ended: a button that is replaced meanwhile gets no click. */
let isPressing = false
let isReady = false
document.addEventListener('focusin', ({ target }) => {
  if (isOurs(target)) start()
})
document.addEventListener('pointerdown', ({ target }) => {
  if (!isOurs(target)) return
  isPressing = true
  start()
})
for (const ended of ['pointerup', 'pointercancel'])
  document.addEventListener(ended, () =>
    // The click comes before the next task.
    setTimeout(() => {
      isPressing = false
      if (isReady) giveWay()
    }),
  )
document.addEventListener('submit', (event) => {
  if (!isOurs(event.target)) return
  event.preventDefault()
  const button = event.target.querySelector<HTMLElement>('[type=submit]')
  if (button) wait(button)
})
document.addEventListener('click', ({ target }) => {
  const button = isOurs(target) ? target.closest('button') : null
  if (!button || button.type === 'submit') return
  if (button.role === 'tab') choose(button)
  wait(button)
})
addEventListener('offline', tellOffline)
addEventListener('online', () => all('h1 + div')[0]?.replaceChildren())
document.addEventListener('DOMContentLoaded', () => {
  if (!navigator.onLine) tellOffline()
})

/** Shows the app's form in place of this one, with the focus where it was, and does there what was pressed here. */
function giveWay() {
  const [early, root] = [page(), document.getElementById('root')]
  if (!early || !root) return
  const field = isOurs(document.activeElement) ? document.activeElement : null
  const place = all(CONTROLS).indexOf(field as HTMLElement)
  const range = field instanceof HTMLInputElement ? [field.selectionStart, field.selectionEnd] : []
  early.remove()
  root.hidden = false
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)]
  const same = controls[place]
  same?.focus({ preventScroll: true })
  const [from, to] = range
  // A field of addresses has no selection.
  if (same instanceof HTMLInputElement && typeof from === 'number') same.setSelectionRange(from, to ?? from)
  const control = pressed === undefined ? undefined : controls[pressed]
  // The app listens from the next task on.
  if (control) setTimeout(() => control.click())
}
document.addEventListener('auth-ready', () => {
  isReady = true
  if (!isPressing) giveWay()
})
