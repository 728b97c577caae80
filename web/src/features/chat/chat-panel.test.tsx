import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import {
  CHAT,
  chat,
  chatPage,
  chatWindow,
  graceOnline,
  online,
  openChat,
  roomPage,
  said,
  write,
} from '#testing/chat-page'
import { deviceOf, goOffline, openPage } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const languages = ['fr', 'en'] as const
const W = {
  fr: {
    ...CHAT.fr,
    none: 'Personne n’est en ligne',
    notFound: 'Aucune personne trouvée',
    search: 'Chercher une personne',
    count: '2 personnes en ligne',
    private: /^Privé/,
    full: 'Plein écran',
    smaller: 'Réduire la fenêtre',
    name: 'Nom affiché',
    save: 'Enregistrer',
    saved: 'Votre nom a été changé.',
    nobodyBlocked: /^Vous n’avez bloqué personne/,
    unblock: 'Débloquer Grace Hopper',
    unblocked: 'Vous verrez de nouveau les messages de cette personne',
  },
  en: {
    ...CHAT.en,
    none: 'No users online',
    notFound: 'No users found',
    search: 'Search for people',
    count: '2 people online',
    private: /^Private/,
    full: 'Full screen',
    smaller: 'Smaller window',
    name: 'Display name',
    save: 'Save',
    saved: 'Your name has been changed.',
    nobodyBlocked: /^You have blocked nobody/,
    unblock: 'Unblock Grace Hopper',
    unblocked: 'You will see messages of this person again',
  },
} as const

test('nothing of the chat is asked for before somebody opens it', async () => {
  const asked: string[] = []
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname))
  const page = await openPage('/contact')
  await screen.findByRole('button', { name: W.fr.open })
  expect(asked.filter((path) => /chat|online/.test(path))).toEqual([])
  await openChat(page)
  await waitFor(() => expect(asked).toContain('/api/users/online'))
  server.events.removeAllListeners()
})

test('the button stands in the frame only: a practice test under way has none', async () => {
  await openPage('/casper/run/none')
  expect(screen.queryByRole('button', { name: W.fr.open })).toBeNull()
})

test.each(languages)('the focus goes in, Escape closes, the focus returns to the button (%s)', async (language) => {
  const w = W[language]
  const page = await chatPage({ language })
  expect(chatWindow()).toHaveAccessibleName(w.title)
  expect(screen.queryByRole('button', { name: w.open })).toBeNull()
  await waitFor(() => expect(chat().getByRole('heading', { name: w.title })).toHaveFocus())
  await page.user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: w.open })).toHaveFocus()
  await page.user.keyboard('{Enter}')
  await screen.findByRole('dialog')
  await page.user.click(chat().getByRole('button', { name: w.close }))
  expect(screen.getByRole('button', { name: w.open })).toHaveFocus()
})

test('closing goes back to the list; the page beside it stays usable', async () => {
  const page = await roomPage({ language: 'en' })
  await page.user.click(screen.getByLabelText('Subject'))
  expect(screen.getByLabelText('Subject')).toHaveFocus()
  await page.user.click(chat().getByRole('button', { name: W.en.close }))
  await openChat(page)
  expect(screen.queryByRole('log')).toBeNull()
  expect(await chat().findByRole('button', { name: W.en.general })).toBeVisible()
})

test('keys pressed in the chat are not the page’s; F8 goes to the messages all the same', async () => {
  const { user } = await chatPage({ language: 'en' })
  const heard: string[] = []
  addEventListener('keydown', ({ key }) => heard.push(key))
  chat().getByRole('button', { name: W.en.general }).focus()
  await user.keyboard('{ArrowRight}a')
  expect(heard).toEqual([])
  await user.keyboard('{F8}')
  expect(screen.getByRole('region', { name: 'Messages (F8)' })).toHaveFocus()
})

test.each(languages)('it fills the screen and goes back, in the same view (%s)', async (language) => {
  const w = W[language]
  const page = await roomPage({ language })
  const { user } = page
  await write(page, 'half a thought')
  await user.click(chat().getByRole('button', { name: w.full }))
  expect(chat().getByRole('button', { name: w.smaller })).toHaveFocus()
  expect(chat().getByRole('textbox', { name: w.field })).toHaveValue('half a thought')
  await user.click(chat().getByRole('button', { name: w.smaller }))
  expect(chat().getByRole('button', { name: w.full })).toHaveFocus()
  expect(screen.getByRole('log')).toBeVisible()
})

test.each(languages)('nobody is there: it says so, the rooms are open all the same (%s)', async (language) => {
  const w = W[language]
  await chatPage({ language })
  expect(await chat().findByText(w.none, { selector: 'p' })).toBeVisible()
  expect(chat().getByRole('button', { name: w.general })).toBeEnabled()
  await expectAccessible()
})

test.each(languages)('rooms first, then people, found by their names (%s)', async (language) => {
  const w = W[language]
  graceOnline()
  online('elodie', 'Élodie Côté')
  const { user } = await chatPage({ language })
  await chat().findByRole('button', { name: /^Grace Hopper/ })
  expect(chat().getByRole('button', { name: w.general })).toHaveTextContent(w.count)
  const names = () =>
    chat()
      .getAllByRole('button', { name: /Grace|Élodie/ })
      .map((b) => b.querySelector('b')?.textContent)
  expect(names()).toEqual([expect.stringMatching(w.group), 'Élodie Côté', 'Grace Hopper'])
  await user.type(chat().getByLabelText(w.search), 'elodie')
  expect(names()).toEqual([expect.stringMatching(w.group), 'Élodie Côté'])
  await user.type(chat().getByLabelText(w.search), ' nobody')
  expect(chat().getByText(w.notFound)).toBeVisible()
  await expectAccessible()
})

test('the study group shows the first three, general everybody', async () => {
  for (const name of ['Alan T', 'Barbara L', 'Claude S', 'Donald K']) online(name[0] ?? '', name)
  const { user } = await chatPage({ language: 'en' })
  await chat().findByRole('button', { name: /^Donald K/ })
  expect(chat().getByRole('button', { name: W.en.group })).toHaveTextContent('Alan T, Barbara L, Claude S')
  expect(chat().getByRole('button', { name: W.en.group })).not.toHaveTextContent('Donald')
  await user.click(chat().getByRole('button', { name: W.en.general }))
  expect(chat().getByText(/^4 online/)).toHaveTextContent('Donald K')
})

test.each(languages)('a press on a person opens the room of the two (%s)', async (language) => {
  graceOnline()
  said('only for you', { roomId: 'learner_other' })
  said('for all')
  const { user } = await roomPage({ language }, /^Grace Hopper/)
  expect(await screen.findByText('only for you')).toBeVisible()
  expect(chat().queryByText('for all')).toBeNull()
  expect(chat().getByText(W[language].private)).toBeVisible()
  await user.click(chat().getByRole('button', { name: W[language].back }))
  expect(chat().getByRole('heading', { name: W[language].title })).toHaveFocus()
})

test('whom one has talked with here is found again when they are not online', async () => {
  graceOnline()
  said('only for you', { roomId: 'learner_other' })
  const { user } = await roomPage({ language: 'en' }, /^Grace Hopper/)
  await screen.findByText('only for you')
  delete world.sessions['browser of grace']
  await user.click(chat().getByRole('button', { name: W.en.back }))
  expect(chat().queryByRole('heading', { name: 'Earlier conversations' })).toBeNull()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await chat().findByRole('heading', { name: 'Earlier conversations' })).toBeVisible()
  expect(chat().getByText(W.en.none, { selector: 'p' })).toBeVisible()
  await user.click(chat().getByRole('button', { name: /^Grace Hopper/ }))
  expect(await screen.findByText('only for you')).toBeVisible()
})

test('no address of anybody is on screen', async () => {
  graceOnline()
  said('hello')
  const { user } = await roomPage({ language: 'en' })
  await screen.findByText('hello')
  expect(chatWindow().textContent).not.toContain('@')
  await user.click(chat().getByRole('button', { name: W.en.back }))
  await chat().findByRole('button', { name: /^Grace/ })
  expect(chatWindow().textContent).not.toContain('@')
})

test.each(languages)(
  'without a network it says what the chat needs, and shows what was loaded (%s)',
  async (language) => {
    graceOnline()
    const page = await chatPage({ language })
    await chat().findByRole('button', { name: /^Grace/ })
    goOffline()
    expect(await chat().findByText(W[language].offline)).toBeVisible()
    expect(chat().getByRole('button', { name: /^Grace/ })).toBeVisible()
    await expectAccessible()
    const again = await page.reload()
    await openChat(again)
    expect(await chat().findByRole('button', { name: /^Grace/ })).toBeVisible()
  },
)

test('a server that fails says so in the list', async () => {
  server.use(
    http.get('*/api/users/online', () =>
      HttpResponse.json({ error: 'x' }, { status: 500, headers: { 'Situ-Contract': '1' } }),
    ),
  )
  await chatPage({ language: 'en' })
  expect(await chat().findByText('x')).toBeVisible()
  // Who is there is not known.
  expect(chat().queryByText(W.en.none)).toBeNull()
})

test('a session that has ended: it says so in the list and in a room', async () => {
  const { user } = await chatPage({ language: 'en' })
  server.use(
    http.get(/\/api\/(users\/online|chat\/)/, () =>
      HttpResponse.json({ error: 'Please sign in' }, { status: 401, headers: { 'Situ-Contract': '1' } }),
    ),
  )
  await user.click(chat().getByRole('button', { name: W.en.general }))
  expect(await chat().findByText('Please sign in again to read the chat.')).toBeVisible()
  document.dispatchEvent(new Event('visibilitychange'))
  await user.click(chat().getByRole('button', { name: W.en.back }))
  expect(await chat().findByText('Please sign in again to read the chat.')).toBeVisible()
})

test.each(languages)('the display name is trimmed, and saved here and on the server (%s)', async (language) => {
  const w = W[language]
  const { user } = await chatPage({ language })
  await user.click(chat().getByRole('button', { name: w.settings }))
  const name = chat().getByLabelText(w.name)
  const save = () => chat().getByRole('button', { name: w.save })
  expect(name).toHaveValue('Ada Lovelace')
  expect(save()).toBeDisabled()
  await user.clear(name)
  expect(save()).toBeDisabled()
  await user.type(name, '   ')
  expect(save()).toBeDisabled()
  await user.clear(name)
  await user.type(name, ' Ada Lovelace ')
  expect(save()).toBeDisabled()
  await user.clear(name)
  await user.paste(` ${'x'.repeat(60)}`)
  expect((name as HTMLInputElement).value).toHaveLength(50)
  await user.clear(name)
  await user.type(name, '  Countess  ')
  await user.click(save())
  expect(await chat().findByText(w.saved)).toBeVisible()
  expect(name).toHaveValue('Countess')
  expect(save()).toBeDisabled()
  await waitFor(() => expect(world.accounts.learner?.user.displayName).toBe('Countess'))
  await expectAccessible()
})

test.each(languages)('blocked people are listed and come back (%s)', async (language) => {
  const w = W[language]
  world.chatBlocks.learner = ['other']
  await deviceOf().meta.put({ key: 'chat/blocked-name/other', value: 'Grace Hopper' })
  const { user } = await chatPage({ language })
  await user.click(chat().getByRole('button', { name: w.settings }))
  await user.click(await chat().findByRole('button', { name: w.unblock }))
  expect(await chat().findByText(w.unblocked)).toBeVisible()
  expect(await chat().findByText(w.nobodyBlocked)).toBeVisible()
  expect(world.chatBlocks.learner).toEqual([])
  await expectAccessible()
})

test('somebody who was blocked on another device, and is not online, has a row without a name', async () => {
  world.chatBlocks.learner = ['other']
  const { user } = await chatPage({ language: 'en' })
  await user.click(chat().getByRole('button', { name: W.en.settings }))
  expect(await chat().findByText('A person blocked on another device')).toBeVisible()
  goOffline()
  await user.click(chat().getByRole('button', { name: /^Unblock/ }))
  expect(await chat().findByText(/The chat needs the network/)).toBeVisible()
})
