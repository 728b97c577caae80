import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { CHAT, chat, chatWindow, graceOnline, log, question, roomPage, said } from '#testing/pages/chat-page'
import { deviceOf, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const languages = ['en', 'fr'] as const
const W = {
  fr: {
    ...CHAT.fr,
    menu: /^Actions pour le message de Grace Hopper/,
    ownMenu: /^Actions pour votre message/,
    delete: 'Supprimer',
    deleted: 'Message supprimé',
    cancel: 'Annuler',
    report: 'Signaler',
    reason: 'Motif',
    needed: 'Indiquez ce qui ne va pas dans ce message',
    rules: /respectez les autres/,
    thanks: 'Merci. L’administration examinera ce message.',
    block: 'Bloquer Grace Hopper',
    blockAct: 'Bloquer',
    blocked: 'Vous ne verrez plus les messages de cette personne',
    isBlocked: 'Vous avez bloqué cette personne.',
    unblock: 'Débloquer',
    noAnswer: 'Le serveur ne répond pas. Le clavardage nécessite une connexion Internet.',
  },
  en: {
    ...CHAT.en,
    menu: /^Actions for the message by Grace Hopper/,
    ownMenu: /^Actions for your message/,
    delete: 'Delete',
    deleted: 'Message deleted',
    cancel: 'Cancel',
    report: 'Report',
    reason: 'Reason',
    needed: 'Tell us what is wrong with this message',
    rules: /be respectful/,
    thanks: 'Thank you. The administrator will look at this message.',
    block: 'Block Grace Hopper',
    blockAct: 'Block',
    blocked: 'You will not see messages from this person',
    isBlocked: 'You have blocked this person.',
    unblock: 'Unblock',
    noAnswer: 'No answer from the server. The chat needs an internet connection.',
  },
} as const
const press = (name: string | RegExp) => log().getByRole('button', { name })
const answer = (name: string) => question().getByRole('button', { name })
/** Checks the screen in each language; ends in French. */
async function inBoth(look: (words: (typeof W)['fr' | 'en']) => void) {
  for (const language of languages) {
    await speak(language)
    look(W[language])
  }
}

test('the menu of a message works with the keyboard; Escape closes it and not the chat', async () => {
  said('hello')
  const { user } = await roomPage({ language: 'en' })
  const menu = await log().findByRole('button', { name: W.en.menu })
  expect(menu).toHaveAttribute('aria-expanded', 'false')
  menu.focus()
  await user.keyboard('{Enter}')
  expect(menu).toHaveAttribute('aria-expanded', 'true')
  await user.tab()
  expect(press('Report')).toHaveFocus()
  expect(log().queryByRole('button', { name: 'Delete' })).toBeNull()
  await expectAccessible()
  await user.keyboard('{Escape}')
  expect(log().queryByRole('button', { name: 'Report' })).toBeNull()
  expect(menu).toHaveFocus()
  expect(chatWindow()).toBeVisible()
})

test('one’s own message is deleted, after a question that Escape answers, too', async () => {
  const w = W.fr
  said('mine', { userId: 'learner', senderName: 'Ada Lovelace' })
  const { user } = await roomPage()
  await user.click(await log().findByRole('button', { name: w.ownMenu }))
  expect(log().queryByRole('button', { name: w.report })).toBeNull()
  await inBoth((words) => {
    expect(press(words.ownMenu)).toBeVisible()
    expect(press(words.delete)).toBeVisible()
  })
  await user.click(press(w.delete))
  await expectAccessible()
  await inBoth((words) => expect(answer(words.delete)).toBeVisible())
  await user.click(answer(w.cancel))
  expect(world.chat).toHaveLength(1)

  await user.click(press(w.delete))
  answer(w.cancel).focus()
  await user.keyboard('{Escape}')
  expect(chatWindow()).toHaveAccessibleName('Général')

  // Without a reply the dialog stays and says why.
  await user.click(press(w.delete))
  server.use(http.delete('*/api/chat/messages/*', () => HttpResponse.error()))
  await user.click(answer(w.delete))
  await question().findByRole('alert')
  await inBoth((words) => expect(question().getByRole('alert')).toHaveTextContent(words.noAnswer))
  server.resetHandlers()
  await user.click(answer(w.delete))
  expect(await chat().findByText(w.deleted)).toBeVisible()
  expect(log().queryByText('mine')).toBeNull()
  expect(world.chat).toEqual([])
  expect(chatWindow().contains(document.activeElement)).toBe(true)
})

test('a message that is gone already is gone', async () => {
  const mine = said('mine', { userId: 'learner' })
  const { user } = await roomPage({ language: 'en' })
  await user.click(await log().findByRole('button', { name: W.en.ownMenu }))
  await user.click(press('Delete'))
  world.chat = world.chat.filter((one) => one !== mine)
  await user.click(answer('Delete'))
  expect(await chat().findByText('Message deleted')).toBeVisible()
})

test('the administrator deletes any message', async () => {
  said('unkind')
  const { user } = await roomPage({ language: 'en', user: 'admin' })
  await user.click(await log().findByRole('button', { name: W.en.menu }))
  await user.click(press('Delete'))
  await user.click(answer('Delete'))
  await waitFor(() => expect(world.chat).toEqual([]))
})

test('a message is reported with a reason, beside the rules; a person is blocked after a question', async () => {
  const w = W.fr
  said('unkind')
  said('mine', { userId: 'learner' })
  const { user } = await roomPage()
  const menu = await log().findByRole('button', { name: w.menu })
  await user.click(menu)
  await inBoth((words) => {
    expect(menu).toHaveAccessibleName(words.menu)
    expect(press(words.report)).toBeVisible()
    expect(press(words.block)).toBeVisible()
  })
  await user.click(press(w.report))
  await user.click(answer(w.report))
  await inBoth((words) => {
    expect(question().getByText(words.rules)).toBeVisible()
    expect(question().getByLabelText(words.reason)).toBeVisible()
  })
  expect(question().getByText(w.needed)).toBeVisible()
  expect(world.chatReports).toEqual([])
  await expectAccessible()
  await user.type(question().getByLabelText(w.reason), '  Insults ')
  await user.click(answer(w.report))
  expect(await chat().findByText(w.thanks)).toBeVisible()
  expect(world.chatReports).toMatchObject([{ reason: 'Insults', content: 'unkind', reporterId: 'learner' }])
  expect(screen.getAllByRole('dialog')).toHaveLength(1)

  if (menu.getAttribute('aria-expanded') === 'false') await user.click(menu)
  await user.click(press(w.block))
  await expectAccessible()
  await inBoth((words) => expect(answer(words.blockAct)).toBeVisible())
  await user.click(answer(w.blockAct))
  expect(await chat().findByText(w.blocked)).toBeVisible()
  await waitFor(() => expect(log().queryByText('unkind')).toBeNull())
  expect(log().getByText('mine')).toBeVisible()
  expect(world.chatBlocks.learner).toEqual(['other'])
  expect((await deviceOf().meta.get('chat/blocked-name/other'))?.value).toBe('Grace Hopper')
})

test('too many reports: until when, and the reason stays; what is reported can be blocked, too', async () => {
  world.hits['/api/chat/messages/{id}/report user learner'] = Array.from({ length: 10 }, () => Date.now())
  said('unkind')
  const { user } = await roomPage({ language: 'en' })
  await user.click(await log().findByRole('button', { name: W.en.menu }))
  await user.click(press('Report'))
  await user.click(answer('Report'))
  expect(question().getByText(W.en.needed)).toBeVisible()
  await user.type(question().getByLabelText('Reason'), 'Insults')
  await user.click(answer('Report'))
  expect(await question().findByText(/You can try again at/)).toBeVisible()
  expect(question().getByLabelText('Reason')).toHaveValue('Insults')
  world.hits = {}
  await user.click(answer('Report'))
  expect(await chat().findByText(W.en.thanks)).toBeVisible()
  const menu = press(W.en.menu)
  if (menu.getAttribute('aria-expanded') === 'false') await user.click(menu)
  await user.click(press(W.en.block))
  await user.click(answer(W.en.blockAct))
  expect(await chat().findByText(W.en.blocked)).toBeVisible()
})

test('the private room of somebody one has blocked offers the way back', async () => {
  const w = W.fr
  graceOnline()
  world.chatBlocks.learner = ['other']
  said('before', { roomId: 'learner_other' })
  const { user } = await roomPage({}, /^Grace/)
  await chat().findByText(w.isBlocked)
  await inBoth((words) => {
    expect(chat().getByText(words.isBlocked)).toBeVisible()
    expect(chat().getByText(words.unblock)).toBeVisible()
  })
  expect(chat().queryByRole('textbox')).toBeNull()
  expect(log().queryByText('before')).toBeNull()
  await expectAccessible()
  await user.click(chat().getByText(w.unblock))
  expect(await log().findByText('before')).toBeVisible()
  expect(await chat().findByRole('textbox', { name: w.field })).toBeVisible()
})
