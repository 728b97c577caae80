import { By, until, type WebDriver, type WebElement } from 'selenium-webdriver'

/** Milliseconds that a step may take on a busy machine. */
const STEP_MS = 30_000

/** Where elements of a role are found. */
const PLACES = {
  button: 'button, [role=button]',
  link: 'a[href]',
  tab: '[role=tab]',
  switch: '[role=switch]',
  textbox: 'input, textarea, [role=textbox]',
  heading: 'h1, h2, h3',
  region: '[role=region], section[aria-label]',
}
export type Role = keyof typeof PLACES

/**
 * Runs in the page: returns the first visible element whose accessible name matches. The name is computed from its
 * usual sources: `aria-labelledby`, `aria-label`, labels, text.
 */
function findInPage(places: string, source: string): Element | null {
  const wanted = new RegExp(source)
  const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''
  const nameOf = (element: Element) =>
    element.getAttribute('aria-labelledby')?.split(' ').map(textOf).join(' ') ??
    element.getAttribute('aria-label') ??
    ([...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ') ||
      element.textContent ||
      '')
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  }
  // While a modal dialog is open, only its own elements can be reached.
  const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  for (const element of within.querySelectorAll(places))
    if (isShown(element) && wanted.test(nameOf(element).replace(/\s+/g, ' ').trim())) return element
  return null
}

const exactly = (name: string | RegExp) =>
  name instanceof RegExp ? name.source : `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`

/**
 * What a person does in a browser and sees there. Every step waits for what it needs, and its error names what was
 * missing.
 */
export class Screen {
  readonly driver: WebDriver
  private readonly url: string
  constructor(driver: WebDriver, url: string) {
    this.driver = driver
    this.url = url
  }

  /** A full page load. */
  async go(path: string) {
    await this.driver.get(this.url + path)
  }
  /** Waits until `look` gives something, and returns it. */
  async until<T>(look: () => Promise<T | null | undefined | false>, what: string): Promise<T> {
    try {
      return (await this.driver.wait(look as () => Promise<T>, STEP_MS)) as T
    } catch (error) {
      const seen = await this.driver.findElement(By.css('body')).getText()
      throw new Error(`waited for ${what} at ${await this.driver.getCurrentUrl()}, and saw:\n${seen}`, { cause: error })
    }
  }
  find(role: Role, name: string | RegExp): Promise<WebElement> {
    return this.until(
      () => this.driver.executeScript<WebElement | null>(findInPage, PLACES[role], exactly(name)),
      `${role} ${String(name)}`,
    )
  }
  /** Acts on an element; finds it again if a render moves or replaces it before the act. */
  private async act(role: Role, name: string | RegExp, what: (found: WebElement) => Promise<void>) {
    const late = Date.now() + STEP_MS
    for (;;)
      try {
        const found = await this.find(role, name)
        // Scrolls the element to the middle, because at an edge a fixed bar may cover it, and the driver then refuses
        // to press it.
        await this.driver.executeScript((element: Element) => element.scrollIntoView({ block: 'center' }), found)
        return await what(found)
      } catch (error) {
        if (Date.now() > late || !/Stale|Intercepted|NotInteractable/.test((error as Error).name))
          throw new Error(`${role} ${String(name)}`, { cause: error })
      }
  }
  press(role: Role, name: string | RegExp) {
    return this.act(role, name, async (found) => {
      // The button that starts a game is shown, but disabled, until the game is loaded.
      await this.driver.wait(until.elementIsEnabled(found), STEP_MS)
      await found.click()
    })
  }
  fill(name: string | RegExp, text: string) {
    return this.act('textbox', name, async (field) => {
      await field.clear()
      await field.sendKeys(text)
    })
  }
  /** Presses keys where the focus is. */
  async keys(...keys: string[]) {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform()
  }
  /** Presses a key while another one is held. */
  async hold(held: string, key: string) {
    await this.driver.actions().keyDown(held).sendKeys(key).keyUp(held).perform()
  }
  sees(text: string | RegExp) {
    const wanted = text instanceof RegExp ? text : new RegExp(exactly(text).slice(1, -1))
    const words = () => this.driver.findElement(By.css('body')).getText()
    return this.until(async () => wanted.test((await words()).replace(/\s+/g, ' ')), `the text ${String(text)}`)
  }
  async title(text: string | RegExp) {
    await this.find('heading', text)
  }
  async address(part: string) {
    await this.driver.wait(until.urlContains(part), STEP_MS, `waited for the address ${part}`)
  }
  /** Runs a function in the page; the function can use only its arguments, no variables of this process. */
  async run<T, A extends unknown[]>(task: (...given: A) => Promise<T> | T, ...given: A): Promise<T> {
    const reply = await this.driver.executeAsyncScript<{ value?: T; error?: string }>(
      `const done = arguments[arguments.length - 1]
       Promise.resolve().then(() => (${task})(...[...arguments].slice(0, -1)))
         .then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      ...given,
    )
    if (reply.error) throw new Error(reply.error)
    return reply.value as T
  }
}
