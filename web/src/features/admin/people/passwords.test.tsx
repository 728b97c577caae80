import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { refuseCall } from '#testing/refuse-call'
import { deviceOf, main, openPage, type Page, speak } from '#testing/render'
import { server } from '#testing/server'
import { DEMO_PASSWORD, THIS_BROWSER, world } from '#testing/world'

const languages = ['en', 'fr'] as const
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
    verify: 'Entrez votre mot de passe',
    own: 'Votre mot de passe',
    go: 'Continuer',
    cancel: 'Annuler',
    wrong: 'Ce n’est pas votre mot de passe actuel',
    reveal: /^Révéler le mot de passe\s: Ada Lovelace$/,
    hide: 'Masquer',
    copy: 'Copier',
    copied: 'Copié',
    gone: 'Impossible d’afficher le mot de passe',
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
    verify: 'Enter your own password',
    own: 'Your password',
    go: 'Continue',
    cancel: 'Cancel',
    wrong: 'This is not your current password',
    reveal: 'Reveal the password of Ada Lovelace',
    hide: 'Hide',
    copy: 'Copy',
    copied: 'Copied',
    gone: 'The password cannot be shown',
  },
} as const
const CANARY = 'canary-3f9a-not-to-be-kept'

const users = async (language: 'fr' | 'en' = 'fr') => {
  const page = await openPage('/admin?tab=users', { language, user: 'admin' })
  await main().findByRole('button', { name: W[language].change })
  return page
}
const dialog = (name: string | RegExp) => within(screen.getByRole('dialog', { name }))
const openChange = async ({ user, language }: Page) => {
  await user.click(main().getByRole('button', { name: W[language].change }))
  return dialog(W[language].change)
}
/** Makes the administrator’s last password check ten minutes old, so that the server asks for the password again. */
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

test('a new password: only its hash is kept, and nothing of it here', async () => {
  const w = W.fr
  const page = await users()
  const { user } = page
  const open = await openChange(page)
  expect(open.getByRole('button', { name: w.save })).toBeDisabled()
  expect(open.getByRole('checkbox', { name: w.keep })).toBeChecked()
  expect(open.getByLabelText<HTMLInputElement>(w.fresh).type).toBe('text')
  await user.type(open.getByLabelText(w.fresh), 'short')
  await user.click(open.getByRole('button', { name: w.save }))
  for (const language of languages) {
    await speak(language)
    expect(open.getByText(W[language].short)).toBeVisible()
  }
  await user.clear(open.getByLabelText(w.fresh))
  await user.type(open.getByLabelText(w.fresh), CANARY)
  await expectAccessible()
  await user.click(open.getByRole('button', { name: w.save }))
  expect(await screen.findByText(w.done)).toBeVisible()
  expect(world.accounts.learner).toMatchObject({ password: CANARY, setByAdmin: { readable: false } })
  // The address appears twice: on the administrator's own card, and on the learner's as the person who set the
  // password.
  await waitFor(() => expect(main().getAllByText('admin@situ.local', { selector: 'dd' })).toHaveLength(2))
  expect(screen.queryByRole('dialog')).toBeNull()
  await nowhere(page)
})

test('without the hash option a copy is kept to be handed over', async () => {
  const w = W.fr
  const page = await users()
  const open = await openChange(page)
  await page.user.type(open.getByLabelText(w.fresh), CANARY)
  expect(open.queryByText(w.temporary)).toBeNull()
  await page.user.click(open.getByLabelText(w.keep))
  expect(open.getByText(w.temporary)).toBeVisible()
  await speak('en')
  expect(open.getByText(W.en.temporary)).toBeVisible()
  await speak('fr')
  await page.user.click(open.getByText(w.save))
  expect(await main().findByRole('button', { name: w.reveal })).toBeVisible()
  expect(world.accounts.learner?.setByAdmin?.readable).toBe(true)
  await nowhere(page)
})

test('a password that cannot be changed says so; the history comes on request, five at most, masked', async () => {
  const account = world.accounts.learner
  for (let i = 0; i < 7; i++)
    account?.history.push({
      password: `argon2id m=19456,t=2,p=1 …hash0${i}`,
      createdAt: new Date(i * 1e9).toISOString(),
    })
  const page = await users()
  const open = await openChange(page)
  await page.user.type(open.getByLabelText(W.fr.fresh), 'a new password')
  expect(open.queryByRole('list')).toBeNull()
  refuseCall('put', '/api/admin/users/learner/password', 500)
  refuseCall('get', '/api/admin/users/learner/password-history', 500)
  for (const language of languages) {
    const w = W[language]
    await speak(language)
    await page.user.click(open.getByText(w.save))
    expect(await open.findByText(w.failed)).toBeVisible()
    expect(open.getByLabelText(w.fresh)).toHaveValue('a new password')
    await page.user.click(open.getByText(w.history))
    expect(await open.findByText(w.noHistory)).toBeVisible()
  }
  server.resetHandlers()
  await page.user.click(open.getByText(W.fr.history))
  const list = await open.findByRole('list', { name: W.fr.earlier })
  expect(within(list).getAllByRole('listitem')).toHaveLength(5)
  expect(document.activeElement).toContainElement(list)
  expect(within(list).getByText(/…hash00/)).toBeVisible()
  await speak('en')
  expect(open.getByRole('list', { name: W.en.earlier })).toBeVisible()
})

test('after five minutes one’s own password is asked for; without it nothing is changed, with it it goes on', async () => {
  const w = W.fr
  const page = await users()
  const { user } = page
  stale()
  const open = await openChange(page)
  await user.type(open.getByLabelText(w.fresh), 'a new password')
  await user.click(open.getByText(w.save))
  await screen.findByRole('dialog', { name: w.verify })
  await expectAccessible()
  await user.click(dialog(w.verify).getByText(w.cancel))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: w.verify })).toBeNull())
  // The typed text is still there.
  expect(open.getByLabelText(w.fresh)).toHaveValue('a new password')
  expect(world.accounts.learner?.password).toBe(DEMO_PASSWORD)

  await user.click(open.getByText(w.save))
  await screen.findByRole('dialog', { name: w.verify })
  for (const language of languages) {
    const { verify, own, go, wrong } = W[language]
    await speak(language)
    await user.clear(dialog(verify).getByLabelText(own))
    await user.type(dialog(verify).getByLabelText(own), 'not mine')
    await user.click(dialog(verify).getByText(go))
    expect(await dialog(verify).findByText(wrong)).toBeVisible()
  }
  await user.clear(dialog(w.verify).getByLabelText(w.own))
  await user.type(dialog(w.verify).getByLabelText(w.own), DEMO_PASSWORD)
  await user.click(dialog(w.verify).getByText(w.go))
  expect(await screen.findByText(w.done)).toBeVisible()
  expect(world.accounts.learner?.password).toBe('a new password')
  expect(world.audit.map(({ action }) => action)).toEqual(['password_set', 'verified'])
})

test('a handed password is revealed once, copied, and hidden by hand', async () => {
  const w = W.en
  handOver()
  const page = await users('en')
  expect(document.body).toHaveTextContent('••••••••')
  await nowhere(page)
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await page.user.click(main().getByRole('button', { name: w.reveal }))
  expect(await main().findByText(CANARY)).toBeVisible()
  expect(main().getByRole('button', { name: w.copy })).toHaveFocus()
  await speak('fr')
  expect(main().getByRole('button', { name: W.fr.copy })).toBeVisible()
  expect(main().getByRole('button', { name: W.fr.hide })).toBeVisible()
  await speak('en')
  expect(main().getByText(CANARY)).toBeVisible()
  await expectAccessible()
  await page.user.click(main().getByRole('button', { name: w.copy }))
  expect(written).toHaveBeenCalledWith(CANARY)
  expect(await screen.findByText(w.copied)).toBeVisible()
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
  // Lets the effect run that starts the timer.
  await act(async () => {})
  await act(async () => vi.advanceTimersByTime(29_000))
  expect(main().getByText(CANARY)).toBeVisible()
  await act(async () => vi.advanceTimersByTime(1_500))
  vi.useRealTimers()
  await waitFor(() => expect(main().queryByText(CANARY)).toBeNull())
  await nowhere(page)
})

test('one that ran out meanwhile is not there any more', async () => {
  const w = W.fr
  handOver()
  const page = await users()
  const account = world.accounts.learner
  if (account) account.setByAdmin = null
  await page.user.click(main().getByRole('button', { name: w.reveal }))
  expect(await screen.findByText(w.gone)).toBeVisible()
  await waitFor(() => expect(main().queryByRole('button', { name: w.reveal })).toBeNull())
})
