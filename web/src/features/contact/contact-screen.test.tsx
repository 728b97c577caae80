import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { deviceOf, goOffline, goOnline, main, openPage, type Page } from '#testing/render'
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
const languages = ['fr', 'en'] as const
const field = (name: string) => main().getByLabelText(name)
async function write({ user }: Page, w: (typeof W)['fr' | 'en'], subject = 'A question', message = 'How do I do it?') {
  await user.type(await main().findByLabelText(w.subject), subject)
  await user.type(field(w.message), message)
  await user.click(main().getByRole('button', { name: w.send }))
}

test.each(languages)('a letter is sent, the fields are ready for the next one (%s)', async (language) => {
  const w = W[language]
  const page = await openPage('/contact', { language })
  expect(await main().findByLabelText(w.name)).toHaveValue('Ada Lovelace')
  await write(page, w)
  expect(await screen.findByText(w.sent)).toBeVisible()
  expect(world.contacts).toMatchObject([{ subject: 'A question', message: 'How do I do it?', status: 'new' }])
  expect(field(w.subject)).toHaveValue('')
  expect(await deviceOf().drafts.get('contact')).toBeUndefined()
})

test.each(languages)('what is wrong is told at its field, after it was left (%s)', async (language) => {
  const w = W[language]
  const { user } = await openPage('/contact', { language })
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

test.each(languages)('offline it waits here, once, and leaves with the network (%s)', async (language) => {
  const w = W[language]
  goOffline()
  const page = await openPage('/contact', { language })
  await write(page, w)
  expect(await main().findByText(w.queued)).toBeVisible()
  expect(world.contacts).toEqual([])
  goOnline()
  await waitFor(() => expect(world.contacts).toHaveLength(1))
})

test.each(
  languages.flatMap((language) => [
    [language, 401, W[language].signIn] as const,
    [language, 429, W[language].many] as const,
    [language, 500, language === 'fr' ? /serveur/ : /server/] as const,
  ]),
)('refused (%s, %d): a toast says why, nothing typed is lost', async (language, status, why) => {
  const w = W[language]
  const page = await openPage('/contact', { language })
  const error = status === 500 ? 'Something went wrong on the server. Please try again.' : 'x'
  server.use(
    http.post('*/api/contact', () => HttpResponse.json({ error }, { status, headers: { 'Situ-Contract': '1' } })),
  )
  await write(page, w)
  expect(await screen.findByText(w.failed)).toBeVisible()
  expect(screen.getByText(why)).toBeVisible()
  expect(field(w.message)).toHaveValue('How do I do it?')
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

test.each(languages)('axe finds nothing (%s)', async (language) => {
  await openPage('/contact', { language })
  await main().findByLabelText(W[language].message)
  await expectAccessible()
})
