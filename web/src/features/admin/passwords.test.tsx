import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { refuseCall } from '#testing/refuse-call'
import { deviceOf, main, openPage, type Page } from '#testing/render'
import { server } from '#testing/server'
import { DEMO_PASSWORD, THIS_BROWSER, world } from '#testing/world'

const languages = ['fr', 'en'] as const
const W = {
  fr: {
    change: /^Changer le mot de passe\s: Ada Lovelace$/,
    fresh: 'Nouveau mot de passe',
    keep: /Conserver seulement l’empreinte/,
    temporary: /Ce mot de passe est temporaire/,
    save: 'Enregistrer',
    short: 'Le mot de passe doit compter au moins 8 caractères',
    done: 'Mot de passe mis à jour',
    failed: 'Impossible de mettre à jour le mot de passe.',
    history: 'Afficher les 5 derniers mots de passe',
    earlier: 'Mots de passe antérieurs',
    noHistory: 'Erreur : impossible de récupérer l’historique.',
    verify: 'Votre propre mot de passe, s’il vous plaît',
    own: 'Votre mot de passe',
    go: 'Continuer',
    cancel: 'Annuler',
    wrong: 'Ce n’est pas votre mot de passe actuel',
    reveal: /^Révéler le mot de passe\s: Ada Lovelace$/,
    hide: 'Masquer',
    copy: 'Copier',
    gone: 'Le mot de passe ne peut pas être affiché',
  },
  en: {
    change: 'Change the password of Ada Lovelace',
    fresh: 'New password',
    keep: /Keep only the hash/,
    temporary: /This password is temporary/,
    save: 'Save',
    short: 'Password must be at least 8 characters long',
    done: 'Password updated',
    failed: 'Cannot update the password.',
    history: 'Show the last 5 passwords',
    earlier: 'Earlier passwords',
    noHistory: 'Error: cannot fetch the history.',
    verify: 'Your own password, please',
    own: 'Your password',
    go: 'Continue',
    cancel: 'Cancel',
    wrong: 'This is not your present password',
    reveal: 'Reveal the password of Ada Lovelace',
    hide: 'Hide',
    copy: 'Copy',
    gone: 'The password cannot be shown',
  },
} as const
const CANARY = 'canary-3f9a-not-to-be-kept'

const users = async (language: 'fr' | 'en') => {
  const page = await openPage('/admin?tab=users', { language, user: 'admin' })
  await main().findByRole('button', { name: W[language].change })
  return page
}
const dialog = (name: string | RegExp) => within(screen.getByRole('dialog', { name }))
const openChange = async ({ user, language }: Page) => {
  await user.click(main().getByRole('button', { name: W[language].change }))
  return dialog(W[language].change)
}
/** The administrator's password was given too long ago. */
const stale = () => {
  world.verified[THIS_BROWSER] = Date.now() - 600_000
}
const handOver = () => {
  const account = world.accounts.learner
  if (!account) return
  account.password = CANARY
  account.setByAdmin = { by: 'admin@situ.local', at: new Date().toISOString(), readable: true }
}
async function nowhere(page: Page) {
  expect(document.documentElement.outerHTML).not.toContain(CANARY)
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).not.toContain(CANARY)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(CANARY)
  expect(page.address).not.toContain(CANARY)
  for (const id of ['admin', 'learner'])
    for (const table of deviceOf(id).tables) expect(JSON.stringify(await table.toArray())).not.toContain(CANARY)
}

test.each(languages)('a new password: only its hash is kept, and nothing of it here (%s)', async (language) => {
  const w = W[language]
  const page = await users(language)
  const { user } = page
  const open = await openChange(page)
  expect(open.getByRole('button', { name: w.save })).toBeDisabled()
  expect(open.getByRole('checkbox', { name: w.keep })).toBeChecked()
  expect(open.getByLabelText<HTMLInputElement>(w.fresh).type).toBe('text')
  await user.type(open.getByLabelText(w.fresh), 'short')
  await user.click(open.getByRole('button', { name: w.save }))
  expect(open.getByText(w.short)).toBeVisible()
  await user.clear(open.getByLabelText(w.fresh))
  await user.type(open.getByLabelText(w.fresh), CANARY)
  await expectAccessible()
  await user.click(open.getByRole('button', { name: w.save }))
  expect(await screen.findByText(w.done)).toBeVisible()
  expect(world.accounts.learner).toMatchObject({ password: CANARY, setByAdmin: { readable: false } })
  // As the address of the administrator's own card, and as who has set the password.
  await waitFor(() => expect(main().getAllByText('admin@situ.local', { selector: 'dd' })).toHaveLength(2))
  expect(screen.queryByRole('dialog')).toBeNull()
  await nowhere(page)
})

test.each(languages)('without the hash option a copy is kept to be handed over (%s)', async (language) => {
  const w = W[language]
  const page = await users(language)
  const open = await openChange(page)
  await page.user.type(open.getByLabelText(w.fresh), CANARY)
  expect(open.queryByText(w.temporary)).toBeNull()
  await page.user.click(open.getByRole('checkbox', { name: w.keep }))
  expect(open.getByText(w.temporary)).toBeVisible()
  await page.user.click(open.getByRole('button', { name: w.save }))
  expect(await main().findByRole('button', { name: w.reveal })).toBeVisible()
  expect(world.accounts.learner?.setByAdmin?.readable).toBe(true)
  await nowhere(page)
})

test.each(languages)('a password that cannot be changed says so, what was typed stays (%s)', async (language) => {
  const w = W[language]
  const page = await users(language)
  const open = await openChange(page)
  await page.user.type(open.getByLabelText(w.fresh), 'a new password')
  refuseCall('put', '/api/admin/users/learner/password', 500)
  await page.user.click(open.getByRole('button', { name: w.save }))
  expect(await open.findByText(w.failed)).toBeVisible()
  expect(open.getByLabelText(w.fresh)).toHaveValue('a new password')
})

test.each(languages)(
  'the history comes on request, five at most, masked; where it does not, it says so (%s)',
  async (language) => {
    const w = W[language]
    const account = world.accounts.learner
    for (let i = 0; i < 7; i++)
      account?.history.push({
        password: `argon2id m=19456,t=2,p=1 …hash0${i}`,
        createdAt: new Date(i * 1e9).toISOString(),
      })
    const page = await users(language)
    const open = await openChange(page)
    expect(open.queryByRole('list')).toBeNull()
    refuseCall('get', '/api/admin/users/learner/password-history', 500)
    await page.user.click(open.getByRole('button', { name: w.history }))
    expect(await open.findByText(w.noHistory)).toBeVisible()
    server.resetHandlers()
    await page.user.click(open.getByRole('button', { name: w.history }))
    const list = within(await open.findByRole('list', { name: w.earlier }))
    expect(list.getAllByRole('listitem')).toHaveLength(5)
    expect(document.activeElement).toContainElement(open.getByRole('list', { name: w.earlier }))
    expect(list.getByText(/…hash00/)).toBeVisible()
  },
)

test.each(languages)('after five minutes one’s own password is asked for, then it goes on (%s)', async (language) => {
  const w = W[language]
  const page = await users(language)
  const { user } = page
  stale()
  const open = await openChange(page)
  await user.type(open.getByLabelText(w.fresh), 'a new password')
  await user.click(open.getByRole('button', { name: w.save }))
  await screen.findByRole('dialog', { name: w.verify })
  await expectAccessible()
  await user.type(dialog(w.verify).getByLabelText(w.own), 'not mine')
  await user.click(dialog(w.verify).getByRole('button', { name: w.go }))
  expect(await dialog(w.verify).findByText(w.wrong)).toBeVisible()
  await user.clear(dialog(w.verify).getByLabelText(w.own))
  await user.type(dialog(w.verify).getByLabelText(w.own), DEMO_PASSWORD)
  await user.click(dialog(w.verify).getByRole('button', { name: w.go }))
  expect(await screen.findByText(w.done)).toBeVisible()
  expect(world.accounts.learner?.password).toBe('a new password')
  expect(world.audit.map(({ action }) => action)).toEqual(['password_set', 'verified'])
})

test('whoever does not give it has changed nothing, and what was typed is still there', async () => {
  const w = W.en
  const page = await users('en')
  stale()
  const open = await openChange(page)
  await page.user.type(open.getByLabelText(w.fresh), 'a new password')
  await page.user.click(open.getByRole('button', { name: w.save }))
  await screen.findByRole('dialog', { name: w.verify })
  await page.user.click(dialog(w.verify).getByRole('button', { name: w.cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: w.verify })).toBeNull())
  expect(open.getByLabelText(w.fresh)).toHaveValue('a new password')
  expect(world.accounts.learner?.password).toBe(DEMO_PASSWORD)
})

test.each(languages)('a handed password is revealed once, written down, and hidden by hand (%s)', async (language) => {
  const w = W[language]
  handOver()
  const page = await users(language)
  expect(document.body).toHaveTextContent('••••••••')
  await nowhere(page)
  await page.user.click(main().getByRole('button', { name: w.reveal }))
  expect(await main().findByText(CANARY)).toBeVisible()
  expect(main().getByRole('button', { name: w.copy })).toHaveFocus()
  await expectAccessible()
  await page.user.click(main().getByRole('button', { name: w.hide }))
  await waitFor(() => expect(main().getByRole('button', { name: w.reveal })).toHaveFocus())
  await nowhere(page)
  expect(world.audit.map(({ action }) => action)).toEqual(['password_revealed'])
})

test('it is hidden by itself after thirty seconds', async () => {
  handOver()
  const page = await users('en')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  await page.user.click(main().getByRole('button', { name: W.en.reveal }))
  expect(await main().findByText(CANARY)).toBeVisible()
  // Its clock has begun to run.
  await act(async () => {})
  await act(async () => vi.advanceTimersByTime(29_000))
  expect(main().getByText(CANARY)).toBeVisible()
  await act(async () => vi.advanceTimersByTime(1_500))
  vi.useRealTimers()
  await waitFor(() => expect(main().queryByText(CANARY)).toBeNull())
  await nowhere(page)
})

test('it can be copied', async () => {
  handOver()
  const page = await users('en')
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await page.user.click(main().getByRole('button', { name: W.en.reveal }))
  await page.user.click(await main().findByRole('button', { name: 'Copy' }))
  expect(written).toHaveBeenCalledWith(CANARY)
  expect(await screen.findByText('Copied')).toBeVisible()
})

test.each(languages)('one that ran out meanwhile is not there any more (%s)', async (language) => {
  const w = W[language]
  handOver()
  const page = await users(language)
  const account = world.accounts.learner
  if (account) account.setByAdmin = null
  await page.user.click(main().getByRole('button', { name: w.reveal }))
  expect(await screen.findByText(w.gone)).toBeVisible()
  await waitFor(() => expect(main().queryByRole('button', { name: w.reveal })).toBeNull())
})
