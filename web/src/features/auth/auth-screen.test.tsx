import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { MESSAGES } from 'shared/contract/messages'
import { CONTRACT_HEADER, WORK_HEADER } from 'shared/contract/version'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { goOffline, openPage, speak } from '#testing/render'
import { server } from '#testing/server'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#testing/world'

const refuse = (path: string, status: number, body: object, headers: Record<string, string> = {}) =>
  server.use(
    http.post(`*${path}`, () => HttpResponse.json(body, { status, headers: { [CONTRACT_HEADER]: '1', ...headers } })),
  )

const REGISTRATION = {
  fr: {
    first: 'Prénom',
    last: 'Nom',
    email: 'Courriel',
    password: 'Mot de passe',
    register: 'Créer mon compte',
  },
  en: {
    first: 'First name',
    last: 'Last name',
    email: 'Email',
    password: 'Password',
    register: 'Create my account',
  },
} as const

test('an empty sign-in says what is missing', async () => {
  const { user } = await openPage('/auth', { user: null })
  await user.click(await screen.findByRole('button', { name: 'Se connecter' }))
  for (const [language, email, password, field] of [
    ['fr', 'Veuillez entrer une adresse courriel valide', 'Le mot de passe est requis', 'Courriel'],
    ['en', 'Please enter a valid email address', 'Password is required', 'Email'],
  ] as const) {
    await speak(language)
    expect(screen.getByText(email)).toBeVisible()
    expect(screen.getByText(password)).toBeVisible()
    expect(document.activeElement).toHaveAccessibleName(field)
  }
})

test('a registration says what is wrong with each field', async () => {
  const { user } = await openPage('/auth?tab=register', { language: 'en', user: null })
  await user.click(await screen.findByRole('textbox', { name: 'First name' }))
  await user.paste('x'.repeat(51))
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'nobody')
  await user.type(screen.getAllByLabelText('Password').at(-1) as HTMLElement, 'short')
  await user.click(screen.getByRole('button', { name: 'Create my account' }))
  for (const text of [
    'First name must be less than 50 characters',
    'Last name is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters long',
  ])
    expect(screen.getByText(text)).toBeVisible()
})

test('a sign-in opens the app', async () => {
  const page = await openPage('/auth', { language: 'en', user: null, frame: true })
  await page.user.type(await screen.findByRole('textbox', { name: 'Email' }), DEMO_ACCOUNTS.learner)
  await page.user.type(screen.getAllByLabelText('Password')[0] as HTMLElement, DEMO_PASSWORD)
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(page.address).toBe('/'))
  expect(await screen.findByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument()
})

test('whoever is signed in is taken to the app', async () => {
  const page = await openPage('/auth')
  await waitFor(() => expect(page.address).toBe('/'))
})

const REFUSALS = [
  [401, { error: 'Invalid email or password' }, 'Adresse courriel ou mot de passe incorrect'],
  [
    429,
    { error: 'Too many requests. Please try again later.', code: 'rate_limit' },
    'Trop de tentatives. Réessayez dans 9 minutes.',
  ],
  [
    422,
    { error: 'Some fields are not valid', issues: [{ path: ['email'], code: 'invalid_format' }] },
    'Veuillez entrer une adresse courriel valide',
  ],
] as const
test('a refusal is told in French, and what was typed stays', async () => {
  const { user } = await openPage('/auth', { user: null })
  await user.type(await screen.findByRole('textbox', { name: 'Courriel' }), 'ada@example.org')
  await user.type(screen.getAllByLabelText('Mot de passe')[0] as HTMLElement, 'something')
  for (const [status, body, text] of REFUSALS) {
    refuse('/api/auth/login', status, body, { 'retry-after': '540' })
    await user.click(screen.getByRole('button', { name: 'Se connecter' }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Courriel' })).toHaveValue('ada@example.org')
  }
})

test('a registration after many others of the same connection says so', async () => {
  const body = { error: MESSAGES.manyFromNetwork, code: 'rate_limit' }
  const { user } = await openPage('/auth?tab=register', { user: null })
  const { first, last, email, password } = REGISTRATION.fr
  await user.type(await screen.findByRole('textbox', { name: first }), 'Ada')
  await user.type(screen.getByRole('textbox', { name: last }), 'Lovelace')
  await user.type(screen.getByRole('textbox', { name: email }), 'late@example.org')
  await user.type(screen.getAllByLabelText(password).at(-1) as HTMLElement, 'a pass phrase of hers')
  for (const [language, seconds, text] of [
    [
      'fr',
      540,
      'Trop de demandes depuis votre connexion Internet, peut-être d’autres personnes. Réessayez dans 9 minutes.',
    ],
    ['en', 60, 'Too many requests from your internet connection, perhaps from other people. Try again in 1 minute.'],
  ] as const) {
    refuse('/api/auth/register', 429, body, { 'retry-after': String(seconds) })
    await speak(language)
    await user.click(screen.getByRole('button', { name: REGISTRATION[language].register }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('textbox', { name: REGISTRATION[language].first })).toHaveValue('Ada')
  }
})

test('a temporary password leads to choosing one’s own', async () => {
  refuse('/api/auth/login', 403, {
    error: 'This password is temporary. Please choose your own.',
    mustChange: true,
    token: 'abc',
  })
  const page = await openPage('/auth', { language: 'en', user: null })
  await page.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.org')
  await page.user.type(screen.getAllByLabelText('Password')[0] as HTMLElement, 'temporary')
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(page.address).toBe('/reset-password?token=abc'))
  expect(await screen.findByText(/^The administrator gave you a temporary password/)).toBeVisible()
  await speak('fr')
  expect(screen.getByText(/^L’administration vous a donné un mot de passe temporaire/)).toBeVisible()
  await expectAccessible()
})

test('a forgotten password: the answer of the server is shown, and there is a way back', async () => {
  const { user } = await openPage('/auth', { language: 'en', user: null })
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'nobody@example.org')
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot your password?')
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  expect(await screen.findByText('If an account exists for this address, a reset link has been sent')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back to Login' }))
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@example.org')
})

test('beyond the limit of a network, the device calculates and then registers', async () => {
  const challenge = '9.1764000000000.random.mark'
  const solved: (string | null)[] = []
  let answer = () => {}
  server.use(
    http.post('*/api/auth/register', async ({ request }) => {
      const work = request.headers.get(WORK_HEADER)
      solved.push(work)
      if (work !== null) {
        await new Promise<void>((done) => {
          answer = done
        })
        return undefined
      }
      const body = { error: MESSAGES.manyFromNetwork, code: 'work', work: challenge }
      return HttpResponse.json(body, { status: 429, headers: { [CONTRACT_HEADER]: '1', 'retry-after': '60' } })
    }),
  )
  const page = await openPage('/auth?tab=register', { language: 'en', user: null })
  const { first, last, email, password, register } = REGISTRATION.en
  await page.user.type(await screen.findByRole('textbox', { name: first }), 'Ada')
  await page.user.type(screen.getByRole('textbox', { name: last }), 'Lovelace')
  await page.user.type(screen.getByRole('textbox', { name: email }), 'forty-first@example.org')
  await page.user.type(screen.getAllByLabelText(password).at(-1) as HTMLElement, 'a pass phrase of hers')
  await page.user.click(screen.getByRole('button', { name: register }))
  expect(
    await screen.findByText(
      /^Many people are registering from your internet connection\. .* It takes a few seconds\.$/,
    ),
  ).toBeVisible()
  await speak('fr')
  expect(
    screen.getByText(
      /^Beaucoup de personnes s’inscrivent depuis votre connexion Internet\. .* Quelques secondes suffisent\.$/,
    ),
  ).toBeVisible()
  await waitFor(() => expect(solved).toEqual([null, expect.stringMatching(/^9\.1764000000000\.random\.mark\.\d+$/)]))
  answer()
  await waitFor(() => expect(page.address).toBe('/'))
})

test('a password can be shown and hidden', async () => {
  const { user } = await openPage('/auth', { language: 'en', user: null })
  await user.click((await screen.findAllByRole('button', { name: 'Show password' }))[0] as HTMLElement)
  expect(screen.getAllByLabelText('Password')[0]).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(screen.getAllByLabelText('Password')[0]).toHaveAttribute('type', 'password')
})

test('offline, it says that a sign-in needs a connection, also to somebody who was signed in here', async () => {
  goOffline()
  await openPage('/auth', { language: 'en', user: null })
  expect(await screen.findByText('You are offline. You need an internet connection to sign in.')).toBeVisible()
  await speak('fr')
  expect(
    screen.getByText('Vous êtes hors ligne. Il vous faut une connexion Internet pour vous connecter.'),
  ).toBeVisible()
})

test('the address that was typed to sign in is there to register, and what is typed there stays', async () => {
  const { user } = await openPage('/auth', { language: 'en', user: null })
  await user.type(await screen.findByLabelText('Email', { selector: ':not([hidden] *)' }), 'ada@example.org')
  await user.click(screen.getByRole('tab', { name: 'Register' }))
  await user.type(screen.getByLabelText('First name'), 'Ada')
  expect(screen.getByLabelText('First name')).toHaveValue('Ada')
  expect(screen.getByLabelText('Email', { selector: ':not([hidden] *)' })).toHaveValue('ada@example.org')
})
