import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makePage } from 'shared/testing/make'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { deviceOf, main, openPage } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const state = (currentPage: number, lastPage = currentPage) => ({
  epoch: 0,
  currentPage,
  currentAt: 1,
  currentDevice: 'd',
  lastPage,
  seconds: { d: 60 },
})
const stored = (currentPage: number) =>
  deviceOf().moduleStates.put({
    moduleId: 'empathy-in-words',
    state: state(currentPage),
    reportedSeconds: 0,
    pageSeconds: {},
  })

test.each([
  [0, 'Étape 1'],
  [3, 'Étape 3'],
  [9, 'Étape 4'],
])('a saved page of %i opens %s', async (saved, title) => {
  await stored(saved)
  await openPage('/learning/empathy-in-words')
  expect(await heading(title)).toBeVisible()
})

test.each([
  ['?page=2', 'Étape 2'],
  ['?page=99', 'Étape 4'],
  ['?page=0', 'Étape 3'],
  ['?page=x', 'Étape 3'],
])('the address %s opens %s, whatever was saved', async (query, title) => {
  await stored(3)
  await openPage(`/learning/empathy-in-words${query}`)
  expect(await heading(title)).toBeVisible()
})

test('a place that only the server knows is where a new device opens', async () => {
  // The reader waits two seconds for it; a busy machine may need longer.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  world.states.learner = { 'empathy-in-words': state(3) }
  await openPage('/learning/empathy-in-words')
  expect(await heading('Étape 3')).toBeVisible()
})

test.each([
  ['fr', 'Page suivante', 'Page précédente', 'Terminer', 'Ce que mesure le test', 'Le temps'],
  ['en', 'Next page', 'Previous page', 'Finish', 'What the test measures', 'The clock'],
] as const)(
  'buttons turn the page, the last leads back to the list (%s)',
  async (language, next, previous, finish, first, second) => {
    const page = await openPage('/learning/understand-the-test', { language })
    await heading(first)
    const bar = () => main().getByRole('progressbar', { name: /progress/i })
    expect(bar()).toHaveAttribute('aria-valuenow', '50')
    expect(main().queryByRole('button', { name: previous })).toBeNull()
    await page.user.click(main().getByRole('button', { name: next }))
    await heading(second)
    expect(page.address).toBe('/learning/understand-the-test?page=2')
    expect(bar()).toHaveAttribute('aria-valuenow', '100')
    expect(main().queryByRole('button', { name: next })).toBeNull()
    await page.user.click(main().getByRole('button', { name: previous }))
    await heading(first)
    await page.user.click(main().getByRole('button', { name: next }))
    await page.user.click(await main().findByRole('link', { name: finish }))
    await waitFor(() => expect(page.address).toBe('/learning-demo'))
  },
)

test('arrow keys turn the page, but not with a modifier and not inside a table that scrolls', async () => {
  const { user } = await openPage('/learning/understand-the-test')
  await heading('Ce que mesure le test')
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Alt>}{ArrowRight}{/Alt}{ArrowLeft}')
  expect(await heading('Ce que mesure le test')).toBeVisible()
  await user.keyboard('{ArrowRight}')
  await heading('Le temps')
  await user.keyboard('{ArrowRight}')
  const table = main().getByRole('region', { name: 'Partie' })
  table.focus()
  await user.keyboard('{ArrowLeft}')
  expect(await heading('Le temps')).toBeVisible()
  table.blur()
  await user.keyboard('{ArrowLeft}')
  expect(await heading('Ce que mesure le test')).toBeVisible()
})

const swipe = (by: { x: number; y?: number }) => {
  const article = main().getByRole('article')
  fireEvent.touchStart(article, { touches: [{ clientX: 200, clientY: 200 }] })
  fireEvent.touchEnd(article, { changedTouches: [{ clientX: 200 + by.x, clientY: 200 + (by.y ?? 0) }] })
}
test('a swipe turns the page; a short or a slanted one does not', async () => {
  await openPage('/learning/understand-the-test')
  await heading('Ce que mesure le test')
  for (const move of [{ x: -60 }, { x: -120, y: 70 }, { x: 200 }]) {
    swipe(move)
    await new Promise((later) => setTimeout(later, 50))
    expect(await heading('Ce que mesure le test')).toBeVisible()
  }
  swipe({ x: -61 })
  await heading('Le temps')
  swipe({ x: 61 })
  await heading('Ce que mesure le test')
})

test('the page list names every page, marks the present one and those that were read', async () => {
  await stored(2)
  const { user } = await openPage('/learning/empathy-in-words', { language: 'en' })
  await heading('Step 2')
  const list = within(main().getByRole('navigation', { name: 'Pages of the module' }))
  await user.click(list.getByRole('button', { name: 'Page 2 of 4' }))
  expect(list.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
    'Step 1, read',
    '2Step 2',
    '3Step 3',
    '4Step 4',
  ])
  expect(list.getByRole('link', { current: 'page' })).toHaveTextContent('Step 2')
  await user.click(list.getByRole('link', { name: /Step 4/ }))
  expect(await heading('Step 4')).toBeVisible()
})

test('a picture is shown with its name and its text', async () => {
  Object.assign(world.modules[0]?.pages[0] ?? {}, { type: 'image', imageUrl: '/pictures/heart.webp' })
  await openPage('/learning/understand-the-test')
  const picture = await screen.findByRole('img', { name: 'Ce que mesure le test' })
  expect(picture).toHaveAttribute('src', '/pictures/heart.webp')
  expect(main().getByRole('heading', { name: 'Neuf compétences' })).toBeVisible()
})

test('a film is shown with its controls and, where it cannot be shown, the way to it', async () => {
  Object.assign(world.modules[0]?.pages[0] ?? {}, { type: 'video', videoUrl: 'https://films.example/1.mp4' })
  const first = await openPage('/learning/understand-the-test', { language: 'en' })
  await heading('What the test measures')
  const film = first.container.querySelector('video')
  expect([film?.getAttribute('src'), film?.controls]).toEqual(['https://films.example/1.mp4', true])
  expect(screen.queryByText(/needs the network/)).toBeNull()
  fireEvent.error(film as Element)
  expect(await screen.findByText(/The film cannot be shown here: it needs the network/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute('href', film?.src)
})

test('nothing of a hostile page reaches the document', async () => {
  const hostile = `<h2 style="color:red" onclick="alert(1)" class="x">Titre</h2><script>window.hacked = 1</script>
    <img src="x.png" onerror="window.hacked = 1"><a href="javascript:window.hacked=1">lien</a><a href="data:text/html,x">autre</a>
    <iframe src="https://evil.example"></iframe><svg><script>window.hacked = 1</script></svg><style>*{display:none}</style>
    <form action="/api/auth/logout"><input name="a"><button>ok</button></form><object data="x"></object><p id="content">Fin</p>
    <a href="https://example.org">dehors</a>`
  Object.assign(world.modules[0]?.pages[0] ?? {}, { content: { fr: hostile, en: hostile } })
  await openPage('/learning/understand-the-test')
  const article = await screen.findByRole('article')
  expect(within(article).getByRole('heading', { name: 'Titre' })).toBeVisible()
  expect(within(article).getByText('Fin')).toBeVisible()
  expect(article.querySelectorAll('script, iframe, style, form, input, button, object, svg')).toHaveLength(0)
  expect(article.innerHTML).not.toMatch(/javascript:|data:|onerror|onclick|style=|id=/i)
  expect(Reflect.get(window, 'hacked')).toBeUndefined()
  expect(within(article).getByRole('link', { name: 'dehors' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  )
})

test('a text that exists in one language only says which', async () => {
  Object.assign(world.modules[0]?.pages[0] ?? {}, { content: { fr: '', en: '<p>Only in English.</p>' } })
  await openPage('/learning/understand-the-test')
  expect(await screen.findByText('Only in English.')).toBeVisible()
  expect(main().getByRole('article')).toHaveAttribute('lang', 'en')
})

test.each([
  ['fr', 'Le texte de ce module n’est pas encore sur cet appareil. Ces pages le remplacent pour l’instant.'],
  ['en', 'The text of this module is not on this device yet. These pages stand in for it.'],
] as const)('a module that cannot be had has three generated pages (%s)', async (language, notice) => {
  server.use(http.get('*/api/modules/ethical-principles', () => HttpResponse.error()))
  await openPage('/learning/ethical-principles', { language })
  expect(await heading('Introduction')).toBeVisible()
  expect(main().getByText(notice)).toBeVisible()
  expect(main().getByRole('navigation').querySelectorAll('li')).toHaveLength(3)
})

test('a module without pages has the generated ones too', async () => {
  Object.assign(world.modules[2] ?? {}, { pages: [], pageCount: 0 })
  await openPage('/learning/ethical-principles')
  expect(await heading('Introduction')).toBeVisible()
})

test('a demonstration module can be read and leaves nothing that the server would refuse', async () => {
  server.use(http.get('*/api/modules', () => HttpResponse.error()))
  const page = await openPage('/learning/demo-ethics')
  expect(await heading('Introduction')).toBeVisible()
  await page.user.click(main().getByRole('button', { name: 'Page suivante' }))
  await heading('Réfléchir à un cas')
  await page.user.click(main().getByRole('button', { name: 'Page suivante' }))
  await heading('À retenir')
  await page.close()
  expect(await deviceOf().outbox.count()).toBe(0)
  expect(await deviceOf().activities.count()).toBe(0)
})

test('a module that names no quiz is followed by two all the same', async () => {
  for (const module of world.modules) module.relatedQuizzes = []
  await openPage('/learning/understand-the-test')
  const quizzes = await within(await screen.findByRole('region', { name: 'Pour la suite' })).findAllByRole('link')
  expect(quizzes).toHaveLength(2)
})

test('where the list of quizzes cannot be had, the way to all of them follows', async () => {
  server.use(http.get('*/api/quizzes', () => HttpResponse.error()))
  await openPage('/learning/understand-the-test')
  const next = within(await screen.findByRole('region', { name: 'Pour la suite' }))
  expect(await next.findByRole('link', { name: 'Voir tous les quiz' })).toHaveAttribute('href', '/quizzes')
})

test('with no list to look it up in, the module itself is asked for', async () => {
  server.use(http.get('*/api/modules', () => HttpResponse.error()))
  await openPage('/learning/understand-the-test')
  expect(await screen.findByRole('navigation', { name: 'Pages du module' })).toBeVisible()
  expect(screen.queryByText(/ne s’ouvre pas|n’existe pas/)).toBeNull()
})

test('the information card tells level, category, time and competencies; two quizzes follow', async () => {
  world.modules[0]?.relatedQuizzes.push('ethics-dilemmas')
  Object.assign(world.modules[0] ?? {}, {
    coverImage: 'https://pictures.example/cover.webp',
    content: { fr: '<p>Avant de lire</p>', en: '<p>Before you read</p>' },
  })
  await openPage('/learning/understand-the-test')
  const card = within(await screen.findByRole('region', { name: 'À propos de ce module' }))
  expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Niveau',
    'Catégorie',
    'Temps de lecture',
    'Votre temps jusqu’ici',
    'Compétences',
  ])
  expect(card.getAllByRole('definition').map((d) => d.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Débutant',
    'Général',
    '8 min',
    '0 h 00',
    'conscience de soi',
  ])
  expect(await card.findByText('Avant de lire')).toBeVisible()
  expect(card.getByRole('presentation')).toHaveAttribute('src', 'https://pictures.example/cover.webp')
  const quizzes = await within(screen.getByRole('region', { name: 'Pour la suite' })).findAllByRole('link')
  expect(quizzes.map((link) => link.getAttribute('href'))).toEqual([
    '/quizzes/ethics-principles',
    '/quizzes/communication-basics',
  ])
})

test('an id that is blank leads to the list', async () => {
  const page = await openPage('/learning/%20')
  await waitFor(() => expect(page.address).toBe('/learning-demo'))
})
test('/learning leads to the list', async () => {
  const page = await openPage('/learning')
  await waitFor(() => expect(page.address).toBe('/learning-demo'))
})

test.each(['fr', 'en'] as const)('axe finds nothing in a module, nor where there is none (%s)', async (language) => {
  const first = await openPage('/learning/understand-the-test?page=2', { language })
  await heading(language === 'fr' ? 'Le temps' : 'The clock')
  await expectAccessible()
  await first.close()
  await openPage('/learning/nowhere', { language })
  await heading(language === 'fr' ? 'Module introuvable' : 'Module not found')
  await expectAccessible()
})

test('a page that has no content keeps its title', async () => {
  world.modules[0]?.pages.splice(0, 1, makePage({ content: { fr: '', en: '' }, title: { fr: 'Vide', en: 'Empty' } }))
  await openPage('/learning/understand-the-test')
  expect(await heading('Vide')).toBeVisible()
  expect(main().queryByRole('article')).toBeNull()
})
