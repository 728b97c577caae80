import { screen, within } from '@testing-library/react'
import type { ChatMessage } from 'shared/model/people/chat-message'
import { type OpenOptions, openPage, type Page } from '../render'
import { makeAccount, signIn, world } from '../world'

export const CHAT = {
  fr: {
    open: 'Ouvrir le clavardage',
    title: 'Clavardage',
    general: /^Général/,
    group: /^Groupe d’étude/,
    field: 'Votre message',
    send: 'Envoyer',
    close: 'Fermer le clavardage',
    back: 'Retour à la liste',
    settings: 'Réglages du clavardage',
    offline: /Vous êtes hors ligne\. (?:Le clavardage nécessite une connexion|Voici les messages)/,
  },
  en: {
    open: 'Open the chat',
    title: 'Chat',
    general: /^General/,
    group: /^Study group/,
    field: 'Your message',
    send: 'Send',
    close: 'Close the chat',
    back: 'Back to the list',
    settings: 'Chat settings',
    offline: /You are offline\. (?:The chat needs an internet connection|These are the messages)/,
  },
} as const

/** The window of the chat. */
export const chatWindow = () => screen.getAllByRole('dialog')[0] as HTMLElement
export const chat = () => within(chatWindow())
export const log = () => within(screen.getByRole('log'))
/** The dialog over the window of the chat. */
export const question = () => within(screen.getAllByRole('dialog')[1] as HTMLElement)

export async function openChat(page: Page) {
  await page.user.click(await screen.findByRole('button', { name: CHAT[page.language].open }))
  // The chat is loaded on first use.
  await screen.findByRole('heading', { name: CHAT[page.language].title })
  return page
}
/** A page with the open chat. */
export const chatPage = async (options: OpenOptions = {}) =>
  openChat(await openPage('/contact', { frame: true, ...options }))

/** Opens a public room, or the private one with the person of this name. */
export async function enter(page: Page, room: RegExp = CHAT[page.language].general) {
  // Somebody who is online and with whom there is a conversation is listed twice.
  const [first] = await chat().findAllByRole('button', { name: room })
  await page.user.click(first as HTMLElement)
  await screen.findByRole('log')
  return page
}
export const roomPage = async (options: OpenOptions = {}, room?: RegExp) => enter(await chatPage(options), room)
export const write = async ({ user, language }: Page, text: string) => {
  await user.click(chat().getByRole('textbox', { name: CHAT[language].field }))
  await user.paste(text)
}

/** Another person who is online. */
export function online(id: string, displayName: string) {
  const [firstName = '', lastName = ''] = displayName.split(' ')
  const account = makeAccount({ id, email: `${id}@example.org`, firstName, lastName })
  world.accounts[id] = account
  world.sessions[`browser of ${id}`] = id
  return account
}
export const graceOnline = () => signIn('other', 'browser of grace')

let count = 0
/** A message that the server has; each new one is later than the last. */
export function said(content: string, over: Partial<ChatMessage> = {}): ChatMessage {
  count += 1
  const message: ChatMessage = {
    id: `message-${String(count).padStart(5, '0')}`,
    content,
    userId: 'other',
    senderName: 'Grace Hopper',
    userEmail: null,
    roomId: 'general',
    avatar: 'other',
    profileImageUrl: null,
    createdAt: new Date(Date.now() - 3_600_000 + count * 10).toISOString(),
    ...over,
  }
  world.chat.push(message)
  return message
}
