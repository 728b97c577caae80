import { screen, waitFor, within } from '@testing-library/react'
import { type AuditAction, AuditEntry, type AuditKind } from 'shared/model/audit-entry'
import type { ChatReport } from 'shared/model/chat-message'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { refuseCall } from '#testing/refuse-call'
import { main, openPage } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const languages = ['fr', 'en'] as const
const W = {
  fr: {
    log: 'Journal d’audit',
    nothing: 'Rien n’a encore été fait',
    more: 'Afficher la suite',
    reports: 'Signalements du clavardage',
    none: 'Aucun signalement',
    open: 'Signalement ouvert',
    closed: 'Signalement fermé',
    gone: 'Message retiré',
    remove: /^Retirer le message\s: Grace Hopper$/,
    ask: /Retirer ce message pour tout le monde/,
    confirm: 'Retirer le message',
    removed: 'Le message est retiré',
    notRemoved: 'Le message n’a pas pu être retiré.',
    close: 'Fermer le signalement au sujet de Grace Hopper',
    done: 'Le signalement est fermé',
    notClosed: 'Le signalement n’a pas pu être fermé',
  },
  en: {
    log: 'Audit log',
    nothing: 'Nothing was done yet',
    more: 'Show more',
    reports: 'Reports from the chat',
    none: 'No reports',
    open: 'Report open',
    closed: 'Report closed',
    gone: 'Message removed',
    remove: 'Remove the message of Grace Hopper',
    ask: /Remove this message for everybody/,
    confirm: 'Remove the message',
    removed: 'The message is removed',
    notRemoved: 'The message could not be removed.',
    close: 'Close the report about Grace Hopper',
    done: 'The report is closed',
    notClosed: 'The report could not be closed',
  },
} as const

let count = 0
const did = (action: AuditAction, kind: AuditKind, subject: string, detail: Record<string, unknown> = {}) =>
  world.audit.unshift(
    AuditEntry.parse({
      id: `entry-${String(count++).padStart(4, '0')}`,
      at: '2026-03-04T15:00:00.000Z',
      actor: 'admin@situ.local',
      action,
      kind,
      subjectId: 'x',
      subject,
      detail,
    }),
  )
const audit = async (language: 'fr' | 'en') => {
  const page = await openPage('/admin?tab=audit', { language, user: 'admin' })
  await main().findByRole('heading', { level: 2, name: W[language].log })
  return page
}
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')

test.each([
  ['created', 'module', 'X', {}, 'Module “X” created', 'Module « X » créé'],
  ['created', 'test_date', 'X', {}, 'Test date “X” created', 'Date de test « X » créée'],
  [
    'changed',
    'quiz',
    'X',
    { fields: ['title', 'updatedAt', 'questions'] },
    'Quiz “X” changedChanged: Title, Questions',
    'Quiz « X » modifiéModifié : Titre, Questions',
  ],
  ['published', 'scenario', 'X', {}, 'Scenario “X” published', 'Scénario « X » publié'],
  ['unpublished', 'module', 'X', {}, 'Module “X” unpublished', 'Module « X » dépublié'],
  ['deleted', 'text', 'X', {}, 'Typing text “X” deleted', 'Texte de frappe « X » supprimé'],
  ['restored', 'text', 'X', {}, 'Typing text “X” restored', 'Texte de frappe « X » rétabli'],
  [
    'password_set',
    'user',
    'a@b.ca',
    { temporary: true },
    'New password set for a@b.caTo be handed over, good for 72 hours',
    'Nouveau mot de passe défini : a@b.caÀ remettre, valable 72 heures',
  ],
  [
    'password_set',
    'user',
    'a@b.ca',
    { temporary: false },
    'New password set for a@b.caOnly its hash is kept',
    'Nouveau mot de passe défini : a@b.caSeule son empreinte est conservée',
  ],
  ['password_revealed', 'user', 'a@b.ca', {}, 'Password of a@b.ca revealed', 'Mot de passe révélé : a@b.ca'],
  [
    'plan_changed',
    'user',
    'a@b.ca',
    { from: 'free', to: 'pro', until: null },
    'Plan of a@b.ca changedFrom Free to Pro',
    'Forfait modifié : a@b.caDe Gratuit à Pro',
  ],
  [
    'plan_changed',
    'user',
    'a@b.ca',
    { from: 'free', to: 'pro', until: '2027-01-01T17:00:00.000Z' },
    'Plan of a@b.ca changedFrom Free to Pro, until January 1, 2027',
    'Forfait modifié : a@b.caDe Gratuit à Pro, jusqu’au 1 janvier 2027',
  ],
  ['sessions_ended', 'user', 'a@b.ca', {}, 'Sessions of a@b.ca ended', 'Sessions terminées : a@b.ca'],
  [
    'status_changed',
    'contact',
    'Why?',
    { from: 'new', to: 'read' },
    'Status of the message “Why?” changedFrom New to Read',
    'État du message « Why? » modifiéDe Nouveau à Lu',
  ],
  [
    'removed',
    'chat',
    'Grace',
    {},
    'A message of Grace was removed from the chat',
    'Message retiré du clavardage : Grace',
  ],
  ['closed', 'chat', 'report', {}, 'A report from the chat was closed', 'Un signalement du clavardage a été fermé'],
  ['verified', 'security', 'x', {}, 'Own password given again', 'Propre mot de passe saisi de nouveau'],
  ['second_factor_on', 'security', 'x', {}, 'Second factor turned on', 'Second facteur activé'],
  ['second_factor_off', 'security', 'x', {}, 'Second factor turned off', 'Second facteur désactivé'],
] as const)('%s of a %s (%s, %j) is a sentence in both languages', async (action, kind, subject, detail, en, fr) => {
  for (const [language, sentence] of [
    ['en', en],
    ['fr', fr],
  ] as const) {
    world.audit.splice(0)
    did(action, kind, subject, detail)
    const page = await audit(language)
    const rows = within(await main().findByRole('table', { name: W[language].log })).getAllByRole('row')
    expect(plain(within(rows[1] as HTMLElement).getAllByRole('cell')[0]?.textContent)).toBe(sentence)
    expect(rows[1]).toHaveTextContent('admin@situ.local')
    expect(rows[1]).toHaveTextContent('2026')
    await page.close()
  }
})

test.each(languages)('the log begins empty (%s)', async (language) => {
  await audit(language)
  expect(await main().findByText(W[language].nothing)).toBeVisible()
  await expectAccessible()
})

test.each(languages)('it goes on page after page, the newest first (%s)', async (language) => {
  const w = W[language]
  for (let i = 0; i < 53; i++) did('sessions_ended', 'user', `person ${i}`)
  const { user } = await audit(language)
  await main().findByText(/person 52\b/)
  // Without roles: to look for them in fifty rows takes seconds.
  const rows = () => [...document.querySelectorAll('tbody tr')]
  expect(rows()).toHaveLength(50)
  expect(rows()[0]).toHaveTextContent('person 52')
  await user.click(main().getByText(w.more))
  await waitFor(() => expect(rows()).toHaveLength(53))
})

const report: ChatReport = {
  id: 'report-1',
  messageId: 'message-1',
  roomId: 'general',
  content: 'Rude words',
  senderId: 'other',
  senderName: 'Grace Hopper',
  reporterId: 'learner',
  reason: 'Insulting',
  isOpen: true,
  isRemoved: false,
  createdAt: '2026-03-04T15:00:00.000Z',
}
function reported() {
  world.chat.push({
    id: 'message-1',
    content: 'Rude words',
    userId: 'other',
    senderName: 'Grace Hopper',
    userEmail: null,
    roomId: 'general',
    avatar: 'other',
    profileImageUrl: null,
    createdAt: '2026-03-04T14:00:00.000Z',
  })
  world.chatReports.push({ ...report, id: 'old', senderName: 'Somebody', isOpen: false }, { ...report })
}
const list = (language: 'fr' | 'en') => main().findByRole('list', { name: W[language].reports })

test.each(languages)('nobody has reported anything (%s)', async (language) => {
  await audit(language)
  expect(await main().findByText(W[language].none)).toBeVisible()
})

test.each(languages)('open reports come first; one is closed, and the log says so (%s)', async (language) => {
  const w = W[language]
  reported()
  const { user } = await audit(language)
  const rows = within(await list(language)).getAllByRole('listitem')
  expect(rows[0]).toHaveTextContent('Rude words')
  expect(rows[0]).toHaveTextContent('Insulting')
  expect(within(rows[0] as HTMLElement).getByText(w.open)).toBeVisible()
  expect(within(rows[1] as HTMLElement).getByText(w.closed)).toBeVisible()
  await expectAccessible()
  await user.click(main().getByRole('button', { name: w.close }))
  expect(await screen.findByText(w.done)).toBeVisible()
  await waitFor(() => expect(main().queryByText(w.open)).toBeNull())
  expect(world.chatReports.every(({ isOpen }) => !isOpen)).toBe(true)
  expect(await main().findByRole('table', { name: w.log })).toBeVisible()
})

test.each(languages)('a message is removed after a question (%s)', async (language) => {
  const w = W[language]
  reported()
  const { user } = await audit(language)
  await list(language)
  await user.click(main().getByRole('button', { name: w.remove }))
  const question = within(screen.getByRole('dialog', { name: w.ask }))
  expect(world.chat).toHaveLength(1)
  refuseCall('delete', '/api/chat/messages/:id', 500)
  await user.click(question.getByRole('button', { name: w.confirm }))
  expect(await question.findByText(w.notRemoved)).toBeVisible()
  server.resetHandlers()
  await user.click(question.getByRole('button', { name: w.confirm }))
  expect(await screen.findByText(w.removed)).toBeVisible()
  expect(world.chat).toHaveLength(0)
  await waitFor(() => expect(main().getAllByText(w.gone).length).toBeGreaterThan(0))
  expect(main().queryByRole('button', { name: w.remove })).toBeNull()
})

test.each(languages)('a report that cannot be closed says so (%s)', async (language) => {
  reported()
  const { user } = await audit(language)
  await list(language)
  refuseCall('post', '/api/admin/chat-reports/:id/close', 500)
  await user.click(main().getByRole('button', { name: W[language].close }))
  expect(await screen.findByText(W[language].notClosed)).toBeVisible()
})
