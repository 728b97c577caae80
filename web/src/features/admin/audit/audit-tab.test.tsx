import { screen, waitFor, within } from '@testing-library/react'
import { type AuditAction, AuditEntry, type AuditKind } from 'shared/model/people/audit-entry'
import type { ChatReport } from 'shared/model/people/chat-message'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { refuseCall } from '#testing/refuse-call'
import { main, openPage, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const languages = ['en', 'fr'] as const
const W = {
  fr: {
    log: 'Journal d’audit',
    nothing: 'Aucune action pour l’instant',
    more: 'Afficher la suite',
    reports: 'Signalements du clavardage',
    none: 'Aucun signalement',
    open: 'Signalement ouvert',
    closed: 'Signalement fermé',
    gone: 'Message retiré',
    remove: /^Retirer le message\s: Grace Hopper$/,
    ask: /Retirer ce message pour tout le monde/,
    confirm: 'Retirer le message',
    removed: 'Message retiré',
    notRemoved: 'Impossible de retirer le message.',
    close: 'Fermer le signalement au sujet de Grace Hopper',
    done: 'Signalement fermé',
    notClosed: 'Impossible de fermer le signalement',
  },
  en: {
    log: 'Audit log',
    nothing: 'No actions yet',
    more: 'Show more',
    reports: 'Reports from the chat',
    none: 'No reports',
    open: 'Report open',
    closed: 'Report closed',
    gone: 'Message removed',
    remove: 'Remove the message by Grace Hopper',
    ask: /Remove this message for everyone/,
    confirm: 'Remove the message',
    removed: 'Message removed',
    notRemoved: 'The message couldn’t be removed.',
    close: 'Close the report about Grace Hopper',
    done: 'Report closed',
    notClosed: 'The report couldn’t be closed',
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
const audit = async (language: 'fr' | 'en' = 'fr') => {
  const page = await openPage('/admin?tab=audit', { language, user: 'admin' })
  await main().findByRole('heading', { level: 2, name: W[language].log })
  return page
}
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')

const SENTENCES = [
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
  ['deleted', 'text', 'X', {}, 'Typing text “X” deleted', 'Texte de dactylographie « X » supprimé'],
  ['restored', 'text', 'X', {}, 'Typing text “X” restored', 'Texte de dactylographie « X » restauré'],
  [
    'password_set',
    'user',
    'a@b.ca',
    { temporary: true },
    'New password set for a@b.caTo hand over in person; valid for 72 hours',
    'Nouveau mot de passe défini : a@b.caÀ remettre en main propre; valable 72 heures',
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
    'Forfait modifié : a@b.caDe Gratuit à Pro, jusqu’au 1er janvier 2027',
  ],
  ['sessions_ended', 'user', 'a@b.ca', {}, 'Sessions of a@b.ca ended', 'Sessions terminées : a@b.ca'],
  [
    'status_changed',
    'contact',
    'Why?',
    { from: 'new', to: 'read' },
    'Status of “Why?” changedFrom New to Read',
    'État du message « Why? » modifiéDe Nouveau à Lu',
  ],
  [
    'removed',
    'chat',
    'Grace',
    {},
    'A message by Grace was removed from the chat',
    'Message retiré du clavardage : Grace',
  ],
  ['closed', 'chat', 'report', {}, 'A report from the chat was closed', 'Un signalement du clavardage a été fermé'],
  ['verified', 'security', 'x', {}, 'Own password re-entered', 'Mot de passe personnel saisi de nouveau'],
  ['second_factor_on', 'security', 'x', {}, 'Two-step verification turned on', 'Vérification en deux étapes activée'],
  [
    'second_factor_off',
    'security',
    'x',
    {},
    'Two-step verification turned off',
    'Vérification en deux étapes désactivée',
  ],
] as const

test('every act is a sentence in both languages', async () => {
  for (const [action, kind, subject, detail] of SENTENCES.toReversed()) did(action, kind, subject, detail)
  await audit()
  const table = await main().findByRole('table')
  for (const [at, language] of languages.entries()) {
    await speak(language)
    expect(table).toHaveAccessibleName(W[language].log)
    const rows = [...table.querySelectorAll('tbody tr')]
    // The action is in the header cell of its row.
    expect(rows.map((row) => plain(row.querySelector('th')?.textContent))).toEqual(
      SENTENCES.map((sentence) => sentence[4 + at]),
    )
    for (const row of rows) {
      expect(row).toHaveTextContent('admin@situ.local')
      expect(row).toHaveTextContent('2026')
    }
  }
})

test('the log begins empty, and nobody has reported anything', async () => {
  await audit()
  for (const language of languages) {
    await speak(language)
    expect(await main().findByText(W[language].nothing)).toBeVisible()
    expect(await main().findByText(W[language].none)).toBeVisible()
  }
  await expectAccessible()
})

test('it goes on page after page, the newest first', async () => {
  for (let i = 0; i < 53; i++) did('sessions_ended', 'user', `person ${i}`)
  const { user } = await audit()
  await main().findByText(/person 52\b/)
  // The rows are found by a selector, because a search for fifty rows by role takes seconds.
  const rows = () => [...document.querySelectorAll('tbody tr')]
  expect(rows()).toHaveLength(50)
  expect(rows()[0]).toHaveTextContent('person 52')
  expect(main().getByText(W.fr.more)).toBeVisible()
  await speak('en')
  await user.click(main().getByText(W.en.more))
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
test('open reports come first; one that is closed is in the log, one that cannot be says so', async () => {
  reported()
  const { user } = await audit()
  const list = within(await main().findByRole('list', { name: W.fr.reports }))
  const rows = list.getAllByRole('listitem') as HTMLElement[]
  expect(rows[0]).toHaveTextContent('Rude words')
  expect(rows[0]).toHaveTextContent('Insulting')
  refuseCall('post', '/api/admin/chat-reports/:id/close', 500)
  for (const language of languages) {
    const w = W[language]
    await speak(language)
    expect(main().getByRole('list', { name: w.reports })).toBeVisible()
    expect(within(rows[0] as HTMLElement).getByText(w.open)).toBeVisible()
    expect(within(rows[1] as HTMLElement).getByText(w.closed)).toBeVisible()
    await user.click(list.getByRole('button', { name: w.close }))
    expect(await screen.findByText(w.notClosed)).toBeVisible()
  }
  await expectAccessible()
  server.resetHandlers()
  await user.click(list.getByRole('button', { name: W.fr.close }))
  expect((await screen.findAllByText(W.fr.done)).length).toBeGreaterThan(0)
  await waitFor(() => expect(main().queryByText(W.fr.open)).toBeNull())
  expect(world.chatReports.every(({ isOpen }) => !isOpen)).toBe(true)
  expect(await main().findByRole('table', { name: W.fr.log })).toBeVisible()
})

test('a message is removed after a question', async () => {
  const w = W.en
  reported()
  const { user } = await audit('en')
  const list = within(await main().findByRole('list', { name: w.reports }))
  await user.click(list.getByRole('button', { name: w.remove }))
  const question = within(screen.getByRole('dialog', { name: w.ask }))
  expect(world.chat).toHaveLength(1)
  refuseCall('delete', '/api/chat/messages/:id', 500)
  await user.click(question.getByRole('button', { name: w.confirm }))
  expect(await question.findByText(w.notRemoved)).toBeVisible()
  await speak('fr')
  expect(question.getByText(W.fr.notRemoved)).toBeVisible()
  expect(screen.getByRole('dialog', { name: W.fr.ask })).toBeVisible()
  await speak('en')
  server.resetHandlers()
  await user.click(question.getByRole('button', { name: w.confirm }))
  expect((await screen.findAllByText(w.removed)).length).toBeGreaterThan(0)
  expect(world.chat).toHaveLength(0)
  await waitFor(() => expect(main().getAllByText(w.gone).length).toBeGreaterThan(0))
  expect(list.queryByRole('button', { name: w.remove })).toBeNull()
  await user.click(list.getByRole('button', { name: w.close }))
  expect((await screen.findAllByText(w.done)).length).toBeGreaterThan(0)
})
