import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makePage } from 'shared/testing/make'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { deviceOf, main, openPage, type Page, speak } from '#testing/render'
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

const goTo = ({ router }: Page, to: string, search = {}) => act(() => router.navigate({ to, search } as never))

test('the saved page opens, the page of the address goes before it', async () => {
  await stored(3)
  const page = await openPage('/learning/empathy-in-words')
  expect(await heading('Étape 3')).toBeVisible()
  for (const [asked, title] of [
    [0, 'Étape 3'],
    ['x', 'Étape 3'],
    [99, 'Étape 4'],
    [2, 'Étape 2'],
  ] as const) {
    await goTo(page, '/learning-demo')
    await goTo(page, '/learning/empathy-in-words', { page: asked })
    expect(await heading(title)).toBeVisible()
  }
})

test.each([
  [0, 'Étape 1'],
  [9, 'Étape 4'],
])('a saved page of %i opens %s', async (saved, title) => {
  await stored(saved)
  await openPage('/learning/empathy-in-words')
  expect(await heading(title)).toBeVisible()
})

test('a place that only the server knows is where a new device opens', async () => {
  // The reader waits only two seconds for the server's position; a busy machine may need longer, so the timeout is
  // removed.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  world.states.learner = { 'empathy-in-words': state(3) }
  await openPage('/learning/empathy-in-words')
  expect(await heading('Étape 3')).toBeVisible()
})

const swipe = (by: { x: number; y?: number }) => {
  const article = main().getByRole('article')
  fireEvent.touchStart(article, { touches: [{ clientX: 200, clientY: 200 }] })
  fireEvent.touchEnd(article, { changedTouches: [{ clientX: 200 + by.x, clientY: 200 + (by.y ?? 0) }] })
}
test('buttons, arrow keys and swipes turn the page; the last leads back to the list', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo')
  const page = await openPage('/learning/understand-the-test')
  for (const [language, next, previous, first, second] of [
    ['en', 'Next page', 'Previous page', 'What the test measures', 'The clock'],
    ['fr', 'Page suivante', 'Page précédente', 'Ce que mesure le test', 'Le temps'],
  ] as const) {
    await speak(language)
    await heading(first)
    const bar = () => main().getByRole('progressbar', { name: /progress/i })
    expect(bar()).toHaveAttribute('aria-valuenow', '50')
    expect(main().queryByRole('button', { name: previous })).toBeNull()
    scrolled.mockClear()
    await page.user.click(main().getByRole('button', { name: next }))
    await waitFor(async () => expect(await heading(second)).toHaveFocus())
    expect(scrolled).toHaveBeenCalled()
    expect(main().getByText(/module/, { selector: 'p:has(+ [role=status])' })).toHaveTextContent(/Well done!|Bravo!/)
    expect(page.address).toBe('/learning/understand-the-test?page=2')
    expect(bar()).toHaveAttribute('aria-valuenow', '100')
    expect(main().queryByRole('button', { name: next })).toBeNull()
    await page.user.click(main().getByRole('button', { name: previous }))
    await heading(first)
  }

  // Arrow keys with a modifier, or inside a table that scrolls, turn no page.
  const { user } = page
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Alt>}{ArrowRight}{/Alt}{ArrowLeft}')
  expect(await heading('Ce que mesure le test')).toBeVisible()
  await user.keyboard('{ArrowRight}')
  await heading('Le temps')
  await user.keyboard('{ArrowRight}')
  const table = main().getByRole('region', { name: 'Partie, Temps' })
  table.focus()
  await user.keyboard('{ArrowLeft}')
  expect(await heading('Le temps')).toBeVisible()
  table.blur()
  await user.keyboard('{ArrowLeft}')
  expect(await heading('Ce que mesure le test')).toBeVisible()

  // A short or a slanted swipe turns no page, and neither does a swipe back from the first page.
  for (const move of [{ x: 200 }, { x: -60 }, { x: -120, y: 70 }]) swipe(move)
  await new Promise((later) => setTimeout(later, 50))
  expect(await heading('Ce que mesure le test')).toBeVisible()
  swipe({ x: -61 })
  await heading('Le temps')
  swipe({ x: 61 })
  await heading('Ce que mesure le test')
  swipe({ x: -61 })

  await heading('Le temps')
  await expectAccessible()
  await speak('en')
  expect(main().getByRole('link', { name: 'Finish' })).toBeVisible()
  await speak('fr')
  await user.click(main().getByRole('link', { name: 'Terminer' }))
  await waitFor(() => expect(page.address).toBe('/learning-demo'))
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
    '4Step 4 (optional)',
  ])
  expect(list.getByRole('link', { current: 'page' })).toHaveTextContent('Step 2')
  await user.click(list.getByRole('link', { name: /Step 4/ }))
  expect(await heading('Step 4')).toBeVisible()
})

test('an optional page says that it is optional, a required one does not', async () => {
  const page = await openPage('/learning/empathy-in-words')
  for (const [language, title, optional] of [
    ['fr', 'Étape', 'Page facultative'],
    ['en', 'Step', 'Optional page'],
  ] as const) {
    await speak(language)
    await goTo(page, '/learning/empathy-in-words', { page: 3 })
    expect(await heading(`${title} 3`)).toBeVisible()
    expect(main().queryByText(new RegExp(optional))).toBeNull()
    await goTo(page, '/learning/empathy-in-words', { page: 4 })
    expect(await heading(`${title} 4`)).toBeVisible()
    expect(main().getByText(new RegExp(optional))).toBeVisible()
  }
})

const HOSTILE = `<h2 style="color:red" onclick="alert(1)" class="x">Titre</h2><script>window.hacked = 1</script>
  <img src="x.png" onerror="window.hacked = 1"><a href="javascript:window.hacked=1">lien</a><a href="data:text/html,x">autre</a>
  <iframe src="https://evil.example"></iframe><svg><script>window.hacked = 1</script></svg><style>*{display:none}</style>
  <form action="/api/auth/logout"><input name="a"><button>ok</button></form><object data="x"></object><p id="content">Fin</p>
  <a href="https://example.org">dehors</a>`

test('a page may be a picture or a film, lack its content or be in one language only; nothing hostile is shown', async () => {
  const [module] = world.modules
  const [first] = module?.pages ?? []
  if (!module || !first) throw new Error('no module')
  module.pages = [
    { ...first, type: 'image', imageUrl: '/pictures/heart.webp' },
    { ...first, id: 'film', type: 'video', videoUrl: 'https://films.example/1.mp4' },
    { ...first, id: 'hostile', content: { fr: HOSTILE, en: HOSTILE } },
    { ...first, id: 'english', content: { fr: '', en: '<p>Only in English.</p>' } },
    makePage({ id: 'empty', content: { fr: '', en: '' }, title: { fr: 'Vide', en: 'Empty' } }),
  ]
  const page = await openPage('/learning/understand-the-test')
  const turnTo = (number: number) => goTo(page, '/learning/understand-the-test', { page: number })

  const picture = await screen.findByRole('img', { name: 'Ce que mesure le test' })
  expect(picture).toHaveAttribute('src', '/pictures/heart.webp')
  expect(main().getByRole('heading', { name: 'Neuf compétences' })).toBeVisible()

  await turnTo(2)
  const film = await waitFor(() => {
    const found = page.container.querySelector('video')
    expect(found).not.toBeNull()
    return found as HTMLVideoElement
  })
  expect([film.getAttribute('src'), film.controls]).toEqual(['https://films.example/1.mp4', true])
  await speak('en')
  expect(screen.queryByText(/can’t be shown here/)).toBeNull()
  fireEvent.error(film)
  expect(await screen.findByText(/This video can’t be shown here/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute('href', film.src)
  await speak('fr')

  await turnTo(3)
  await main().findByText('Fin')
  const article = main().getByRole('article')
  expect(within(article).getByRole('heading', { name: 'Titre' })).toBeVisible()
  expect(article.querySelectorAll('script, iframe, style, form, input, button, object, svg')).toHaveLength(0)
  expect(article.innerHTML).not.toMatch(/javascript:|data:|onerror|onclick|style=|id=/i)
  expect(Reflect.get(window, 'hacked')).toBeUndefined()
  expect(within(article).getByRole('link', { name: 'dehors' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  )

  await turnTo(4)
  expect(await main().findByText('Only in English.')).toBeVisible()
  expect(main().getByRole('article')).toHaveAttribute('lang', 'en')

  await turnTo(5)
  expect(await heading('Vide')).toBeVisible()
  expect(main().queryByRole('article')).toBeNull()
})

test.each([
  ['https://www.youtube.com/watch?v=abc', 'youtube.com'],
  ['https://youtu.be/abc', 'youtu.be'],
  ['https://player.vimeo.com/video/1', 'vimeo.com'],
])('a film on a page with a player opens there, and is not said to fail: %s', async (videoUrl, site) => {
  const [module] = world.modules
  if (!module) throw new Error('no module')
  module.pages = [makePage({ id: 'film', type: 'video', videoUrl })]
  const page = await openPage('/learning/understand-the-test')
  for (const [language, link, said] of [
    ['fr', 'La regarder dans un nouvel onglet', `Cette vidéo se trouve sur ${site}.`],
    ['en', 'Watch it in a new tab', `This video is on ${site}.`],
  ] as const) {
    await speak(language)
    expect(await main().findByRole('link', { name: link })).toHaveAttribute('href', videoUrl)
    expect(main().getByText(said, { exact: false })).toBeVisible()
  }
  expect(page.container.querySelector('video')).toBeNull()
})

test('what is written for an exercise is there after a reload, in both languages, and belongs to its page', async () => {
  const exercise = (fr: string, en: string) => ({
    fr: `<h2>Exercice</h2><p>${fr}</p><p><strong>Piste de réflexion.</strong> Une date?</p>`,
    en: `<h2>Exercise</h2><p>${en}</p><p><strong>Something to think about.</strong> A date?</p>`,
  })
  const module = world.modules.find(({ id }) => id === 'empathy-in-words')
  if (!module) throw new Error('the world has this module')
  module.pages = [
    makePage({ id: 'one', content: exercise('Écrivez une phrase.', 'Write a sentence.') }),
    makePage({ id: 'two', content: exercise('Écrivez une question.', 'Write a question.') }),
    makePage({ id: 'three', content: { fr: '<p>Lisez.</p>', en: '<p>Read.</p>' } }),
  ]
  const first = await openPage('/learning/empathy-in-words')
  const field = () => main().findByRole('textbox', { name: 'Votre texte pour l’exercice' })
  expect(await field()).toHaveAccessibleDescription('Il reste sur cet appareil; personne d’autre ne le lit.')
  // The field for the learner's own attempt is between the instructions and the hint.
  const after = Node.DOCUMENT_POSITION_FOLLOWING
  const place = await field()
  expect(main().getByText('Écrivez une phrase.').compareDocumentPosition(place) & after).toBeTruthy()
  expect(place.compareDocumentPosition(main().getByText('Piste de réflexion.')) & after).toBeTruthy()
  await first.user.type(place, 'J’ai eu tort mardi.')
  expect(await main().findByText('4 mots, texte enregistré sur cet appareil')).toBeVisible()
  await expectAccessible()

  const page = await first.reload()
  expect(await field()).toHaveValue('J’ai eu tort mardi.')
  await speak('en')
  expect(await main().findByRole('textbox', { name: 'Your text for the exercise' })).toHaveValue('J’ai eu tort mardi.')
  await speak('fr')
  await goTo(page, '/learning/empathy-in-words', { page: 2 })
  await screen.findByText('Écrivez une question.')
  expect(await field()).toHaveValue('')
  await goTo(page, '/learning/empathy-in-words', { page: 3 })
  await screen.findByText('Lisez.')
  expect(main().queryByRole('textbox')).toBeNull()
  await goTo(page, '/learning/empathy-in-words', { page: 1 })
  await screen.findByText('Écrivez une phrase.')
  await page.user.clear(await field())
  await waitFor(async () => expect(await deviceOf().drafts.count()).toBe(0))
})

test('a module that cannot be had has three generated pages, and so has one without pages', async () => {
  Object.assign(world.modules[1] ?? {}, { pages: [], pageCount: 0 })
  server.use(http.get('*/api/modules/ethical-principles', () => HttpResponse.error()))
  const page = await openPage('/learning/ethical-principles')
  expect(await heading('Introduction')).toBeVisible()
  for (const [language, notice] of [
    ['en', 'The text of this module is not on this device yet. These pages replace it for now.'],
    ['fr', 'Le texte de ce module n’est pas encore sur cet appareil. Ces pages le remplacent pour l’instant.'],
  ] as const) {
    await speak(language)
    expect(main().getByText(notice)).toBeVisible()
  }
  expect(main().getByRole('navigation').querySelectorAll('li')).toHaveLength(3)
  await goTo(page, '/learning-demo')
  await goTo(page, '/learning/empathy-in-words')
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
  Object.assign(world.modules[1] ?? {}, { relatedQuizzes: [] })
  const page = await openPage('/learning/understand-the-test')
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
    '0 min',
    'conscience de soi',
  ])
  expect(await card.findByText('Avant de lire')).toBeVisible()
  expect(card.getByRole('presentation')).toHaveAttribute('src', 'https://pictures.example/cover.webp')
  const quizzes = await within(screen.getByRole('region', { name: 'Pour la suite' })).findAllByRole('link')
  expect(quizzes.map((link) => link.getAttribute('href'))).toEqual([
    '/quizzes/ethics-principles',
    '/quizzes/communication-basics',
  ])

  // A module that names no quiz still shows two.
  await goTo(page, '/learning/empathy-in-words')
  await heading('Étape 1')
  expect(await within(main().getByRole('region', { name: 'Pour la suite' })).findAllByRole('link')).toHaveLength(2)
})

test('a module that is not there says so; /learning and a blank id lead to the list', async () => {
  const page = await openPage('/learning')
  await waitFor(() => expect(page.address).toBe('/learning-demo'))
  await goTo(page, '/learning/nowhere')
  expect(await heading('Module introuvable')).toBeVisible()
  await expectAccessible()
  await speak('en')
  expect(main().getByRole('heading', { level: 1, name: 'Module not found' })).toBeVisible()
  await page.close()
  const blank = await openPage('/learning/%20')
  await waitFor(() => expect(blank.address).toBe('/learning-demo'))
})
