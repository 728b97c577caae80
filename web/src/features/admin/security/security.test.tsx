import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { FAKE_CODE } from '#testing/fakes/admin/security'
import { deviceOf, main, openPage, speak } from '#testing/render'
import { DEMO_PASSWORD, THIS_BROWSER, world } from '#testing/world'

const W = {
  fr: {
    security: 'Sécurité',
    title: 'Sécurité de votre connexion',
    begin: 'Configurer la vérification en deux étapes',
    square: 'Code QR pour l’application d’authentification',
    link: 'Ouvrir dans l’application d’authentification',
    code: 'Code de votre application d’authentification',
    on: 'Activer',
    isOn: 'La vérification en deux étapes est activée',
    wrong: 'Ce code est incorrect ou a déjà été utilisé',
    digits: 'Le code doit compter six chiffres',
    remove: 'Désactiver la vérification en deux étapes',
    isOff: 'La vérification en deux étapes est désactivée',
    close: 'Fermer',
    copy: 'Copier la clé',
    verify: 'Entrez votre mot de passe',
    own: 'Votre mot de passe',
    go: 'Continuer',
  },
  en: {
    security: 'Security',
    title: 'Security of your sign-in',
    begin: 'Set up two-step verification',
    square: 'QR code for your authenticator app',
    link: 'Open in your authenticator app',
    code: 'Code from your authenticator app',
    on: 'Turn it on',
    isOn: 'Two-step verification is on',
    wrong: 'This code is incorrect or has already been used',
    digits: 'The code must have six digits',
    remove: 'Turn off two-step verification',
    isOff: 'Two-step verification is off',
    close: 'Close',
    copy: 'Copy the key',
    verify: 'Enter your own password',
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

test('a second factor is set up with a first code, and taken away by one', async () => {
  let w: (typeof W)['fr' | 'en'] = W.fr
  world.verified[THIS_BROWSER] = Date.now() - 600_000
  const { user, open } = await security('fr')
  await user.click(await open.findByRole('button', { name: w.begin }))
  const verify = within(await screen.findByRole('dialog', { name: w.verify }))
  await user.type(verify.getByLabelText(w.own), DEMO_PASSWORD)
  await user.click(verify.getByRole('button', { name: w.go }))
  expect(await open.findByText(SECRET)).toBeVisible()
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(open.getByRole('button', { name: w.copy }))
  expect(written).toHaveBeenCalledWith(SECRET.replaceAll(' ', ''))
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
  await speak('en')
  w = W.en
  expect(open.getByText(w.isOn)).toBeVisible()
  expect(world.secondFactors.admin).toEqual({ isConfirmed: true })
  const kept = JSON.stringify([{ ...localStorage }, await deviceOf('admin').cachedResponses.toArray()])
  expect(kept).not.toContain(SECRET.replaceAll(' ', ''))

  await expectAccessible()
  await user.type(open.getByLabelText(w.code), FAKE_CODE)
  await user.click(open.getByRole('button', { name: w.remove }))
  expect(await screen.findByText(w.isOff)).toBeVisible()
  expect(world.secondFactors.admin).toBeUndefined()
  expect(open.getByRole('button', { name: w.begin })).toBeVisible()
  await user.click(open.getByRole('button', { name: w.close }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
