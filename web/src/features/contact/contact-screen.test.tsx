import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { deviceOf, goOffline, goOnline, main, openPage, type Page, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const W = {
  fr: {
    name: 'Nom',
    email: 'Adresse courriel',
    subject: 'Objet',
    message: 'Message',
    send: 'Envoyer',
    sent: 'Message envoyé',
    required: 'Ce champ est requis',
    short: '10 caractères au moins',
    long: '120 caractères au plus',
    queued: /Vous êtes hors ligne\. Votre message est enregistré ici/,
    failed: 'Impossible d’envoyer le message',
    signIn: /Connectez-vous de nouveau/,
    many: 'Trop de demandes. Réessayez dans une minute.',
  },
  en: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    send: 'Send',
    sent: 'Message sent',
    required: 'This field is required',
    short: 'At least 10 characters',
    long: 'At most 120 characters',
    queued: /You are offline\. Your message is saved here/,
    failed: 'Failed to send message',
    signIn: /Please sign in again/,
    many: 'Too many requests. Try again in a minute.',
  },
} as const
const field = (name: string) => main().getByLabelText(name)
async function write({ user }: Page, w: (typeof W)['fr' | 'en'], subject = 'A question', message = 'How do I do it?') {
  await user.type(await main().findByLabelText(w.subject), subject)
  await user.type(field(w.message), message)
  await user.click(main().getByRole('button', { name: w.send }))
}

test('a letter is sent, the fields are ready for the next one', async () => {
  const w = W.fr
  const page = await openPage('/contact')
  expect(await main().findByLabelText(w.name)).toHaveValue('Ada Lovelace')
  await write(page, w)
  expect(await screen.findByText(w.sent)).toBeVisible()
  expect(world.contacts).toMatchObject([{ subject: 'A question', message: 'How do I do it?', status: 'new' }])
  expect(field(w.subject)).toHaveValue('')
  expect(await deviceOf().drafts.get('contact')).toBeUndefined()
})

test('what is wrong is told at its field, after it was left', async () => {
  const w = W.en
  const { user } = await openPage('/contact', { language: 'en' })
  await user.type(await main().findByLabelText(w.message), 'short')
  expect(main().queryByText(w.short)).toBeNull()
  await user.click(field(w.subject))
  expect(await main().findByText(w.short)).toBeVisible()
  // An empty field shows its error only after it was left, too.
  expect(main().queryByText(w.required)).toBeNull()
  await user.tab()
  expect(await main().findByText(w.required)).toBeVisible()
  await user.click(field(w.subject))
  await user.paste('x'.repeat(121))
  await user.click(field(w.message))
  expect(await main().findByText(w.long)).toBeVisible()
  await speak('fr')
  expect(main().getByText(W.fr.long)).toBeVisible()
  expect(main().getByText(W.fr.short)).toBeVisible()
  await expectAccessible()
  expect(world.contacts).toEqual([])
})

test('a message of more than 2000 characters says so, and is shortened when it is sent', async () => {
  const { user } = await openPage('/contact', { language: 'en' })
  await user.click(await main().findByLabelText('Message'))
  await user.paste('x'.repeat(2003))
  expect(main().getByText('3 characters too many: the end will not be sent')).toBeVisible()
  await user.type(field('Subject'), 'Long')
  await user.click(main().getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(world.contacts[0]?.message).toHaveLength(2000))
})

test('offline it waits here, once, and leaves with the network', async () => {
  goOffline()
  const page = await openPage('/contact')
  await write(page, W.fr)
  expect(await main().findByText(W.fr.queued)).toBeVisible()
  await speak('en')
  expect(main().getByText(W.en.queued)).toBeVisible()
  expect(world.contacts).toEqual([])
  goOnline()
  await waitFor(() => expect(world.contacts).toHaveLength(1))
})

test('refused: a toast says why, nothing typed is lost', async () => {
  const page = await openPage('/contact')
  const refuse = (status: number, error = 'x') =>
    server.use(
      http.post('*/api/contact', () => HttpResponse.json({ error }, { status, headers: { 'Situ-Contract': '1' } })),
    )
  refuse(500, 'Something went wrong on the server. Please try again.')
  await write(page, W.fr)
  expect(await screen.findByText(W.fr.failed)).toBeVisible()
  expect(screen.getByText(/serveur/)).toBeVisible()
  for (const [status, reason] of [
    [429, 'many'],
    [401, 'signIn'],
  ] as const)
    for (const language of ['en', 'fr'] as const) {
      refuse(status)
      await speak(language)
      const w = W[language]
      await page.user.click(main().getByRole('button', { name: w.send }))
      expect(await screen.findByText(w[reason])).toBeVisible()
      expect(screen.getByText(w.failed)).toBeVisible()
      expect(field(w.message)).toHaveValue('How do I do it?')
    }
})

test('what was begun is there after a reload', async () => {
  const page = await openPage('/contact', { language: 'en' })
  await page.user.type(await main().findByLabelText('Message'), 'Half a thought')
  await waitFor(async () =>
    expect((await deviceOf().drafts.get('contact'))?.value).toMatchObject({ message: 'Half a thought' }),
  )
  await page.reload()
  await waitFor(() => expect(field('Message')).toHaveValue('Half a thought'))
})
