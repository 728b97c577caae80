import type { Screen } from './screen.ts'

// The steps that the journeys share, in French.

export interface Person {
  email: string
  password: string
}
/** The two answers of a scenario. */
export const ANSWERS = [
  'Je ne sais pas encore ce qui se passe. Je demanderais d’abord à la personne comment elle va, à l’écart, parce qu’elle vit peut-être quelque chose de lourd.',
  'Si elle refuse mon aide, je respecterais son choix, mais je ne mentirais pas. Je reprendrais des nouvelles la semaine suivante.',
] as const

/** Registers through the form. */
export async function register(screen: Screen): Promise<Person> {
  const person = { email: `webkit-${process.hrtime.bigint()}@example.org`, password: 'un mot de passe sûr' }
  await screen.go('/auth')
  await screen.press('tab', 'Inscription')
  await screen.fill('Prénom', 'Noémie')
  await screen.fill('Nom', 'Gagnon')
  await screen.fill(/^Courriel/, person.email)
  await screen.fill(/^Mot de passe/, person.password)
  await screen.press('button', 'Créer mon compte')
  await screen.title(/Noémie/)
  return person
}

export async function signIn(screen: Screen, { email, password }: Person) {
  await screen.go('/auth')
  await screen.fill(/^Courriel/, email)
  await screen.fill(/^Mot de passe/, password)
  await screen.press('button', 'Se connecter')
  await screen.until(() => screen.run(() => location.pathname !== '/auth'), 'the first screen after the sign-in')
  await screen.title(/./)
}

/** The paths whose last server answer is stored on the device. */
const keptPaths = async () => {
  const all = await indexedDB.databases()
  const name = all.find(({ name }) => name?.startsWith('situ-'))?.name ?? ''
  const db = await new Promise<IDBDatabase>((done, fail) => {
    const open = indexedDB.open(name)
    open.onsuccess = () => done(open.result)
    open.onerror = () => fail(open.error)
  })
  const keys = await new Promise<IDBValidKey[]>((done) => {
    const get = db.transaction('answers').objectStore('answers').getAllKeys()
    get.onsuccess = () => done(get.result)
  })
  db.close()
  return keys.map(String)
}

/**
 * Waits until the service worker has every file and the device has the library, so that everything works without the
 * server.
 */
export async function readyOffline(screen: Screen) {
  await screen.until(() => screen.run(() => navigator.serviceWorker.controller !== null), 'the service worker')
  const hasAll = await screen.run(
    () =>
      new Promise<boolean>((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }) => done(data)
        navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_LATER' }, [port2])
      }),
  )
  if (!hasAll) throw new Error('the worker could not fetch every file')
  await screen.until(async () => (await screen.run(keptPaths)).includes('/api/scenarios/examples'), 'the library')
}

/** Waits until the device has sent everything. */
export const synced = (screen: Screen) =>
  screen.until(
    () =>
      screen.run(() =>
        [...document.querySelectorAll('a[href="/device"]')].some((link) =>
          /^Synchronisé/.test(link.getAttribute('aria-label') ?? link.textContent ?? ''),
        ),
      ),
    'everything sent',
  )

/** Turns to the next page of a module and waits for its title. */
export async function turnPage(screen: Screen) {
  const title = () => screen.run(() => document.querySelector('main h1')?.textContent ?? '')
  await screen.find('button', 'Page suivante')
  const before = await title()
  await screen.press('button', 'Page suivante')
  await screen.until(async () => (await title()) !== before, 'the next page')
}

/** What the server answers to a call of the signed-in person. */
export const ask = <T>(screen: Screen, path: string): Promise<T> =>
  screen.run<T, [string]>(async (where) => (await fetch(where)).json(), path)
