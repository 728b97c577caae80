import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as pictures from '#browser/files/picture'
import { expectAccessible } from '#testing/axe'
import { goOffline, goOnline, main, openPage, speak } from '#testing/render'
import { DEMO_PASSWORD, signIn, world } from '#testing/world'

const PICTURE = 'data:image/webp;base64,UklGRgAA'
// jsdom decodes no pictures; the journeys test this in a browser.
beforeEach(() => {
  vi.spyOn(pictures, 'openPicture').mockImplementation(async (file) => {
    if (!file.type.startsWith('image/png')) throw new Error('not a picture')
    return { width: 400, height: 300, square: () => PICTURE, within: () => PICTURE, close: () => {} }
  })
})
afterEach(() => vi.restoreAllMocks())

const dialog = () => within(screen.getByRole('dialog'))
/** The dialog is loaded on first use. */
const opened = () => screen.findByRole('dialog')
const W = {
  fr: {
    edit: 'Modifier le profil',
    name: 'Nom affiché',
    title: 'Titre',
    save: 'Enregistrer',
    saved: 'Profil mis à jour',
    needed: 'Entrez un nom à afficher',
    remove: 'Retirer l’image',
    file: 'Fichier image',
    refused: /Impossible d’ouvrir ce fichier/,
  },
  en: {
    edit: 'Edit profile',
    name: 'Display name',
    title: 'Title',
    save: 'Save',
    saved: 'Profile Updated',
    needed: 'Enter a display name',
    remove: 'Remove the picture',
    file: 'Image file',
    refused: /can’t open this file/,
  },
} as const

test('name, title and picture change everywhere at once, and on the server', async () => {
  let w: (typeof W)['fr' | 'en'] = W.fr
  const { user } = await openPage('/account', { frame: true })
  await user.click(await main().findByRole('button', { name: w.edit }))
  await opened()
  await user.clear(dialog().getByLabelText(w.name))
  await user.type(dialog().getByLabelText(w.name), '  Countess  ')
  await user.type(dialog().getByLabelText(w.title), 'Candidate')
  // The button opens the file chooser; the file field itself is hidden, also from keyboards and screen readers.
  expect(dialog().getByLabelText(w.file)).not.toBeVisible()
  await user.upload(dialog().getByLabelText(w.file), new File(['x'], 'me.png', { type: 'image/png' }))
  await waitFor(() => expect(dialog().getByRole('slider', { name: 'Zoom' })).toHaveValue('1'))
  await user.click(dialog().getByRole('button', { name: w.save }))
  expect(await screen.findByText(w.saved)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(main().getByText('Countess')).toBeVisible()
  await waitFor(() =>
    expect(world.accounts.learner?.user).toMatchObject({
      displayName: 'Countess',
      customTitle: 'Candidate',
      profileImageUrl: PICTURE,
    }),
  )
  await speak('en')
  w = W.en
  await user.click(main().getByRole('button', { name: w.edit }))
  await opened()
  await user.click(dialog().getByRole('button', { name: w.remove }))
  await user.click(dialog().getByRole('button', { name: w.save }))
  await waitFor(() => expect(world.accounts.learner?.user.profileImageUrl).toBeNull())
})

test('an empty name and a file that is no picture are told where they are', async () => {
  const w = W.en
  const { user } = await openPage('/account', { frame: true, language: 'en' })
  await user.click(await main().findByRole('button', { name: w.edit }))
  await opened()
  await user.clear(dialog().getByLabelText(w.name))
  await user.click(dialog().getByRole('button', { name: w.save }))
  expect(dialog().getByText(w.needed)).toBeVisible()
  expect(dialog().getByLabelText(w.name)).toHaveAttribute('aria-invalid', 'true')
  // The dialog refuses at once what the server would refuse later.
  await user.type(dialog().getByLabelText(w.name), 'Équipe Situ')
  expect(dialog().getByLabelText(w.name)).toHaveAccessibleDescription(/Situ/)
  await user.click(dialog().getByRole('button', { name: w.save }))
  expect(dialog().getByLabelText(w.name)).toHaveAttribute('aria-invalid', 'true')
  const pdf = new File(['x'], 'x.gif', { type: 'image/gif' })
  await user.upload(dialog().getByLabelText(w.file), pdf)
  expect(await dialog().findByText(w.refused)).toBeVisible()
  await speak('fr')
  expect(dialog().getByText(W.fr.refused)).toBeVisible()
  await expectAccessible()
})

test('what was changed offline is shown after a reload, and leaves with the network', async () => {
  goOffline()
  const first = await openPage('/account', { frame: true, language: 'en' })
  for (const name of ['One', 'Two']) {
    await first.user.click(await main().findByRole('button', { name: W.en.edit }))
    await opened()
    await first.user.clear(dialog().getByLabelText(W.en.name))
    await first.user.type(dialog().getByLabelText(W.en.name), name)
    await first.user.click(dialog().getByRole('button', { name: W.en.save }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await first.reload()
  expect(await main().findByText('Two')).toBeVisible()
  expect(world.accounts.learner?.user.displayName).toBe('Ada Lovelace')
  goOnline()
  await waitFor(() => expect(world.accounts.learner?.user.displayName).toBe('Two'))
  expect(main().getByText('Two')).toBeVisible()
})

const P = {
  fr: {
    section: 'Mot de passe',
    present: 'Mot de passe actuel',
    fresh: 'Nouveau mot de passe',
    again: 'Confirmez le mot de passe',
    go: 'Changer le mot de passe',
    wrong: 'Ce n’est pas votre mot de passe actuel',
    short: /au moins 8 caractères/,
    done: 'Mot de passe changé',
  },
  en: {
    section: 'Password',
    present: 'Current password',
    fresh: 'New password',
    again: 'Confirm the password',
    go: 'Change the password',
    wrong: 'This is not your current password',
    short: /at least 8 characters/,
    done: 'Password changed',
  },
} as const
test('the password: too short, the present one wrong, then changed', async () => {
  const p = P.fr
  signIn('learner', 'another browser')
  const { user } = await openPage('/account')
  const section = within(await main().findByRole('region', { name: p.section }))
  await user.type(section.getByLabelText(p.present), 'not it')
  await user.type(section.getByLabelText(p.fresh), 'seven77')
  await user.type(section.getByLabelText(p.again), 'seven77')
  await user.click(section.getByRole('button', { name: p.go }))
  expect(section.getAllByText(p.short)[0]).toBeVisible()
  await user.type(section.getByLabelText(p.fresh), '8')
  await user.type(section.getByLabelText(p.again), '8')
  await user.click(section.getByRole('button', { name: p.go }))
  expect(await section.findByText(p.wrong)).toBeVisible()
  await speak('en')
  expect(section.getByText(P.en.wrong)).toBeVisible()
  expect(section.getByLabelText(P.en.again)).toBeVisible()
  await speak('fr')
  expect(section.getByLabelText(p.present)).toHaveValue('not it')
  await user.clear(section.getByLabelText(p.present))
  await user.type(section.getByLabelText(p.present), DEMO_PASSWORD)
  await user.click(section.getByRole('button', { name: p.go }))
  expect(await screen.findByText(p.done)).toBeVisible()
  expect(world.accounts.learner?.password).toBe('seven778')
  expect(section.getByLabelText(p.fresh)).toHaveValue('')
  expect(world.sessions['another browser']).toBeUndefined()
})

test('signing out everywhere asks, then leaves', async () => {
  signIn('learner', 'another browser')
  const page = await openPage('/account', { frame: true })
  await page.user.click(await main().findByRole('button', { name: 'Se déconnecter partout' }))
  await speak('en')
  await page.user.click(dialog().getByRole('button', { name: 'Sign out everywhere' }))
  await waitFor(() => expect(page.session.currentSession().status).toBe('anonymous'))
  expect(Object.values(world.sessions)).not.toContain('learner')
})

test('the account is deleted with the password only, and leaves nothing here', async () => {
  const page = await openPage('/account')
  await page.user.click(await main().findByRole('button', { name: 'Supprimer mon compte' }))
  await page.user.type(dialog().getByLabelText('Votre mot de passe'), 'not it')
  await page.user.click(dialog().getByRole('button', { name: 'Supprimer définitivement' }))
  expect(await dialog().findByText('Ce n’est pas votre mot de passe actuel')).toBeVisible()
  expect(world.accounts.learner).toBeDefined()
  await speak('en')
  expect(dialog().getByText('This is not your current password')).toBeVisible()
  await page.user.clear(dialog().getByLabelText('Your password'))
  await page.user.type(dialog().getByLabelText('Your password'), DEMO_PASSWORD)
  await page.user.click(dialog().getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(world.accounts.learner).toBeUndefined())
  await waitFor(() => expect(page.session.currentSession().status).toBe('anonymous'))
  await waitFor(async () => expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('situ-learner'))
})

test('the administrator’s account is not offered to be deleted', async () => {
  await openPage('/account', { language: 'en', user: 'admin' })
  expect(await main().findByRole('button', { name: 'Sign out everywhere' })).toBeVisible()
  expect(main().queryByRole('button', { name: 'Delete my account' })).toBeNull()
})

test('axe finds nothing', async () => {
  await openPage('/account', { frame: true, language: 'en' })
  await main().findByRole('button', { name: W.en.edit })
  await expectAccessible()
})
