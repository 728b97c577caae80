import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { CHAT, chat, chatWindow, graceOnline, log, question, roomPage, said } from '#testing/chat-page'
import { deviceOf } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const languages = ['fr', 'en'] as const
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
    thanks: 'Merci. L’administrateur examinera ce message.',
    block: 'Bloquer Grace Hopper',
    blockAct: 'Bloquer',
    blocked: 'Vous ne verrez plus les messages de cette personne',
    isBlocked: 'Vous avez bloqué cette personne.',
    unblock: 'Débloquer',
    noAnswer: 'Le serveur ne répond pas. Le clavardage a besoin du réseau.',
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
    needed: 'Please say what is wrong with it',
    rules: /be decent with the others/,
    thanks: 'Thank you. The administrator will look at this message.',
    block: 'Block Grace Hopper',
    blockAct: 'Block',
    blocked: 'You will not see messages of this person',
    isBlocked: 'You have blocked this person.',
    unblock: 'Unblock',
    noAnswer: 'No answer from the server. The chat needs the network.',
  },
} as const
const press = (name: string | RegExp) => log().getByRole('button', { name })
const answer = (name: string) => question().getByRole('button', { name })

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

test.each(languages)('one’s own message is deleted, after a question (%s)', async (language) => {
  const w = W[language]
  said('mine', { userId: 'learner', senderName: 'Ada Lovelace' })
  const { user } = await roomPage({ language })
  await user.click(await log().findByRole('button', { name: w.ownMenu }))
  expect(log().queryByRole('button', { name: w.report })).toBeNull()
  await user.click(press(w.delete))
  await expectAccessible()
  await user.click(answer(w.cancel))
  expect(world.chat).toHaveLength(1)
  await user.click(press(w.delete))
  await user.click(answer(w.delete))
  expect(await chat().findByText(w.deleted)).toBeVisible()
  expect(log().queryByText('mine')).toBeNull()
  expect(world.chat).toEqual([])
  expect(chatWindow().contains(document.activeElement)).toBe(true)
})

test('Escape answers the question only', async () => {
  said('mine', { userId: 'learner' })
  const { user } = await roomPage({ language: 'en' })
  await user.click(await log().findByRole('button', { name: W.en.ownMenu }))
  await user.click(press('Delete'))
  answer('Cancel').focus()
  await user.keyboard('{Escape}')
  expect(chatWindow()).toHaveAccessibleName('General')
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

test.each(languages)('without an answer the question stays and says why (%s)', async (language) => {
  const w = W[language]
  said('mine', { userId: 'learner' })
  const { user } = await roomPage({ language })
  await user.click(await log().findByRole('button', { name: w.ownMenu }))
  await user.click(press(w.delete))
  server.use(http.delete('*/api/chat/messages/*', () => HttpResponse.error()))
  await user.click(answer(w.delete))
  expect(await question().findByRole('alert')).toHaveTextContent(w.noAnswer)
  server.resetHandlers()
  await user.click(answer(w.delete))
  await waitFor(() => expect(world.chat).toEqual([]))
})

test('the administrator deletes any message', async () => {
  said('unkind')
  const { user } = await roomPage({ language: 'en', user: 'admin' })
  await user.click(await log().findByRole('button', { name: W.en.menu }))
  await user.click(press('Delete'))
  await user.click(answer('Delete'))
  await waitFor(() => expect(world.chat).toEqual([]))
})

test.each(languages)('a message is reported with a reason, beside the rules (%s)', async (language) => {
  const w = W[language]
  said('unkind')
  const { user } = await roomPage({ language })
  await user.click(await log().findByRole('button', { name: w.menu }))
  await user.click(press(w.report))
  expect(question().getByText(w.rules)).toBeVisible()
  await user.click(answer(w.report))
  expect(question().getByText(w.needed)).toBeVisible()
  expect(world.chatReports).toEqual([])
  await expectAccessible()
  await user.type(question().getByLabelText(w.reason), '  Insults ')
  await user.click(answer(w.report))
  expect(await chat().findByText(w.thanks)).toBeVisible()
  expect(world.chatReports).toMatchObject([{ reason: 'Insults', content: 'unkind', reporterId: 'learner' }])
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('too many reports: until when, and the reason stays', async () => {
  world.hits['/api/chat/messages/{id}/report user learner'] = Array.from({ length: 10 }, () => Date.now())
  said('unkind')
  const { user } = await roomPage({ language: 'en' })
  await user.click(await log().findByRole('button', { name: W.en.menu }))
  await user.click(press('Report'))
  await user.type(question().getByLabelText('Reason'), 'Insults')
  await user.click(answer('Report'))
  expect(await question().findByText(/You can try again at/)).toBeVisible()
  expect(question().getByLabelText('Reason')).toHaveValue('Insults')
})

test.each(languages)('a person is blocked after a question: their messages go (%s)', async (language) => {
  const w = W[language]
  said('unkind')
  said('mine', { userId: 'learner' })
  const { user } = await roomPage({ language })
  await user.click(await log().findByRole('button', { name: w.menu }))
  await user.click(press(w.block))
  await expectAccessible()
  await user.click(answer(w.blockAct))
  expect(await chat().findByText(w.blocked)).toBeVisible()
  await waitFor(() => expect(log().queryByText('unkind')).toBeNull())
  expect(log().getByText('mine')).toBeVisible()
  expect(world.chatBlocks.learner).toEqual(['other'])
  expect((await deviceOf().meta.get('chat/blocked-name/other'))?.value).toBe('Grace Hopper')
})

test.each(languages)('the private room of somebody one has blocked offers the way back (%s)', async (language) => {
  const w = W[language]
  graceOnline()
  world.chatBlocks.learner = ['other']
  said('before', { roomId: 'learner_other' })
  const { user } = await roomPage({ language }, /^Grace/)
  expect(await chat().findByText(w.isBlocked)).toBeVisible()
  expect(chat().queryByRole('textbox')).toBeNull()
  expect(log().queryByText('before')).toBeNull()
  await expectAccessible()
  await user.click(chat().getByRole('button', { name: w.unblock }))
  expect(await log().findByText('before')).toBeVisible()
  expect(await chat().findByRole('textbox', { name: w.field })).toBeVisible()
})
