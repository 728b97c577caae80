import type { Locator, Page } from '@playwright/test'

/** The largest number of tries of a navigation that ends another one. */
const TRIES = 5

const ENDED = /NS_BINDING_ABORTED|interrupted by another navigation/

/** Makes up for the differences between the driver of an installed Firefox and Chromium's. */
export function driveFirefox(page: Page) {
  // In this driver React does not notice a value that is set by script, so the text is typed by keys.
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator
  locators.fill = async function (this: Locator, text: string) {
    await this.focus()
    await this.press('ControlOrMeta+a')
    await this.press('Delete')
    await this.pressSequentially(text)
  }
  // A navigation that ends another one is reported as failed, so it is tried again.
  const goto = page.goto.bind(page)
  page.goto = async (...args) => {
    for (let tries = 1; ; tries++) {
      try {
        return await goto(...args)
      } catch (error) {
        if (tries === TRIES || !ENDED.test(String(error))) throw error
      }
    }
  }
}
