import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { FAKE_CODE } from '#testing/fakes/admin-security'
import { deviceOf, main, openPage } from '#testing/render'
import { DEMO_PASSWORD, THIS_BROWSER, world } from '#testing/world'

const languages = ['fr', 'en'] as const
const W = {
  fr: {
    security: 'Sécurité',
    title: 'Sécurité de votre connexion',
    begin: 'Configurer un second facteur',
    square: 'Code carré pour l’application d’authentification',
    link: 'Ouvrir dans une application d’authentification de cet appareil',
    code: 'Code de votre application d’authentification',
    on: 'Activer',
    isOn: 'Le second facteur est activé',
    wrong: 'Ce code n’est pas bon ou a déjà servi',
    digits: 'Un code compte six chiffres',
    remove: 'Retirer le second facteur',
    isOff: 'Le second facteur est désactivé',
    close: 'Fermer',
    verify: 'Votre propre mot de passe, s’il vous plaît',
    own: 'Votre mot de passe',
    go: 'Continuer',
  },
  en: {
    security: 'Security',
    title: 'Security of your sign-in',
    begin: 'Set up a second factor',
    square: 'Square for the authenticator',
    link: 'Open in an authenticator on this device',
    code: 'Code of your authenticator',
    on: 'Turn it on',
    isOn: 'The second factor is on',
    wrong: 'This code is not right or was used already',
    digits: 'A code has six digits',
    remove: 'Remove the second factor',
    isOff: 'The second factor is off',
    close: 'Close',
    verify: 'Your own password, please',
    own: 'Your password',
    go: 'Continue',
  },
} as const
const SECRET = 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP'

const security = async (language: 'fr' | 'en') => {
  const page = await openPage('/admin', { language, user: 'admin' })
  await page.user.click(await main().findByRole('button', { name: W[language].security }))
  return { ...page, user: page.user, open: within(await screen.findByRole('dialog', { name: W[language].title })) }
}

test.each(languages)('a second factor is set up with a first code (%s)', async (language) => {
  const w = W[language]
  world.verified[THIS_BROWSER] = Date.now() - 600_000
  const { user, open } = await security(language)
  await user.click(await open.findByRole('button', { name: w.begin }))
  const verify = within(await screen.findByRole('dialog', { name: w.verify }))
  await user.type(verify.getByLabelText(w.own), DEMO_PASSWORD)
  await user.click(verify.getByRole('button', { name: w.go }))
  expect(await open.findByText(SECRET)).toBeVisible()
  expect(open.getByRole('img', { name: w.square })).toBeVisible()
  expect(open.getByRole('link', { name: w.link })).toHaveAttribute('href', expect.stringMatching(/^otpauth:\/\/totp/))
  await expectAccessible()
  await user.type(open.getByLabelText(w.code), '12')
  await user.click(open.getByRole('button', { name: w.on }))
  expect(open.getByText(w.digits)).toBeVisible()
  await user.clear(open.getByLabelText(w.code))
  await user.type(open.getByLabelText(w.code), '999999')
  await user.click(open.getByRole('button', { name: w.on }))
  expect(await open.findByText(w.wrong)).toBeVisible()
  await user.clear(open.getByLabelText(w.code))
  await user.type(open.getByLabelText(w.code), `${FAKE_CODE.slice(0, 3)} ${FAKE_CODE.slice(3)}`)
  await user.click(open.getByRole('button', { name: w.on }))
  expect(await open.findByText(w.isOn)).toBeVisible()
  expect(open.queryByText(SECRET)).toBeNull()
  expect(world.secondFactors.admin).toEqual({ isConfirmed: true })
  const kept = JSON.stringify([{ ...localStorage }, await deviceOf('admin').answers.toArray()])
  expect(kept).not.toContain(SECRET.replaceAll(' ', ''))
})

test.each(languages)('it is taken away by a code (%s)', async (language) => {
  const w = W[language]
  world.secondFactors.admin = { isConfirmed: true }
  const { user, open } = await security(language)
  await open.findByText(w.isOn)
  await expectAccessible()
  await user.type(open.getByLabelText(w.code), FAKE_CODE)
  await user.click(open.getByRole('button', { name: w.remove }))
  expect(await screen.findByText(w.isOff)).toBeVisible()
  expect(world.secondFactors.admin).toBeUndefined()
  expect(open.getByRole('button', { name: w.begin })).toBeVisible()
  await user.click(open.getByRole('button', { name: w.close }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the secret can be copied', async () => {
  const { user, open } = await security('en')
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(await open.findByRole('button', { name: W.en.begin }))
  await user.click(await open.findByRole('button', { name: 'Copy the secret' }))
  expect(written).toHaveBeenCalledWith(SECRET.replaceAll(' ', ''))
})
