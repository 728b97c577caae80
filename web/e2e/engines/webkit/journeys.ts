import { By, until, type WebDriver } from 'selenium-webdriver'

/** Milliseconds that a step may take on a busy machine. */
const STEP_MS = 30_000
/** Milliseconds after which a table without an answer counts as held. */
const HELD_MS = 5000
/** Sessions of the regression; without its mending the fourth was stuck at the latest. */
const SESSIONS = 6

export interface Journey {
  row: string
  run: (driver: WebDriver, url: string) => Promise<void>
}

const heading = (driver: WebDriver, words: string) =>
  driver.wait(until.elementLocated(By.xpath(`//h1[contains(., "${words}")]`)), STEP_MS, `no title “${words}”`)
const button = async (driver: WebDriver, words: string) => {
  const place = By.xpath(`//button[normalize-space(.)="${words}"]`)
  return driver.wait(until.elementIsVisible(await driver.wait(until.elementLocated(place), STEP_MS)), STEP_MS)
}
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Registers through the interface, in French. */
async function register(driver: WebDriver, url: string) {
  await driver.get(`${url}/auth`)
  const tab = By.xpath('//*[@role="tab"][normalize-space(.)="Inscription"]')
  await (await driver.wait(until.elementLocated(tab), STEP_MS)).click()
  await button(driver, 'Créer mon compte')
  const person: [string, string][] = [
    ['firstName', 'Noémie'],
    ['lastName', 'Gagnon'],
    ['email', `webkit-${process.hrtime.bigint()}@example.org`],
    ['password', 'un mot de passe sûr'],
  ]
  for (const [name, text] of person) {
    // The hidden form of the other tab has fields of these names, too.
    const field = await driver.wait(async () => {
      for (const found of await driver.findElements(By.css(`form [name="${name}"]`)))
        if (await found.isDisplayed()) return found
      return null
    }, STEP_MS)
    await field?.sendKeys(text)
  }
  await (await button(driver, 'Créer mon compte')).click()
  await heading(driver, 'Noémie')
}

/** The tables of the learner's database that do not answer a new connection. */
const HELD_TABLES = `
  const done = arguments[arguments.length - 1]
  indexedDB.databases().then((all) => {
    const { name } = all.find(({ name }) => name.startsWith('situ-'))
    const request = indexedDB.open(name)
    request.onsuccess = () => {
      const db = request.result
      const held = new Set(db.objectStoreNames)
      const end = () => { clearTimeout(late); db.close(); done([...held]) }
      const late = setTimeout(end, ${HELD_MS})
      for (const table of [...held])
        db.transaction(table, 'readwrite').objectStore(table).count().onsuccess = () => {
          held.delete(table)
          if (held.size === 0) end()
        }
    }
  })`

/** Full page loads during a sync, each at another moment of it. */
async function loadsDuringSync(driver: WebDriver, url: string) {
  await register(driver, url)
  for (let session = 0; session < SESSIONS; session++) {
    await driver.get(`${url}/`)
    // The library begins to load 1.5 s after the page.
    await pause(1200 + session * 150)
    await driver.get(`${url}/learning`)
    await heading(driver, 'Apprentissage')
    const held = (await driver.executeAsyncScript(HELD_TABLES)) as string[]
    if (held.length > 0) throw new Error(`load ${session + 1}: these tables do not answer: ${held.join(', ')}`)
  }
}

/** Reads two pages; a reload and another visit find the place. */
async function readAndReload(driver: WebDriver, url: string) {
  await register(driver, url)
  await driver.get(`${url}/learning/understand-the-test`)
  await (await button(driver, 'Page suivante')).click()
  await driver.wait(until.urlContains('page=2'), STEP_MS)
  await driver.navigate().refresh()
  await driver.wait(until.urlContains('page=2'), STEP_MS)
  await button(driver, 'Page précédente')
}

/** Every main screen opens with a title and without an error. */
async function screensOpen(driver: WebDriver, url: string) {
  await register(driver, url)
  for (const path of ['/dashboard', '/quizzes', '/practice', '/typing', '/games', '/scheduler', '/casper', '/device']) {
    await driver.get(url + path)
    const title = await driver.wait(until.elementLocated(By.css('main h1')), STEP_MS, `${path} has no title`)
    if (/erreur|mal passé/i.test(await title.getText())) throw new Error(`${path}: ${await title.getText()}`)
  }
}

export const WEBKIT_JOURNEYS: readonly Journey[] = [
  { row: 'full page loads during a sync', run: loadsDuringSync },
  { row: 'register, read, reload', run: readAndReload },
  { row: 'every main screen opens', run: screensOpen },
]
