import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { refuseCall } from '#testing/refuse-call'
import { main, openPage, type Page, speak } from '#testing/render'
import { server } from '#testing/server'
import { makeAccount, world } from '#testing/world'

const languages = ['en', 'fr'] as const
const W = {
  fr: {
    facts: {
      Identifiant: 'learner',
      Courriel: 'ada@example.org',
      Prénom: 'Ada',
      Nom: 'Lovelace',
      'Nom affiché': 'Ada Lovelace',
      'Titre personnalisé': '–',
      Rôle: 'Membre',
      Abonnement: 'Gratuit',
      'Mot de passe haché': 'argon2id m=19456,t=2,p=1 …x7Kq2w',
      'Mot de passe lisible': 'aucun n’est enregistré',
    },
    search: 'Chercher un nom, une adresse ou un identifiant',
    nobody: 'Aucun résultat',
    everybody: 'Afficher tout le monde',
    plan: 'Forfait',
    changePlan: /^Changer de forfait\s: Ada Lovelace$/,
    planOf: /^Forfait\s: Ada Lovelace$/,
    lastDay: 'Dernier jour',
    past: /Cette date est passée/,
    save: 'Enregistrer',
    planDone: 'Forfait mis à jour',
    planFailed: 'Impossible de modifier le forfait.',
    showChanges: /^Afficher les changements de forfait\s: Ada Lovelace$/,
    showChangesOfGrace: /^Afficher les changements de forfait\s: Grace Hopper$/,
    changes: /^Changements de forfait\s: Ada Lovelace$/,
    noChanges: 'Impossible de charger les changements de forfait.',
    paid: /^De Gratuit à Starter, jusqu’au 1er janvier 2027.*2026.*, par un paiement \(Stripe\)$/,
    given: /De Gratuit à Pro.*2026.*, par admin@situ\.local$/,
    never: 'Le forfait n’a jamais changé.',
    endSessions: /^Mettre fin aux sessions\s: Grace Hopper$/,
    end: 'Mettre fin aux sessions',
    ended: 'Session fermée partout',
    more: 'Afficher la suite',
    refresh: 'Actualiser',
  },
  en: {
    facts: {
      ID: 'learner',
      Email: 'ada@example.org',
      'First name': 'Ada',
      'Last name': 'Lovelace',
      'Display name': 'Ada Lovelace',
      'Custom title': '–',
      Role: 'Learner',
      Subscription: 'Free',
      'Hashed password': 'argon2id m=19456,t=2,p=1 …x7Kq2w',
      'Readable password': 'none is saved',
    },
    search: 'Search for a name, an address or an ID',
    nobody: 'No results',
    everybody: 'Show everyone',
    plan: 'Plan',
    changePlan: 'Change the plan of Ada Lovelace',
    planOf: 'Plan of Ada Lovelace',
    lastDay: 'Last day',
    past: /That day has passed/,
    save: 'Save',
    planDone: 'Plan updated',
    planFailed: 'The plan couldn’t be changed.',
    showChanges: 'Show the plan changes of Ada Lovelace',
    showChangesOfGrace: 'Show the plan changes of Grace Hopper',
    changes: 'Plan changes of Ada Lovelace',
    noChanges: 'The plan changes couldn’t be loaded.',
    paid: /^From Free to Starter, until January 1, 2027.*2026.*, by a payment \(Stripe\)$/,
    given: /From Free to Pro.*2026.*, by admin@situ\.local$/,
    never: 'The plan has never changed.',
    endSessions: 'End the sessions of Grace Hopper',
    end: 'End the sessions',
    ended: 'Signed out everywhere',
    more: 'Show more',
    refresh: 'Refresh',
  },
} as const
const users = async (language: 'fr' | 'en' = 'fr') => {
  const page = await openPage('/admin?tab=users', { language, user: 'admin' })
  await waitFor(() => expect(names().length).toBeGreaterThan(0))
  return page
}
const card = (name: string) => within(main().getByRole('listitem', { name }))
const dialog = (title: string | RegExp) => within(screen.getByRole('dialog', { name: title }))
/** The cards are found by a selector, because a search for fifty cards by role takes seconds. */
const names = () => [...document.querySelectorAll('main h3')].map((heading) => heading.textContent)

test('a card has every field of the account, its password as a masked hash; people are looked for by name', async () => {
  const { user } = await users()
  for (const language of languages) {
    await speak(language)
    const ada = card('Ada Lovelace')
    for (const [term, value] of Object.entries(W[language].facts))
      expect(ada.getByText(term, { selector: 'dt' }).nextElementSibling, term).toHaveTextContent(value)
  }
  await expectAccessible()

  const box = main().getByLabelText(W.fr.search)
  await user.type(box, 'hop')
  await waitFor(() => expect(names()).toEqual(['Grace Hopper']))
  await user.type(box, 'xyz')
  expect(await main().findByText(W.fr.nobody)).toBeVisible()
  await speak('en')
  expect(main().getByLabelText(W.en.search)).toBe(box)
  expect(main().getByText(W.en.nobody)).toBeVisible()
  expect(main().getByText(W.en.everybody)).toBeVisible()
  await speak('fr')
  await user.click(main().getByText(W.fr.everybody))
  await waitFor(() => expect(names()).toHaveLength(3))
})

test('the plan filter stands in the address, the name that is looked for does not', async () => {
  const grace = world.accounts.other
  if (grace) Object.assign(grace.user, { plan: 'pro', subscriptionStatus: 'premium' })
  const page = await users('en')
  await page.user.type(main().getByLabelText(W.en.search), 'gr')
  await page.user.selectOptions(main().getByLabelText(W.en.plan), 'pro')
  await waitFor(() => expect(names()).toEqual(['Grace Hopper']))
  expect(page.address).toBe('/admin?tab=users&plan=pro')
  await page.reload()
  await waitFor(() => expect(names()).toEqual(['Grace Hopper']))
})

test('the list goes on page after page', async () => {
  for (let i = 0; i < 50; i++) {
    const id = `person-${String(i).padStart(2, '0')}`
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString()
    world.accounts[id] = makeAccount({ id, email: `${id}@example.org`, displayName: `Person ${i}`, createdAt })
  }
  await users('en')
  expect(names()).toHaveLength(50)
  fireEvent.click(main().getByText(W.en.more))
  await waitFor(() => expect(names()).toHaveLength(53))
  expect(main().queryByText(W.en.more)).toBeNull()
})

const openPlan = async ({ user, language }: Page) => {
  await user.click(main().getByRole('button', { name: W[language].changePlan }))
  return dialog(W[language].planOf)
}

test('a plan is given until a day, or without an end', async () => {
  const w = W.fr
  const page = await users()
  const { user } = page
  const open = await openPlan(page)
  expect(open.queryByLabelText(w.lastDay)).toBeNull()
  await user.selectOptions(open.getByLabelText(w.plan), 'pro')
  await user.type(open.getByLabelText(w.lastDay), '2020-01-01')
  await user.click(open.getByRole('button', { name: w.save }))
  for (const language of languages) {
    await speak(language)
    expect(open.getByText(W[language].past)).toBeVisible()
    expect(open.getByLabelText(W[language].lastDay)).toHaveValue('2020-01-01')
  }
  expect(world.accounts.learner?.user.plan).toBe('free')
  await user.clear(open.getByLabelText(w.lastDay))
  await user.type(open.getByLabelText(w.lastDay), '2099-03-04')
  await expectAccessible()
  await user.click(open.getByRole('button', { name: w.save }))
  expect(await screen.findByText(w.planDone)).toBeVisible()
  expect(world.accounts.learner?.user).toMatchObject({
    plan: 'pro',
    planExpiresAt: new Date('2099-03-04T23:59:59.999').toISOString(),
  })
  expect(await card('Ada Lovelace').findByText(/2099/)).toBeVisible()
  const again = await openPlan(page)
  expect(again.getByLabelText(w.lastDay)).toHaveValue('2099-03-04')
  await user.selectOptions(again.getByLabelText(w.plan), 'free')
  await user.click(again.getByRole('button', { name: w.save }))
  await waitFor(() => expect(world.accounts.learner?.user).toMatchObject({ plan: 'free', planExpiresAt: null }))
})

test('a plan that cannot be changed says so in its dialog', async () => {
  const page = await users()
  const open = await openPlan(page)
  refuseCall('patch', '/api/admin/users/learner', 500)
  for (const language of languages) {
    await speak(language)
    await page.user.click(open.getByText(W[language].save))
    expect(await open.findByText(W[language].planFailed)).toBeVisible()
  }
})

test('the card shows the changes of the plan, also those by a payment', async () => {
  const w = W.en
  const change = (id: string, action: 'plan_changed' | 'plan_paid', actor: string, to: string, subjectId = 'learner') =>
    world.audit.unshift({
      id,
      at: '2026-03-04T17:00:00.000Z',
      actor,
      action,
      kind: 'user',
      subjectId,
      subject: 'ada@example.org',
      detail: { from: 'free', to, until: action === 'plan_paid' ? '2027-01-01T17:00:00.000Z' : null },
    })
  const { user } = await users('en')
  const ada = card('Ada Lovelace')
  refuseCall('get', '/api/admin/audit', 500)
  await user.click(ada.getByRole('button', { name: w.showChanges }))
  expect(await ada.findByText(w.noChanges)).toBeVisible()
  server.resetHandlers()
  change('1', 'plan_changed', 'admin@situ.local', 'pro')
  change('2', 'plan_paid', 'Stripe', 'starter')
  change('3', 'plan_changed', 'admin@situ.local', 'pro', 'other')
  await user.click(ada.getByRole('button', { name: w.showChanges }))
  const list = await ada.findByRole('list', { name: w.changes })
  await waitFor(() => expect(list.parentElement).toHaveFocus())
  for (const language of ['fr', 'en'] as const) {
    await speak(language)
    expect(list).toHaveAccessibleName(expect.stringMatching(W[language].changes))
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([expect.stringMatching(W[language].paid), expect.stringMatching(W[language].given)])
  }
  await expectAccessible()
  await user.click(card('Grace Hopper').getByRole('button', { name: w.showChangesOfGrace }))
  expect(await card('Grace Hopper').findByRole('list')).toHaveTextContent(w.given)
})

test('a plan that has never changed says so', async () => {
  const { user } = await users()
  await user.click(card('Ada Lovelace').getByRole('button', { name: W.fr.showChanges }))
  for (const language of languages) {
    await speak(language)
    expect(await card('Ada Lovelace').findByText(W[language].never)).toBeVisible()
  }
})

test('sessions are ended after a question', async () => {
  const w = W.fr
  world.sessions.elsewhere = 'other'
  const { user } = await users()
  await user.click(main().getByRole('button', { name: w.endSessions }))
  expect(world.sessions.elsewhere).toBe('other')
  await expectAccessible()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: w.end }))
  expect(await screen.findByText(w.ended)).toBeVisible()
  expect(world.sessions.elsewhere).toBeUndefined()
})

test('a refresh brings what has changed, and tells whoever is no administrator any more', async () => {
  const page = await users('en')
  const refresh = () => page.user.click(main().getByText(W.en.refresh))
  const grace = world.accounts.other
  if (grace) grace.user.displayName = 'Admiral Hopper'
  await refresh()
  await waitFor(() => expect(names()).toContain('Admiral Hopper'))
  await speak('fr')
  expect(main().getByText(W.fr.refresh)).toBeVisible()
  await speak('en')
  const me = world.accounts.admin
  if (me) me.user.role = 'user'
  await refresh()
  expect(await main().findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
})

test('whoever is signed out meanwhile is taken to the sign-in', async () => {
  const page = await users('en')
  delete world.sessions['this browser']
  await page.user.click(main().getByText(W.en.refresh))
  await waitFor(() => expect(page.session.currentSession().status).toBe('anonymous'))
})
