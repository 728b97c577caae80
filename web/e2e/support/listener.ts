import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Role = Parameters<Page['getByRole']>[0]
type Name = string | RegExp

/**
 * A person who uses a screen reader with a keyboard: finds everything by its role and name, moves the reader's cursor
 * there, and presses keys. No pointer, no position and no selector of the page's markup is used.
 */
export class Listener {
  private readonly page: Page
  private readonly within: Page | Locator
  constructor(page: Page, within: Page | Locator = page) {
    this.page = page
    this.within = within
  }

  /** A listener for the open dialog only. */
  inDialog() {
    return new Listener(this.page, this.page.getByRole('dialog'))
  }
  private find(role: Role, name: Name): Locator {
    return this.within
      .getByRole(role, { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first()
  }
  /** Moves the screen reader's cursor, and with it the focus, to the named element. */
  async reach(role: Role, name: Name) {
    await this.find(role, name).focus()
    await this.isOn(role, name)
  }
  isOn(role: Role, name: Name) {
    return expect(this.find(role, name)).toBeFocused()
  }
  keys(key: string) {
    return this.page.keyboard.press(key)
  }
  async press(role: Role, name: Name) {
    await this.reach(role, name)
    await this.keys('Enter')
  }
  async write(label: Name, text: string) {
    await this.reach('textbox', label)
    await this.page.keyboard.type(text)
  }
  /** A field for a password has no role, and is found by its label. */
  async writeSecret(label: Name, text: string) {
    const field = this.page.getByLabel(label).filter({ visible: true })
    await field.focus()
    await expect(field).toBeFocused()
    await this.page.keyboard.type(text)
  }
  /** Presses a button of a group, and waits until it is focused and announced as pressed. */
  async chooses(group: string, name: Name) {
    const exact = typeof name === 'string'
    const buttons = this.page.getByRole('group', { name: group })
    await buttons.getByRole('button', { name, exact }).focus()
    await this.keys('Enter')
    await expect(buttons.getByRole('button', { name, exact, pressed: true })).toBeFocused()
  }
  hears(role: Role, name: Name) {
    return expect(this.find(role, name)).toBeVisible()
  }
  /**
   * Waits until a status or an alert with this text is announced, which a screen reader reads wherever its cursor is.
   */
  told(text: RegExp) {
    const { page } = this
    return expect(page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first()).toBeAttached()
  }
  /** Waits until the title of the new screen has the focus, so that a screen reader reads it. */
  arrives(title: Name) {
    return expect(this.page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  }
  /** Waits until the heading of the changed part of the screen has the focus. */
  isOnHeading(level: number, name: Name = /./) {
    return expect(this.page.getByRole('heading', { level, name })).toBeFocused()
  }
  /** Follows an entry of the menu. */
  async goes(entry: string, otherwise = entry) {
    const { page } = this
    const link = page
      .getByRole('navigation')
      .getByRole('link', { name: entry, exact: true })
      .or(page.getByRole('navigation').getByRole('link', { name: otherwise, exact: true }))
      .first()
    await link.focus()
    await this.keys('Enter')
    await this.arrives(/./)
  }
}
