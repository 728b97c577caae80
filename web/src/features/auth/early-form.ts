// The static sign-in page (app/static/auth-page.tsx) shows these forms before the app has come. What is typed there, and
// the form that was chosen, go on in the app.

/** The id of the element that holds the static page; the app's own root is hidden until it takes over. */
export const EARLY = 'early'
/** The event by which the app says that its form stands. */
export const READY = 'auth-ready'

/** The places of the forms on the page. */
const FORMS = { login: 0, register: 1 } as const
export type EarlyForm = keyof typeof FORMS

/** The static page; null where there is none, and at the build, which renders it. */
const earlyPage = () => (typeof document === 'undefined' ? null : document.getElementById(EARLY))
const inputsOf = (form: EarlyForm): HTMLInputElement[] => [
  ...(earlyPage()?.querySelectorAll('form')[FORMS[form]]?.querySelectorAll('input') ?? []),
]
/** The form that was chosen on the static page; undefined where there is none. */
export const chosenEarly = (): EarlyForm | undefined => {
  const tabs = [...(earlyPage()?.querySelectorAll('[role=tab]') ?? [])]
  const place = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
  return (['login', 'register'] as const).find((form) => FORMS[form] === place)
}
/** What was typed into a field of a static form; empty where there is no static page. */
export const typedEarly = (form: EarlyForm, field: string): string =>
  inputsOf(form).find(({ name }) => name === field)?.value ?? ''
/** Whether anything was typed into a static form. */
export const isBegunEarly = (form: EarlyForm): boolean => inputsOf(form).some(({ value }) => value !== '')
/** Tells the static page that the app's form stands, so that it gives way. */
export const tellReady = () => document.dispatchEvent(new Event(READY))
