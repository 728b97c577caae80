import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { MESSAGES } from 'shared/contract/messages'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { CHAT, chat, enter, graceOnline, log, openChat, roomPage, said, write } from '#testing/pages/chat-page'
import { deviceOf, goOffline, goOnline, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const languages = ['en', 'fr'] as const
const W = {
  fr: {
    ...CHAT.fr,
    you: 'Vous',
    sending: 'Envoi…',
    failed: '(échec)',
    retry: 'Réessayer',
    remove: 'Retirer',
    noAnswer: 'Le serveur ne répond pas. Le clavardage nécessite une connexion Internet.',
    until: /^Vous envoyez trop de messages\. Vous pourrez réessayer à \d+ h/,
    cannot: 'Vous ne pouvez pas écrire à cette personne',
    empty: 'Aucun message pour l’instant',
    left: '199 caractères restants',
    over: '1 caractère de trop',
  },
  en: {
    ...CHAT.en,
    you: 'You',
    sending: 'Sending…',
    failed: '(failed)',
    retry: 'Retry',
    remove: 'Remove',
    noAnswer: 'No answer from the server. The chat needs an internet connection.',
    // The English time already ends with a full stop.
    until: /^You’re sending too many messages\. You can try again at \d+:\d+\s[ap]\.m\.$/,
    cannot: 'You cannot write to this person',
    empty: 'No messages yet',
    left: '199 characters left',
    over: '1 character too many',
  },
} as const
const field = (language: 'fr' | 'en') => chat().getByRole('textbox', { name: W[language].field })
const send = (language: 'fr' | 'en') => chat().getByRole('button', { name: W[language].send })
const refuse = (status: number, error: string, more: object = {}) =>
  server.use(
    http.post('*/api/chat/messages', () =>
      HttpResponse.json({ error, ...more }, { status, headers: { 'Situ-Contract': '1' } }),
    ),
  )
const unreachable = () => server.use(http.post('*/api/chat/messages', () => HttpResponse.error()))
const drafts = async () => (await deviceOf().drafts.toArray()).map(({ key }) => key)

test('an empty room says so, a sent message is there at once and for the others; Enter sends, with Shift not', async () => {
  const w = W.fr
  const page = await roomPage()
  const { user } = page
  for (const language of languages) {
    await speak(language)
    expect(await chat().findByText(W[language].empty)).toBeVisible()
    expect(send(language)).toBeDisabled()
  }
  await write(page, '   ')
  expect(send('fr')).toBeDisabled()
  await write(page, ' Hello  ')
  await user.click(send('fr'))
  expect(await log().findByText('Hello')).toBeVisible()
  expect(field('fr')).toHaveValue('')
  expect(field('fr')).toHaveFocus()
  await waitFor(() => expect(log().queryByText(w.sending)).toBeNull())
  for (const language of languages) {
    await speak(language)
    expect(log().getByText(W[language].you)).toBeVisible()
  }
  expect(world.chat).toMatchObject([
    { content: 'Hello', roomId: 'general', senderName: 'Ada Lovelace', userId: 'learner' },
  ])
  expect(await drafts()).toEqual([])
  await expectAccessible()

  await user.type(field('fr'), 'one{Shift>}{Enter}{/Shift}two')
  expect(field('fr')).toHaveValue('one\ntwo')
  expect(world.chat).toHaveLength(1)
  await user.type(field('fr'), '{Enter}')
  await waitFor(() => expect(world.chat[1]).toMatchObject({ content: 'one\ntwo' }))
  await user.type(field('fr'), '{Enter}')
  expect(world.chat).toHaveLength(2)
})

test('until the server answers it is on its way; then it is the server’s, once', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    http.post('*/api/chat/messages', async () => {
      await answered
      return undefined
    }),
  )
  const page = await roomPage({ language: 'en' })
  await write(page, 'Hello')
  await page.user.click(send('en'))
  expect(await log().findByText('Hello')).toBeVisible()
  expect(log().getByText('Sending…')).toBeVisible()
  await speak('fr')
  expect(log().getByText(W.fr.sending)).toBeVisible()
  await speak('en')
  const [kept] = await drafts()
  expect(kept).toMatch(/^chat\/unsent\/general\//)
  answer()
  await waitFor(() => expect(log().queryByText('Sending…')).toBeNull())
  expect(log().getAllByText('Hello')).toHaveLength(1)
  expect(`chat/unsent/general/${world.chat[0]?.id}`).toBe(kept)
})

describe('what fails', () => {
  test('stays, marked, through closing and a reload, with a way to retry and one to remove', async () => {
    const w = W.fr
    unreachable()
    const first = await roomPage()
    await write(first, 'Hello')
    await first.user.click(send('fr'))
    await log().findByText(w.failed)
    for (const language of languages) {
      await speak(language)
      expect(log().getByText(W[language].failed)).toBeVisible()
      expect(log().getByText(W[language].noAnswer)).toBeVisible()
      expect(log().getByText(W[language].retry)).toBeVisible()
      expect(log().getByText(W[language].remove)).toBeVisible()
    }
    await expectAccessible()
    await first.user.click(chat().getByRole('button', { name: w.close }))
    const page = await openChat(await first.reload())
    server.resetHandlers()
    await enter(page)
    expect(await log().findByText('Hello')).toBeVisible()
    await page.user.click(log().getByText(w.retry))
    await waitFor(() => expect(world.chat).toHaveLength(1))
    await waitFor(() => expect(log().queryByText(w.failed)).toBeNull())
    expect(log().getAllByText('Hello')).toHaveLength(1)

    unreachable()
    await write(page, 'Unwanted')
    await page.user.click(send('fr'))
    await log().findByText(w.failed)
    await page.user.click(log().getByText(w.remove))
    await waitFor(() => expect(log().queryByText('Unwanted')).toBeNull())
    expect(await drafts()).toEqual([])
    expect(world.chat).toHaveLength(1)
  })

  test('is stored once where only the answer was lost', async () => {
    server.use(
      http.post('*/api/chat/messages', async ({ request }) => {
        const body = (await request.clone().json()) as { id: string; content: string }
        said(body.content, { id: body.id, userId: 'learner', senderName: 'Ada Lovelace' })
        return HttpResponse.error()
      }),
    )
    const page = await roomPage({ language: 'en' })
    await write(page, 'Hello')
    await page.user.click(send('en'))
    await log().findByText('(failed)')
    server.resetHandlers()
    await page.user.click(log().getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(log().queryByText('(failed)')).toBeNull())
    expect(world.chat).toHaveLength(1)
    expect(log().getAllByText('Hello')).toHaveLength(1)
  })

  test('too many: until when, also where the limit of the server itself is met', async () => {
    refuse(429, 'Too many requests', { code: 'rate_limit', resetAt: new Date(Date.now() + 40_000).toISOString() })
    const page = await roomPage()
    await write(page, 'Hello')
    await page.user.click(send('fr'))
    await log().findByText(W.fr.failed)
    for (const language of languages) {
      await speak(language)
      expect(await log().findByText(W[language].until)).toBeVisible()
    }
    server.resetHandlers()
    world.hits['/api/chat/messages user learner'] = Array.from({ length: 30 }, () => Date.now())
    await write(page, 'Hello again')
    await page.user.click(send('fr'))
    await waitFor(() => expect(log().getAllByText(W.fr.until)).toHaveLength(2))
    expect(world.chat).toEqual([])
  })

  test('somebody who has blocked us cannot be written to', async () => {
    graceOnline()
    world.chatBlocks.other = ['learner']
    const page = await roomPage({}, /^Grace/)
    await write(page, 'Hello')
    await page.user.click(send('fr'))
    await log().findByText(W.fr.cannot)
    for (const language of languages) {
      await speak(language)
      expect(log().getByText(W[language].cannot)).toBeVisible()
      expect(log().getByText(W[language].failed)).toBeVisible()
    }
  })

  test('the session has ended; the room is gone', async () => {
    refuse(401, MESSAGES.notSignedIn)
    const page = await roomPage({ language: 'en' })
    await write(page, 'Hello')
    await page.user.click(send('en'))
    expect(await log().findByText('Please sign in')).toBeVisible()
    refuse(404, MESSAGES.notFound)
    await page.user.click(log().getByRole('button', { name: 'Retry' }))
    expect(await log().findByText('This no longer exists.')).toBeVisible()
  })
})

test('near the limit the rest is counted, beyond it nothing is sent', async () => {
  const page = await roomPage()
  await write(page, 'x'.repeat(1799))
  expect(chat().queryByText(/caractère/)).toBeNull()
  await write(page, 'xx')
  for (const language of languages) {
    await speak(language)
    expect(chat().getByText(W[language].left)).toBeVisible()
  }
  await write(page, 'x'.repeat(199))
  expect(send('fr')).toBeEnabled()
  await write(page, 'x')
  for (const language of languages) {
    await speak(language)
    expect(chat().getByText(W[language].over)).toBeVisible()
  }
  expect(send('fr')).toBeDisabled()
  await page.user.type(field('fr'), '{Enter}')
  expect(world.chat).toEqual([])
  await page.user.type(field('fr'), '{Backspace}')
  await page.user.click(send('fr'))
  await waitFor(() => expect(world.chat[0]?.content).toHaveLength(2000))
})

describe('what was begun', () => {
  test('waits in its own room, through closing and a reload', async () => {
    graceOnline()
    const page = await roomPage({ language: 'en' })
    await write(page, 'half a thought')
    await page.user.click(chat().getByRole('button', { name: 'Back to the list' }))
    await page.user.click(await chat().findByRole('button', { name: /^Grace/ }))
    await screen.findByRole('log')
    expect(field('en')).toHaveValue('')
    await page.user.click(chat().getByRole('button', { name: 'Close the chat' }))
    const again = await openChat(await page.reload())
    await enter(again)
    await waitFor(() => expect(field('en')).toHaveValue('half a thought'))
    await again.user.clear(field('en'))
    await waitFor(async () => expect(await drafts()).toEqual([]))
  })

  test('offline it says what the chat needs, keeps what was loaded and what is written, also after a reload', async () => {
    said('loaded before')
    const first = await roomPage()
    await log().findByText('loaded before')
    await write(first, 'for later')
    goOffline()
    for (const language of languages) {
      await speak(language)
      expect(await chat().findByText(W[language].offline)).toBeVisible()
    }
    expect(log().getByText('loaded before')).toBeVisible()
    expect(send('fr')).toBeDisabled()
    await first.user.type(field('fr'), '{Enter}')
    expect(field('fr')).toHaveValue('for later')
    await expectAccessible()
    const page = await openChat(await first.reload())
    await enter(page)
    expect(await log().findByText('loaded before')).toBeVisible()
    await waitFor(() => expect(field('fr')).toHaveValue('for later'))
    goOnline()
    await waitFor(() => expect(send('fr')).toBeEnabled())
    await page.user.click(send('fr'))
    await waitFor(() => expect(world.chat.at(-1)?.content).toBe('for later'))
  })
})

test('own messages are marked as one’s own, the others’ by their names, each day has its title', async () => {
  const day = 86_400_000
  said('long ago', { createdAt: new Date(Date.now() - 400 * day).toISOString() })
  said('yesterday’s', { createdAt: new Date(Date.now() - day).toISOString() })
  said('mine', { userId: 'learner', senderName: 'Ada before', createdAt: new Date().toISOString() })
  await roomPage({ language: 'en' })
  await log().findByText('mine')
  const days = log().getAllByRole('list')
  expect(days).toHaveLength(3)
  expect(days[1]).toHaveAccessibleName('yesterday')
  expect(days[2]).toHaveAccessibleName('today')
  expect(within(days[2] as HTMLElement).getByText('You')).toBeVisible()
  expect(within(days[0] as HTMLElement).getByText('Grace Hopper')).toBeVisible()
})
