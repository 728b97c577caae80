import { downloadedBy } from '../../support/download.ts'
import { expect, readyOffline, registerInForm } from '../../support/fixtures.ts'
import { activitiesTold, ask, endSession, enter, h1, open, press, type Try } from './walk.ts'

export const LEARNER: Record<string, Try> = {
  'the row of the test date opens its form, and a date is no activity': async (walk) => {
    const { page, say } = walk
    const before = await activitiesTold(walk)
    await page.getByRole('link', { name: say(/^Inscrire votre date de test/, /^Enter your test date/) }).click()
    const day = page
      .getByRole('textbox', { name: say('Jour', 'Day'), exact: true })
      .or(page.locator('input[type=date]'))
    await expect(day.first()).toBeInViewport()
    await day.first().fill('2027-06-10')
    await page.getByRole('button', { name: say('Enregistrer cette date', 'Save this date') }).click()
    await expect(page.getByRole('button', { name: say('Enregistrer cette date', 'Save this date') })).toHaveCount(0)
    expect(await activitiesTold(walk)).toBe(before)
  },
  'a change of the profile that is refused does not say that it was made': async ({ page, context, say }) => {
    await context.route('**/api/profile', (route) =>
      route.fulfill({ status: 422, json: { error: 'Refused' }, headers: { 'Situ-Contract': '1' } }),
    )
    await open(page, '/account')
    await press(page, say('Modifier le profil', 'Edit profile'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('Autrement')
    await dialog.getByRole('button', { name: say('Enregistrer', 'Save') }).click()
    const told = page.getByRole('region', { name: /F8/ })
    await expect(told).not.toBeEmpty()
    await expect(told).not.toContainText(say('Profil mis à jour', 'Profile Updated'))
    await context.unroute('**/api/profile')
  },
  'a message covers no button of the head of a page': async ({ page, say }) => {
    await open(page, '/dashboard')
    await page.evaluate(() => scrollTo(0, 0))
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('En tableau (CSV)', 'As a table (CSV)') }).click(),
    ])
    await file.delete()
    await expect(page.getByRole('region', { name: /F8/ })).not.toBeEmpty()
    const { heads, covered, shown } = await page.evaluate(() => {
      const messages = document.querySelector('[aria-label*="F8"]')
      const isHit = (one: Element) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return messages?.contains(hit) ?? false
      }
      const first = document.querySelector('main h2')
      const heads = [...document.querySelectorAll('main a, main button')].filter(
        (one) =>
          one.getClientRects().length > 0 &&
          first !== null &&
          (one.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      )
      // The message must lie above the page that it covers.
      const shown = [...(messages?.querySelectorAll('*') ?? [])].some(
        (one) => one.getClientRects().length > 0 && isHit(one),
      )
      return { heads: heads.length, covered: heads.filter(isHit).map((one) => one.textContent), shown }
    })
    expect(shown).toBe(true)
    expect(heads).toBeGreaterThan(0)
    expect(covered).toEqual([])
  },
  'an ended session asks to sign in, and leads back to the page one was on': async (walk) => {
    const { page, context, person } = walk
    await open(page, '/learning/empathy-in-words?page=2')
    await endSession(context)
    await page.reload()
    await enter(walk, person)
    await expect(page).toHaveURL(/learning\/empathy-in-words\?page=2/)
    await expect(h1(page)).toBeVisible()
  },
  'the table of what was done has the separator of the language': async ({ page, say }) => {
    await open(page, '/dashboard')
    const { text } = await downloadedBy(page, say('En tableau (CSV)', 'As a table (CSV)'))
    const [head = ''] = text.split('\r\n')
    expect(head).toContain(say(';', ','))
    expect(head).not.toContain(say(',', ';'))
  },
  'the button of the chat covers nothing of a page': async ({ page, say }) => {
    for (const path of ['/', '/scheduler', '/games', '/focus-session', '/casper']) {
      await open(page, path)
      // When the page is scrolled, its content passes under the top bar, which is opaque.
      const covered = await page
        .getByRole('button', { name: say(/^Ouvrir le clavardage/, /^Open the chat/) })
        .evaluate((button) => {
          scrollTo(0, 0)
          const { left, right, top, bottom } = button.getBoundingClientRect()
          return [
            [left + 2, top + 2],
            [right - 2, top + 2],
            [left + 2, bottom - 2],
            [right - 2, bottom - 2],
          ].flatMap(([x = 0, y = 0]) =>
            document
              .elementsFromPoint(x, y)
              .filter((one) => one.closest('main') && one.matches('a, button, p, h1, h2, li, span'))
              .map((one) => one.textContent?.slice(0, 40)),
          )
        })
      expect(covered, path).toEqual([])
    }
  },
  'the notes of a month are counted in words that agree': async ({ page, say }) => {
    await open(page, '/scheduler')
    await press(page, say('Nouvelle note', 'New note'))
    await page.getByRole('dialog').getByRole('textbox').first().fill(say('Réviser', 'Revise'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Enregistrer', 'Save') })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('main')).not.toContainText(/[01] sur 1 terminées/)
    // « Novembre 2026 » stays on one line.
    const title = page.locator('main b[aria-live]').first()
    expect(
      await title.evaluate((one) => one.getClientRects().length + one.getBoundingClientRect().height),
    ).toBeLessThan(40)
  },
  'the theme is found from the account, and chosen at once and for good': async ({ page, say }) => {
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    const choice = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
    await open(page, '/account')
    await page
      .getByRole('main')
      .getByRole('link', { name: say(/^Apparence/, /^Appearance/) })
      .click()
    await expect(choice(say('Sombre', 'Dark'))).toBeVisible()
    const light = await paper()
    await choice(say('Sombre', 'Dark')).click()
    await expect.poll(paper).not.toBe(light)
    const dark = await paper()
    await page.reload()
    await expect(choice(say('Sombre', 'Dark'))).toHaveAttribute('aria-pressed', 'true')
    expect(await paper()).toBe(dark)
    await choice(say('Clair', 'Light')).click()
    await expect.poll(paper).toBe(light)
  },
  'the page of the test has one length, no elision fault and no time of zero': async ({ page, say }) => {
    await open(page, '/casper')
    await expect(page.locator('main')).toContainText(say(/65\D{1,4}85/, /65\D{1,4}85/))
    await expect(page.locator('main')).not.toContainText(/de Acuity|0 h 00|1 h 00 au plus/)
    await open(page, '/casper/test/full-1')
    await expect(page.locator('main')).not.toContainText(/0 h 00|1 h 00 au plus/)
  },
  'a private message is counted, and found when its writer is away': async ({ page, elsewhere, language, say }) => {
    const friend = await elsewhere()
    await registerInForm(friend.page, language)
    const me = await ask<{ id: string }>(page, '/api/auth/user')
    const sent = await friend.page.evaluate(async (mine) => {
      const { id } = await (await fetch('/api/auth/user')).json()
      const body = JSON.stringify({
        roomId: [id, mine].sort().join('_'),
        content: 'Bonne chance',
        senderName: 'Noémie',
      })
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/chat/messages', { method: 'POST', headers, body })).ok
    }, me.id)
    expect(sent).toBe(true)
    await friend.context.close()
    await open(page, '/')
    await page.getByRole('button', { name: say(/clavardage.*1 message non lu/, /chat.*1 unread message/) }).click()
    const chat = page.getByRole('dialog')
    await chat.getByRole('button', { name: /Bonne chance/ }).click()
    await expect(chat.getByRole('log').getByText('Bonne chance')).toBeVisible()
    await page.keyboard.press('Escape')
  },
  'the menu names the practice tests, and the dashboard by its other address is marked': async ({
    page,
    say,
    size,
  }) => {
    await open(page, '/dashboard')
    if (size === 'phone') {
      await expect(page.locator('nav a[aria-current=page]:visible')).toContainText(say('Accueil', 'Home'))
      await page.getByRole('button', { name: say('Plus', 'More') }).click()
      await expect(
        page.getByRole('dialog').getByRole('link', { name: say('Tests blancs', 'Practice tests') }),
      ).toBeVisible()
    } else {
      await expect(page.locator('nav a[aria-current=page]:visible').first()).toContainText(
        say('Tableau de bord', 'Dashboard'),
      )
      await expect(page.getByRole('link', { name: say('Tests blancs', 'Practice tests') }).first()).toBeVisible()
    }
  },
  'the calendar goes back to today': async ({ page, say }) => {
    await open(page, '/scheduler?day=2027-06-10')
    await page.getByRole('button', { name: say('Aujourd’hui', 'Today'), exact: true }).click()
    await expect(page).not.toHaveURL(/2027-06-10/)
  },
  'an empty required field of the message is told when it is left': async ({ page, say }) => {
    await open(page, '/contact')
    await page.getByRole('textbox', { name: say('Objet', 'Subject') }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: say('Objet', 'Subject') })).toHaveAttribute('aria-invalid', 'true')
  },
  'a blank display name is refused at its field': async ({ page, say }) => {
    await page.getByRole('button', { name: say('Ouvrir le clavardage', 'Open the chat') }).click()
    const chat = page.getByRole('dialog')
    await chat.getByRole('button', { name: say(/Paramètres|Réglages/, /settings/i) }).click()
    await chat.getByLabel(say('Nom affiché', 'Display name')).fill('   ')
    await chat.getByRole('button', { name: say('Enregistrer', 'Save') }).click()
    await expect(chat.getByText(say('Entrez un nom à afficher', 'Enter a display name'))).toBeVisible()
    await page.keyboard.press('Escape')
  },
  'the history is found from the account': async ({ page }) => {
    await open(page, '/account')
    await page.locator('#content a[href="/history"]').click()
    await expect(page).toHaveURL(/\/history/)
    await expect(h1(page)).toBeVisible()
  },
  'signing out with no network ends the session for good': async ({ page, context, say, size }) => {
    await open(page, '/')
    await readyOffline(page)
    await context.setOffline(true)
    if (size === 'phone') await page.getByRole('button', { name: say('Plus', 'More') }).click()
    const out = size === 'phone' ? page.getByRole('dialog') : page
    await out
      .getByRole('button', { name: say('Se déconnecter', 'Sign out') })
      .first()
      .click()
    const ask = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .filter({ hasText: say('hors ligne', 'offline') })
    await ask
      .getByRole('button', { name: say('Se déconnecter', 'Sign out') })
      .last()
      .click()
    await expect(page).toHaveURL(/\/auth/)
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByRole('textbox', { name: say('Courriel', 'Email') })).toBeVisible()
    await expect.poll(() => page.evaluate(async () => (await fetch('/api/auth/user')).status)).toBe(401)
  },
}
