import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { MESSAGES } from 'shared/contract/messages'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { CHAT, chat, enter, graceOnline, log, openChat, roomPage, said, write } from '#testing/chat-page'
import { deviceOf, goOffline, goOnline } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const languages = ['fr', 'en'] as const
const W = {
  fr: {
    ...CHAT.fr,
    you: 'Vous',
    sending: 'Envoi…',
    failed: '(échec)',
    retry: 'Réessayer',
    remove: 'Retirer',
    noAnswer: 'Le serveur ne répond pas. Le clavardage a besoin du réseau.',
    until: /^Trop d’envois en peu de temps\. Vous pourrez réessayer à \d+ h/,
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
    noAnswer: 'No answer from the server. The chat needs the network.',
    // The English time ends with a point of its own.
    until: /^Too many in a short time\. You can try again at \d+:\d+\s[ap]\.m\.$/,
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

test.each(languages)(
  'an empty room says so, a sent message is there at once and for the others (%s)',
  async (language) => {
    const w = W[language]
    const page = await roomPage({ language })
    expect(await chat().findByText(w.empty)).toBeVisible()
    expect(send(language)).toBeDisabled()
    await write(page, '   ')
    expect(send(language)).toBeDisabled()
    await write(page, ' Hello  ')
    await page.user.click(send(language))
    expect(await log().findByText('Hello')).toBeVisible()
    expect(field(language)).toHaveValue('')
    expect(field(language)).toHaveFocus()
    await waitFor(() => expect(log().queryByText(w.sending)).toBeNull())
    expect(log().getByText(w.you)).toBeVisible()
    expect(world.chat).toMatchObject([
      { content: 'Hello', roomId: 'general', senderName: 'Ada Lovelace', userId: 'learner' },
    ])
    expect(await drafts()).toEqual([])
    await expectAccessible()
  },
)

test('Enter sends, Shift+Enter makes a new line', async () => {
  const { user } = await roomPage({ language: 'en' })
  await user.type(field('en'), 'one{Shift>}{Enter}{/Shift}two')
  expect(field('en')).toHaveValue('one\ntwo')
  expect(world.chat).toEqual([])
  await user.type(field('en'), '{Enter}')
  await waitFor(() => expect(world.chat).toMatchObject([{ content: 'one\ntwo' }]))
  await user.type(field('en'), '{Enter}')
  expect(world.chat).toHaveLength(1)
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
  const [kept] = await drafts()
  expect(kept).toMatch(/^chat\/unsent\/general\//)
  answer()
  await waitFor(() => expect(log().queryByText('Sending…')).toBeNull())
  expect(log().getAllByText('Hello')).toHaveLength(1)
  expect(`chat/unsent/general/${world.chat[0]?.id}`).toBe(kept)
})

describe('what fails', () => {
  test.each(languages)('stays, marked, with a way to retry and one to remove (%s)', async (language) => {
    const w = W[language]
    unreachable()
    const page = await roomPage({ language })
    await write(page, 'Hello')
    await page.user.click(send(language))
    expect(await log().findByText(w.failed)).toBeVisible()
    expect(log().getByText(w.noAnswer)).toBeVisible()
    await expectAccessible()
    server.resetHandlers()
    await page.user.click(log().getByRole('button', { name: w.retry }))
    await waitFor(() => expect(world.chat).toHaveLength(1))
    await waitFor(() => expect(log().queryByText(w.failed)).toBeNull())
    expect(log().getAllByText('Hello')).toHaveLength(1)

    unreachable()
    await write(page, 'Unwanted')
    await page.user.click(send(language))
    await log().findByText(w.failed)
    await page.user.click(log().getByRole('button', { name: w.remove }))
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

  test('is still there after closing, and after a reload', async () => {
    unreachable()
    const page = await roomPage({ language: 'en' })
    await write(page, 'Hello')
    await page.user.click(send('en'))
    await log().findByText('(failed)')
    await page.user.click(chat().getByRole('button', { name: 'Close the chat' }))
    const again = await openChat(await page.reload())
    server.resetHandlers()
    await enter(again)
    expect(await log().findByText('Hello')).toBeVisible()
    await again.user.click(log().getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(world.chat).toHaveLength(1))
  })

  test.each(languages)('too many: until when (%s)', async (language) => {
    refuse(429, 'Too many requests', { code: 'rate_limit', resetAt: new Date(Date.now() + 40_000).toISOString() })
    const page = await roomPage({ language })
    await write(page, 'Hello')
    await page.user.click(send(language))
    expect(await log().findByText(W[language].until)).toBeVisible()
  })

  test('too many: the limit of the server itself is met', async () => {
    world.hits['/api/chat/messages user learner'] = Array.from({ length: 30 }, () => Date.now())
    const page = await roomPage({ language: 'en' })
    await write(page, 'Hello')
    await page.user.click(send('en'))
    expect(await log().findByText(W.en.until)).toBeVisible()
    expect(world.chat).toEqual([])
  })

  test.each(languages)('somebody who has blocked us cannot be written to (%s)', async (language) => {
    graceOnline()
    world.chatBlocks.other = ['learner']
    const page = await roomPage({ language }, /^Grace/)
    await write(page, 'Hello')
    await page.user.click(send(language))
    expect(await log().findByText(W[language].cannot)).toBeVisible()
    expect(log().getByText(W[language].failed)).toBeVisible()
  })

  test('the session has ended; the room is gone', async () => {
    refuse(401, MESSAGES.notSignedIn)
    const page = await roomPage({ language: 'en' })
    await write(page, 'Hello')
    await page.user.click(send('en'))
    expect(await log().findByText('Please sign in')).toBeVisible()
    refuse(404, MESSAGES.notFound)
    await page.user.click(log().getByRole('button', { name: 'Retry' }))
    expect(await log().findByText('This is no longer there.')).toBeVisible()
  })
})

test.each(languages)('near the limit the rest is counted, beyond it nothing is sent (%s)', async (language) => {
  const w = W[language]
  const page = await roomPage({ language })
  await write(page, 'x'.repeat(1799))
  expect(chat().queryByText(/caractère|character/)).toBeNull()
  await write(page, 'xx')
  expect(chat().getByText(w.left)).toBeVisible()
  await write(page, 'x'.repeat(199))
  expect(send(language)).toBeEnabled()
  await write(page, 'x')
  expect(chat().getByText(w.over)).toBeVisible()
  expect(send(language)).toBeDisabled()
  await page.user.type(field(language), '{Enter}')
  expect(world.chat).toEqual([])
  await page.user.type(field(language), '{Backspace}')
  await page.user.click(send(language))
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

  test.each(languages)(
    'offline it says what the chat needs, keeps what was loaded and what is written (%s)',
    async (language) => {
      const w = W[language]
      said('loaded before')
      const page = await roomPage({ language })
      await log().findByText('loaded before')
      await write(page, 'for later')
      goOffline()
      expect(await chat().findByText(w.offline)).toBeVisible()
      expect(log().getByText('loaded before')).toBeVisible()
      expect(send(language)).toBeDisabled()
      await page.user.type(field(language), '{Enter}')
      expect(field(language)).toHaveValue('for later')
      await expectAccessible()
      goOnline()
      await waitFor(() => expect(send(language)).toBeEnabled())
      await page.user.click(send(language))
      await waitFor(() => expect(world.chat.at(-1)?.content).toBe('for later'))
    },
  )

  test('offline after a reload the last page of the room is there', async () => {
    said('loaded before')
    const page = await roomPage({ language: 'en' })
    await log().findByText('loaded before')
    goOffline()
    const again = await openChat(await page.reload())
    await enter(again)
    expect(await log().findByText('loaded before')).toBeVisible()
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
