import type { Page } from '@playwright/test'
import { administrator, expect, readyOffline, register, test } from './support/fixtures.ts'
import { QUIZ_WORDS } from './support/quiz-player.ts'
import { ONLINE } from './support/tags.ts'

test.use({ ownServer: true })

// The administrator's interface is tested in French; component tests check the texts of both languages.
const LANGUAGE = 'fr'

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [name, text] of Object.entries(fields)) await page.getByRole('textbox', { name, exact: true }).fill(text)
}
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
const toast = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: /F8/ }).getByText(text)).toBeVisible()
const act = (page: Page, verb: string, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${verb}\\s:\\s${title}$`) }).click()

interface Journey {
  tab: string
  newLabel: string
  created: string
  create: (page: Page) => Promise<void>
  publish: (page: Page, title: string) => Promise<void>
  /** The accessible name of the title field, which the journey changes. */
  titleField: string
  /** The path of the call that lists these items for learners. */
  list: string
  take: (page: Page, id: string) => Promise<void>
}
const eye = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^(P|Dép)ublier\\s:\\s${title}$`) }).click()

const JOURNEYS: Record<string, Journey> = {
  module: {
    tab: 'modules',
    newLabel: 'Nouveau module',
    created: 'Module créé',
    create: async (page) => {
      await fill(page, { 'Titre (français)': 'Neuf', 'Titre (anglais)': 'New' })
      await page.getByRole('tab', { name: /^Contenu/ }).click()
      const text = page.getByRole('textbox', { name: 'Contenu (français)' })
      await text.click()
      await page.keyboard.type('Un texte ')
      await page.keyboard.press('ControlOrMeta+B')
      await page.keyboard.type('gras')
    },
    publish: (page, title) => page.getByRole('switch', { name: new RegExp(`${title}$`) }).click(),
    titleField: 'Titre (français)',
    list: '/api/modules',
    take: async (page, id) => {
      await page.goto(`/learning/${id}`)
      await expect(page.getByRole('article').locator('strong')).toHaveText('gras')
    },
  },
  quiz: {
    tab: 'quizzes',
    newLabel: 'Nouveau quiz',
    created: 'Quiz créé',
    create: async (page) => {
      await fill(page, {
        'Titre (français)': 'Neuf',
        'Titre (anglais)': 'New',
        'Description (français)': 'À propos',
        'Description (anglais)': 'About',
      })
      await page.getByRole('tab', { name: /^Questions/ }).click()
      await page.getByRole('button', { name: 'Ajouter une question' }).click()
      await fill(page, { 'Question (français)': 'Quoi ?', 'Question (anglais)': 'What?' })
      for (const letter of 'ABCD')
        await fill(page, { [`Choix ${letter} (français)`]: letter, [`Choix ${letter} (anglais)`]: letter })
      await page.getByRole('radio', { name: 'A est la bonne réponse' }).check()
    },
    publish: eye,
    titleField: 'Titre (français)',
    list: '/api/quizzes',
    take: async (page, id) => {
      const words = QUIZ_WORDS[LANGUAGE]
      await page.goto(`/quizzes/${id}`)
      await page.getByRole('button', { name: words.start }).click()
      await page.locator('main [data-option="0"]').click()
      await page.getByRole('button', { name: words.finish }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.passed)
    },
  },
  scenario: {
    tab: 'scenarios',
    newLabel: 'Nouveau scénario',
    created: 'Scénario créé',
    create: (page) =>
      fill(page, {
        'Titre * (français)': 'Neuf',
        'Titre * (anglais)': 'New',
        'Description * (français)': 'À propos',
        'Description * (anglais)': 'About',
        'Contenu complet * (français)': 'Samir arrive en retard à la rencontre.',
        'Contenu complet * (anglais)': 'Samir is late for the meeting.',
      }),
    publish: eye,
    titleField: 'Titre * (français)',
    list: '/api/scenarios',
    take: async (page, id) => {
      await page.goto(`/practice?scenario=${id}`)
      await expect(page.getByText('Samir arrive en retard à la rencontre.')).toBeVisible()
    },
  },
}

const listed = (page: Page, path: string): Promise<{ id: string; title: { fr: string } }[]> =>
  page.evaluate(async (where) => (await fetch(where)).json(), path)

for (const [kind, journey] of Object.entries(JOURNEYS))
  test(
    `a ${kind} is made, published, taken, edited, unpublished, deleted and brought back`,
    ONLINE,
    async ({ device }) => {
      const { page: learner } = await device(LANGUAGE)
      await register(learner)
      const { page } = await device(LANGUAGE)
      await administrator(page)
      await page.goto(`/admin?tab=${journey.tab}`)
      await page.getByRole('button', { name: journey.newLabel }).first().click()
      await journey.create(page)
      await save(page)
      await toast(page, journey.created)
      const titles = async () => (await listed(learner, journey.list)).map(({ title }) => title.fr)
      expect(await titles()).not.toContain('Neuf')

      await journey.publish(page, 'Neuf')
      await toast(page, 'Publié')
      const made = (await listed(learner, journey.list)).find(({ title }) => title.fr === 'Neuf')
      if (!made) throw new Error(`the ${kind} is not published`)
      await journey.take(learner, made.id)

      await act(page, 'Modifier', 'Neuf')
      await fill(page, { [journey.titleField]: 'Changé' })
      await save(page)
      await expect(page.getByRole('button', { name: /^Modifier\s:\sChangé$/ })).toBeVisible()
      expect(await titles()).toContain('Changé')

      await journey.publish(page, 'Changé')
      await toast(page, 'Dépublié')
      expect(await titles()).not.toContain('Changé')

      await act(page, 'Supprimer', 'Changé')
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
      await toast(page, 'Supprimé')
      await page.getByRole('region', { name: /F8/ }).getByRole('button', { name: 'Annuler' }).click()
      await expect(page.getByRole('button', { name: /^Modifier\s:\sChangé$/ })).toBeVisible()
    },
  )

test('a text to type is added, seen, edited, deleted and brought back', ONLINE, async ({ device }) => {
  const { page: learner } = await device(LANGUAGE)
  await register(learner)
  const { page } = await device(LANGUAGE)
  await administrator(page)
  await page.goto('/typing-admin')
  await fill(page, {
    'Titre français': 'Neuf',
    'Titre anglais': 'New',
    'Texte français': 'Un texte à taper.',
    'Texte anglais': 'A text to type.',
  })
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await toast(page, 'Texte ajouté')
  const titles = () =>
    learner.evaluate(async () =>
      ((await (await fetch('/api/practice-texts')).json()) as { title_fr: string }[]).map((text) => text.title_fr),
    )
  expect(await titles()).toContain('Neuf')
  await learner.goto('/typing?view=platform')
  await expect(learner.getByText('Neuf').first()).toBeAttached()

  await act(page, 'Modifier', 'Neuf')
  await fill(page, { 'Titre français': 'Changé' })
  await save(page)
  await toast(page, 'Texte enregistré')
  expect(await titles()).toContain('Changé')
  await act(page, 'Supprimer', 'Changé')
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await toast(page, 'Supprimé')
  expect(await titles()).not.toContain('Changé')
  await page.getByRole('region', { name: /F8/ }).getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(titles).toContain('Changé')
})

test('a picture that was uploaded is seen by a learner, with no network too', async ({ device, server }) => {
  const { page } = await device(LANGUAGE)
  await administrator(page)
  await readyOffline(page)
  await page.goto('/admin?tab=modules&item=new')
  await fill(page, { 'Titre (français)': 'Illustré', 'Titre (anglais)': 'Illustrated' })
  // A picture like a camera's: larger than what is stored.
  const photo = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 2400
    canvas.height = 1200
    return canvas.toDataURL('image/jpeg').split(',')[1]
  })
  const buffer = Buffer.from(photo ?? '', 'base64')
  await page.getByRole('tab', { name: /^Contenu/ }).click()
  await page.getByRole('toolbar').first().getByRole('button', { name: 'Image', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Fichier image').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await expect(dialog.getByLabel('Adresse')).toHaveValue(/^\/content-images\/[0-9a-f]{32}\.webp$/)
  await dialog.getByRole('textbox', { name: /remplacement/ }).fill('Deux collègues')
  await dialog.getByRole('button', { name: 'Ajouter' }).click()
  await save(page)
  await toast(page, 'Module créé')
  await page.getByRole('switch', { name: /Illustré$/ }).click()
  await toast(page, 'Publié')

  const phone = await device(LANGUAGE)
  await register(phone.page)
  const made = (await listed(phone.page, '/api/modules')).find(({ title }) => title.fr === 'Illustré')
  // The picture is fetched in the background, before the module was ever opened.
  await expect
    .poll(() => phone.page.evaluate(async () => (await (await caches.open('situ-pictures')).keys()).length))
    .toBe(1)
  await phone.page.evaluate(() => navigator.serviceWorker.ready)
  await server.stop('SIGKILL')
  await phone.context.setOffline(true)
  await phone.page.goto(`/learning/${made?.id}`)
  const image = phone.page.getByRole('article').getByRole('img', { name: 'Deux collègues' })
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([1600, 800])

  // The worker has kept the editor of rich text, because it was used.
  await page.context().setOffline(true)
  await page.goto('/admin?tab=modules&item=new')
  await page.getByRole('tab', { name: /^Contenu/ }).click()
  await expect(page.getByRole('textbox', { name: 'Contenu (français)' })).toBeVisible()
})
