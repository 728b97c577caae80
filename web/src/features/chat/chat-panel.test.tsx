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
} from '#testing/pages/chat-page'
import { deviceOf, goOffline, openPage, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const languages = ['en', 'fr'] as const
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
    search: 'Search people',
    count: '2 people online',
    private: /^Private/,
    full: 'Full screen',
    smaller: 'Smaller window',
    name: 'Display name',
    save: 'Save',
    saved: 'Your name has been changed.',
    nobodyBlocked: /^You haven’t blocked anyone/,
    unblock: 'Unblock Grace Hopper',
    unblocked: 'You will see messages from this person again',
  },
} as const

test('no message and no person is asked for before somebody opens it', async () => {
  const asked: string[] = []
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname))
  const page = await openPage('/contact', { frame: true })
  await screen.findByRole('button', { name: W.fr.open })
  // Until the chat is opened, the app requests only the rooms, for the number of unread messages on the button.
  await waitFor(() => expect(asked).toContain('/api/chat/rooms'))
  expect(asked.filter((path) => /chat|online/.test(path) && path !== '/api/chat/rooms')).toEqual([])
  await openChat(page)
  await waitFor(() => expect(asked).toContain('/api/users/online'))
  server.events.removeAllListeners()
})

test('the button stands in the frame only: a practice test under way has none', async () => {
  await openPage('/casper/run/none', { frame: true })
  expect(screen.queryByRole('button', { name: W.fr.open })).toBeNull()
})

test('the focus goes in, Escape closes, the focus returns to the button', async () => {
  const w = W.fr
  const page = await chatPage()
  for (const language of languages) {
    await speak(language)
    expect(chatWindow()).toHaveAccessibleName(W[language].title)
    expect(screen.queryByRole('button', { name: W[language].open })).toBeNull()
  }
  await waitFor(() => expect(chat().getByRole('heading', { name: w.title })).toHaveFocus())
  await page.user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  const button = screen.getByRole('button', { name: w.open })
  expect(button).toHaveFocus()
  await speak('en')
  expect(button).toHaveAccessibleName(W.en.open)
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

test('it fills the screen and goes back, in the same view', async () => {
  const w = W.fr
  const page = await roomPage()
  const { user } = page
  await write(page, 'half a thought')
  await speak('en')
  expect(chat().getByRole('button', { name: W.en.full })).toBeVisible()
  await speak('fr')
  await user.click(chat().getByRole('button', { name: w.full }))
  const smaller = chat().getByRole('button', { name: w.smaller })
  expect(smaller).toHaveFocus()
  await speak('en')
  expect(smaller).toHaveAccessibleName(W.en.smaller)
  expect(chat().getByRole('textbox', { name: W.en.field })).toHaveValue('half a thought')
  await speak('fr')
  await user.click(smaller)
  expect(chat().getByRole('button', { name: w.full })).toHaveFocus()
  expect(screen.getByRole('log')).toBeVisible()
})

test('nobody is there: it says so, the rooms are open all the same', async () => {
  await chatPage()
  for (const language of languages) {
    await speak(language)
    expect(await chat().findByText(W[language].none, { selector: 'p' })).toBeVisible()
    expect(chat().getByRole('button', { name: W[language].general })).toBeEnabled()
  }
  await expectAccessible()
})

test('rooms first, then people, found by their names', async () => {
  graceOnline()
  online('elodie', 'Élodie Côté')
  const { user } = await chatPage()
  await chat().findByRole('button', { name: /^Grace Hopper/ })
  const names = () =>
    chat()
      .getAllByRole('button', { name: /Grace|Élodie/ })
      .map((b) => b.querySelector('b')?.textContent)
  for (const language of languages) {
    const w = W[language]
    await speak(language)
    expect(chat().getByRole('button', { name: w.general })).toHaveTextContent(w.count)
    expect(names()).toEqual([expect.stringMatching(w.group), 'Élodie Côté', 'Grace Hopper'])
  }
  await user.type(chat().getByLabelText(W.fr.search), 'elodie')
  expect(names()).toEqual([expect.stringMatching(W.fr.group), 'Élodie Côté'])
  await user.type(chat().getByLabelText(W.fr.search), ' nobody')
  for (const language of languages) {
    await speak(language)
    expect(chat().getByLabelText(W[language].search)).toHaveValue('elodie nobody')
    expect(chat().getByText(W[language].notFound)).toBeVisible()
  }
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

test('a press on a person opens the room of the two, which is found again when they are not online', async () => {
  graceOnline()
  said('only for you', { roomId: 'learner_other' })
  said('for all')
  const { user } = await roomPage({}, /^Grace Hopper/)
  expect(await screen.findByText('only for you')).toBeVisible()
  expect(chat().queryByText('for all')).toBeNull()
  for (const language of languages) {
    await speak(language)
    expect(chat().getByText(W[language].private)).toBeVisible()
    expect(chat().getByRole('button', { name: W[language].back })).toBeVisible()
  }
  delete world.sessions['browser of grace']
  await user.click(chat().getByRole('button', { name: W.fr.back }))
  expect(chat().getByRole('heading', { name: W.fr.title })).toHaveFocus()
  document.dispatchEvent(new Event('visibilitychange'))
  await speak('en')
  expect(await chat().findByText(W.en.none, { selector: 'p' })).toBeVisible()
  await user.click(await chat().findByRole('button', { name: /^Grace Hopper/ }))
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

test('without a network it says what the chat needs, and shows what was loaded', async () => {
  graceOnline()
  const page = await chatPage()
  await chat().findByRole('button', { name: /^Grace/ })
  goOffline()
  for (const language of languages) {
    await speak(language)
    expect(await chat().findByText(W[language].offline)).toBeVisible()
  }
  expect(chat().getByRole('button', { name: /^Grace/ })).toBeVisible()
  await expectAccessible()
  const again = await page.reload()
  await openChat(again)
  expect(await chat().findByRole('button', { name: /^Grace/ })).toBeVisible()
})

test('a server that fails says so in the list', async () => {
  server.use(
    http.get('*/api/users/online', () =>
      HttpResponse.json({ error: 'x' }, { status: 500, headers: { 'Situ-Contract': '1' } }),
    ),
  )
  await chatPage({ language: 'en' })
  expect(await chat().findByText('x')).toBeVisible()
  // The request for the people online fails, so it is unknown who is online.
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

test('blocked people come back, and the display name is saved', async () => {
  let w: (typeof W)['fr' | 'en'] = W.fr
  world.chatBlocks.learner = ['other']
  await deviceOf().meta.put({ key: 'chat/blocked-name/other', value: 'Grace Hopper' })
  const { user } = await chatPage()
  await user.click(chat().getByRole('button', { name: w.settings }))
  await user.click(await chat().findByRole('button', { name: w.unblock }))
  expect(await chat().findByText(w.unblocked)).toBeVisible()
  expect(await chat().findByText(w.nobodyBlocked)).toBeVisible()
  expect(world.chatBlocks.learner).toEqual([])

  await speak('en')
  w = W.en
  expect(chat().getByText(w.nobodyBlocked)).toBeVisible()
  const name = chat().getByLabelText<HTMLInputElement>(w.name)
  expect(name).toHaveValue('Ada Lovelace')
  await user.clear(name)
  await user.type(name, '  Countess  ')
  await user.click(chat().getByRole('button', { name: w.save }))
  expect(await chat().findByText(w.saved)).toBeVisible()
  expect(name).toHaveValue('Countess')
  expect(chat().getByRole('button', { name: w.save })).toBeDisabled()
  await waitFor(() => expect(world.accounts.learner?.user.displayName).toBe('Countess'))
  await expectAccessible()
})

test('a display name is trimmed, short enough, another one, and says what is wrong with it', async () => {
  const { user } = await chatPage({ language: 'en' })
  await user.click(chat().getByRole('button', { name: W.en.settings }))
  const name = chat().getByLabelText<HTMLInputElement>(W.en.name)
  const save = chat().getByRole('button', { name: W.en.save })
  for (const text of ['Ada Lovelace', ' Ada Lovelace ']) {
    await user.clear(name)
    await user.paste(text)
    expect(save, text).toBeDisabled()
  }
  for (const [text, error] of [
    ['', 'Enter a display name'],
    ['   ', 'Enter a display name'],
    ['Situ', /reserved/],
  ] as const) {
    await user.clear(name)
    if (text) await user.paste(text)
    await user.click(save)
    expect(name, text).toHaveAccessibleDescription(expect.stringMatching(error))
    expect(name, text).toHaveFocus()
  }
  await user.clear(name)
  await user.paste(` ${'x'.repeat(60)}`)
  expect(name.value).toHaveLength(50)
  expect(save).toBeEnabled()
})

test('somebody who was blocked on another device, and is not online, has a row without a name', async () => {
  world.chatBlocks.learner = ['other']
  const { user } = await chatPage({ language: 'en' })
  await user.click(chat().getByRole('button', { name: W.en.settings }))
  expect(await chat().findByText('Someone you blocked on another device')).toBeVisible()
  goOffline()
  await user.click(chat().getByRole('button', { name: /^Unblock/ }))
  expect(await chat().findByText(/The chat needs an internet connection/)).toBeVisible()
})
