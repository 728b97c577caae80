// The only script of the static sign-in page. It loads the app when a visitor begins to type or presses anything, and
// gives way to it when something has to be done that only the app can do. It imports nothing: a module that the app
// uses, too, would bring the app's chunks to this page.

const early = document.getElementById('early')
const root = document.getElementById('root')
/** Holds the app's script: a script that is cloned from a template runs when it is inserted. */
const app = document.querySelector<HTMLTemplateElement>('template#app')
const CONTROLS = 'button, input'

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
  for (const one of early?.querySelectorAll('[aria-busy]') ?? []) one.removeAttribute('aria-busy')
}
/** Says above the form that there is no network. */
function tellOffline() {
  const notice = early?.querySelector<HTMLTemplateElement>('template#offline')
  const place = early?.querySelector('h1 + div')
  if (notice && place?.childElementCount === 0) place.append(notice.content.cloneNode(true))
}
if (!navigator.onLine) tellOffline()
addEventListener('offline', tellOffline)
addEventListener('online', () => early?.querySelector('h1 + div')?.replaceChildren())

const placeOf = (control: Element | null) => [...(early?.querySelectorAll(CONTROLS) ?? [])].indexOf(control as Element)

/** Remembers what the app has to do, and shows that it is waited for. */
function wait(control: HTMLElement) {
  pressed = placeOf(control)
  free()
  // A browser does not request a module again that it failed to load. A reload keeps what is in the fields.
  if (failed && navigator.onLine) return location.reload()
  control.setAttribute('aria-busy', 'true')
  start()
}

/** Shows the other form at once; its heading comes with the app. */
function choose(tab: Element) {
  const tabs = [...(early?.querySelectorAll('[role=tab]') ?? [])]
  for (const [i, panel] of [...(early?.querySelectorAll<HTMLElement>('[role=tabpanel] > div') ?? [])].entries())
    panel.hidden = tabs[i] !== tab
  for (const one of tabs) one.setAttribute('aria-selected', String(one === tab))
}

early?.addEventListener('focusin', start)
early?.addEventListener('pointerdown', start)
early?.addEventListener('submit', (event) => {
  event.preventDefault()
  const button = (event.target as HTMLFormElement).querySelector<HTMLElement>('[type=submit]')
  if (button) wait(button)
})
early?.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button || button.type === 'submit') return
  if (button.role === 'tab') choose(button)
  wait(button)
})

document.addEventListener(
  'auth-ready',
  () => {
    if (!early || !root) return
    const field = early.contains(document.activeElement) ? document.activeElement : null
    const place = placeOf(field)
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
  },
  { once: true },
)
