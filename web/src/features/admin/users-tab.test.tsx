import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { refuseCall } from '#testing/refuse-call'
import { main, openPage, type Page } from '#testing/render'
import { makeAccount, world } from '#testing/world'

const languages = ['fr', 'en'] as const
const W = {
  fr: {
    facts: {
      Identifiant: 'learner',
      Courriel: 'ada@example.org',
      Prénom: 'Ada',
      Nom: 'Lovelace',
      'Nom affiché': 'Ada Lovelace',
      'Titre personnalisé': '–',
      Rôle: 'Utilisateur',
      Abonnement: 'Gratuit',
      'Mot de passe haché': 'argon2id m=19456,t=2,p=1 …x7Kq2w',
      'Mot de passe lisible': 'aucun n’est conservé',
    },
    search: 'Chercher un nom ou une adresse',
    nobody: 'Personne ne correspond',
    everybody: 'Afficher tout le monde',
    plan: 'Forfait',
    changePlan: /^Changer de forfait\s: Ada Lovelace$/,
    planOf: /^Forfait\s: Ada Lovelace$/,
    lastDay: 'Dernier jour',
    past: /Ce jour est passé/,
    save: 'Enregistrer',
    planDone: 'Forfait mis à jour',
    planFailed: 'Le forfait n’a pas pu être modifié.',
    endSessions: /^Mettre fin aux sessions\s: Grace Hopper$/,
    end: 'Mettre fin aux sessions',
    ended: 'L’utilisateur est déconnecté partout',
    more: 'Afficher la suite',
    refresh: 'Actualiser',
  },
  en: {
    facts: {
      Id: 'learner',
      Email: 'ada@example.org',
      'First name': 'Ada',
      'Last name': 'Lovelace',
      'Display name': 'Ada Lovelace',
      'Custom title': '–',
      Role: 'User',
      Subscription: 'Free',
      'Hashed password': 'argon2id m=19456,t=2,p=1 …x7Kq2w',
      'Readable password': 'none is kept',
    },
    search: 'Search for a name or an address',
    nobody: 'Nobody found',
    everybody: 'Show everybody',
    plan: 'Plan',
    changePlan: 'Change the plan of Ada Lovelace',
    planOf: 'Plan of Ada Lovelace',
    lastDay: 'Last day',
    past: /This day is over/,
    save: 'Save',
    planDone: 'Plan updated',
    planFailed: 'The plan could not be changed.',
    endSessions: 'End the sessions of Grace Hopper',
    end: 'End the sessions',
    ended: 'The user is signed out everywhere',
    more: 'Show more',
    refresh: 'Refresh',
  },
} as const
const users = async (language: 'fr' | 'en', search = '') => {
  const page = await openPage(`/admin?tab=users${search}`, { language, user: 'admin' })
  await waitFor(() => expect(names().length).toBeGreaterThan(0))
  return page
}
const card = (name: string) => within(main().getByRole('listitem', { name }))
const dialog = (title: string | RegExp) => within(screen.getByRole('dialog', { name: title }))
/** Without roles: to look for them in fifty cards takes seconds. */
const names = () => [...document.querySelectorAll('main h3')].map((heading) => heading.textContent)

test.each(languages)('a card has every field of the account, its password as a masked hash (%s)', async (language) => {
  await users(language)
  const ada = card('Ada Lovelace')
  for (const [term, value] of Object.entries(W[language].facts)) {
    const name = ada.getByText(term, { selector: 'dt' })
    expect(name.nextElementSibling, term).toHaveTextContent(value)
  }
  await expectAccessible()
})

test.each(languages)(
  'somebody is looked for when the typing rests; nobody found leads back to everybody (%s)',
  async (language) => {
    const w = W[language]
    const { user } = await users(language)
    await user.type(main().getByLabelText(w.search), 'hop')
    await waitFor(() => expect(names()).toEqual(['Grace Hopper']))
    await user.type(main().getByLabelText(w.search), 'xyz')
    expect(await main().findByText(w.nobody)).toBeVisible()
    await user.click(main().getByRole('button', { name: w.everybody }))
    await waitFor(() => expect(names()).toHaveLength(3))
  },
)

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
}, 15_000)

test('a refresh brings what has changed', async () => {
  const { user } = await users('en')
  const grace = world.accounts.other
  if (grace) grace.user.displayName = 'Admiral Hopper'
  await user.click(main().getByRole('button', { name: W.en.refresh }))
  await waitFor(() => expect(names()).toContain('Admiral Hopper'))
})

const openPlan = async ({ user, language }: Page) => {
  await user.click(main().getByRole('button', { name: W[language].changePlan }))
  return dialog(W[language].planOf)
}

test.each(languages)('a plan is given until a day, or without an end (%s)', async (language) => {
  const w = W[language]
  const page = await users(language)
  const { user } = page
  const open = await openPlan(page)
  expect(open.queryByLabelText(w.lastDay)).toBeNull()
  await user.selectOptions(open.getByLabelText(w.plan), 'pro')
  await user.type(open.getByLabelText(w.lastDay), '2020-01-01')
  await user.click(open.getByRole('button', { name: w.save }))
  expect(open.getByText(w.past)).toBeVisible()
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

test.each(languages)('a plan that cannot be changed says so in its dialog (%s)', async (language) => {
  const w = W[language]
  const page = await users(language)
  const open = await openPlan(page)
  refuseCall('patch', '/api/admin/users/learner', 500)
  await page.user.click(open.getByRole('button', { name: w.save }))
  expect(await open.findByText(w.planFailed)).toBeVisible()
})

test.each(languages)('sessions are ended after a question (%s)', async (language) => {
  const w = W[language]
  world.sessions.elsewhere = 'other'
  const { user } = await users(language)
  await user.click(main().getByRole('button', { name: w.endSessions }))
  expect(world.sessions.elsewhere).toBe('other')
  await expectAccessible()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: w.end }))
  expect(await screen.findByText(w.ended)).toBeVisible()
  expect(world.sessions.elsewhere).toBeUndefined()
})

test('whoever is signed out meanwhile is taken to the sign-in', async () => {
  const page = await users('en')
  delete world.sessions['this browser']
  await page.user.click(main().getByRole('button', { name: W.en.refresh }))
  await waitFor(() => expect(page.session.currentSession().status).toBe('anonymous'))
})

test('whoever is no administrator any more sees so', async () => {
  const page = await users('en')
  const me = world.accounts.admin
  if (me) me.user.role = 'user'
  await page.user.click(main().getByRole('button', { name: W.en.refresh }))
  expect(await main().findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
})
