import type { Page } from '@playwright/test'
import { expect, type Language, register, test } from './support/fixtures.ts'

test.use({ ownServer: true })

const WORDS = {
  fr: {
    open: 'Ouvrir le clavardage',
    settings: 'Réglages du clavardage',
    back: 'Retour à la liste',
    close: 'Fermer le clavardage',
    name: 'Nom affiché',
    save: 'Enregistrer',
    saved: 'Votre nom a été changé.',
    field: 'Votre message',
    general: /^Général/,
  },
  en: {
    open: 'Open the chat',
    settings: 'Chat settings',
    back: 'Back to the list',
    close: 'Close the chat',
    name: 'Display name',
    save: 'Save',
    saved: 'Your name has been changed.',
    field: 'Your message',
    general: /^General/,
  },
} as const
/** The list of people online is requested every 30 s. */
const ONLINE_POLL = { timeout: 40_000 }

/** A learner with a name of their own and an open chat. */
async function learner(page: Page, language: Language, name: string) {
  const words = WORDS[language]
  const { email } = await register(page)
  const heard: string[] = []
  page.on('response', async (response) => {
    if (/\/api\/(chat|users)\//.test(response.url())) heard.push(await response.text().catch(() => ''))
  })
  await page.getByRole('button', { name: words.open }).click()
  const chat = page.getByRole('dialog')
  await chat.getByRole('button', { name: words.settings }).click()
  await chat.getByLabel(words.name).fill(name)
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/profile') && response.ok())
  await chat.getByRole('button', { name: words.save }).click()
  await expect(chat.getByText(words.saved)).toBeVisible()
  await stored
  await chat.getByRole('button', { name: words.back }).click()
  const id = await page.evaluate(async () => ((await (await fetch('/api/auth/user')).json()) as { id: string }).id)
  const say = async (text: string) => {
    await chat.getByRole('textbox', { name: words.field }).fill(text)
    await chat.getByRole('textbox', { name: words.field }).press('Enter')
    await expect(chat.getByRole('log').getByText(text)).toBeVisible()
  }
  return { page, chat, words, email, id, heard, say }
}

test('two learners and a stranger: private words arrive, the stranger sees neither room nor address', async ({
  device,
  complaints,
}) => {
  const ada = await learner((await device('fr')).page, 'fr', 'Ada')
  const grace = await learner((await device('en')).page, 'en', 'Grace')
  const eve = await learner((await device('en')).page, 'en', 'Eve')

  await ada.chat.getByRole('button', { name: /^Grace/ }).click(ONLINE_POLL)
  await ada.say('Entre nous')
  // The room appears in Grace's list of private messages, above the people online.
  await grace.chat.getByRole('button', { name: /^Ada.*Entre nous.*1 unread message$/ }).click(ONLINE_POLL)
  await expect(grace.chat.getByRole('log').getByText('Entre nous')).toBeVisible()
  await grace.say('Only you and me')
  await expect(ada.chat.getByRole('log').getByText('Only you and me')).toBeVisible()

  // Everybody reads the general room, and sees nothing of the private one in it.
  await ada.chat.getByRole('button', { name: ada.words.back }).click()
  await ada.chat.getByRole('button', { name: ada.words.general }).click()
  await ada.say('Bonjour à tous')
  await eve.chat.getByRole('button', { name: eve.words.general }).click()
  await expect(eve.chat.getByRole('log').getByText('Bonjour à tous')).toBeVisible()
  await expect(eve.chat.getByText('Entre nous')).toHaveCount(0)

  // To everybody else the private room does not exist, even when its address is requested.
  const room = [ada.id, grace.id].sort().join('_')
  const refused = await eve.page.evaluate(async (id) => {
    const read = await fetch(`/api/chat/messages/${id}`)
    const body = JSON.stringify({ roomId: id, content: 'let me in', senderName: 'Eve' })
    const headers = { 'content-type': 'application/json' }
    const sent = await fetch('/api/chat/messages', { method: 'POST', headers, body })
    return [read.status, sent.status, await read.text()] as const
  }, room)
  expect(refused.slice(0, 2)).toEqual([404, 404])
  expect(refused[2]).not.toContain('Entre nous')

  // No reply and no page has shown an email address.
  const addresses = [ada.email, grace.email]
  for (const address of addresses) {
    expect(eve.heard.filter((text) => text.includes(address))).toEqual([])
    expect(await eve.page.locator('body').textContent()).not.toContain(address)
  }
  expect(grace.heard.filter((text) => text.includes(ada.email))).toEqual([])

  // After a reload Grace still sees the messages of the private room.
  await grace.page.reload()
  await grace.page.getByRole('button', { name: grace.words.open }).click()
  await grace.chat.getByRole('button', { name: /^Ada You: Only you and me/ }).click(ONLINE_POLL)
  await expect(grace.chat.getByRole('log').getByText('Entre nous')).toBeVisible()
  await grace.chat.getByRole('button', { name: grace.words.close }).click()
  await expect(grace.page.getByRole('button', { name: grace.words.open })).toBeFocused()

  // The refusals were intended.
  expect(complaints.filter((text) => !/404.*\/api\/chat\/messages/.test(text))).toEqual([])
  complaints.length = 0
})

test('what was written without a network waits, and is sent once', async ({ device }) => {
  const { page, context } = await device('en')
  const ada = await learner(page, 'en', 'Ada')
  await ada.chat.getByRole('button', { name: ada.words.general }).click()
  await ada.say('Before')
  await context.setOffline(true)
  await expect(ada.chat.getByText(/The chat needs an internet connection/)).toBeVisible()
  await ada.chat.getByRole('textbox', { name: ada.words.field }).fill('For later')
  await expect(ada.chat.getByRole('button', { name: 'Send' })).toBeDisabled()
  await expect(ada.chat.getByRole('log').getByText('Before')).toBeVisible()
  await ada.chat.getByRole('button', { name: ada.words.close }).click()
  await context.setOffline(false)
  await page.getByRole('button', { name: ada.words.open }).click()
  await ada.chat.getByRole('button', { name: ada.words.general }).click()
  await expect(ada.chat.getByRole('textbox', { name: ada.words.field })).toHaveValue('For later')
  await ada.chat.getByRole('button', { name: 'Send' }).click()
  await expect(ada.chat.getByRole('log').getByText('For later')).toHaveCount(1)
})
