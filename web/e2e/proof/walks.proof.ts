import type { BrowserContext, Page } from '@playwright/test'
import {
  administrator,
  expect,
  type Language,
  type Person,
  readyOffline,
  registerInForm,
  test,
  WORDS,
} from '../support/fixtures.ts'
import { startTest } from '../support/practice.ts'
import { ADMIN } from '../support/server.ts'

// Faults that people once found by using the product, each tried again as they did, in both languages on a phone and
// on a computer. A fault that is back does not stop the others from being tried: all are listed at the end.

const SIZES = { phone: { width: 360, height: 740 }, computer: { width: 1280, height: 800 } } as const
type Size = keyof typeof SIZES

interface Walk {
  page: Page
  context: BrowserContext
  language: Language
  size: Size
  /** The words in the language of the walk. */
  say: <T>(french: T, english: T) => T
}
type Try = (walk: Walk) => Promise<void>

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(h1(page)).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
/** Whether a click in the middle of an element reaches it, so that nothing covers it. */
const isReachable = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name })
    .first()
    .evaluate((button) => {
      button.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && (button === hit || button.contains(hit))
    })
const scrolled = (page: Page) => page.evaluate(() => scrollY)

const VISITOR: Record<string, Try> = {
  'a password of spaces is refused': async ({ page, language }) => {
    await open(page, '/auth')
    await page.getByRole('tab', { name: WORDS[language].registerTab }).click()
    await page.getByRole('textbox', { name: WORDS[language].first }).fill('Noémie')
    await page.getByRole('textbox', { name: WORDS[language].last, exact: true }).fill('Gagnon')
    await page.getByRole('textbox', { name: WORDS[language].email }).fill('spaces@example.org')
    await page.getByLabel(WORDS[language].password, { exact: true }).locator('visible=true').fill('        ')
    await page.getByRole('button', { name: WORDS[language].register }).click()
    await expect(page.locator('[aria-invalid=true]:visible')).toHaveCount(1)
    await expect(page).toHaveURL(/\/auth/)
  },
  'the address typed to sign in is there to register': async ({ page, language }) => {
    await open(page, '/auth')
    await page.getByRole('textbox', { name: WORDS[language].email }).fill('ada@example.org')
    await page.getByRole('tab', { name: WORDS[language].registerTab }).click()
    await expect(page.getByRole('textbox', { name: WORDS[language].email })).toHaveValue('ada@example.org')
  },
  'the address asks for a language that the worker honours': async ({ page, say }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto(say('/?lang=en', '/?lang=fr'))
    await expect(page.locator('html')).toHaveAttribute('lang', say('en', 'fr'))
    await page.goto(say('/?lang=fr', '/?lang=en'))
    await expect(page.locator('html')).toHaveAttribute('lang', say('fr', 'en'))
  },
}

const LEARNER: Record<string, Try> = {
  'a turned page begins at its top, and its title has the focus': async ({ page, say }) => {
    await open(page, '/learning/empathy-in-words')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('button', { name: say('Page suivante', 'Next page') }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect.poll(() => scrolled(page)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/H[12]|MAIN|ARTICLE|SECTION/)
  },
  'a module has figures': async ({ page }) => {
    await open(page, '/learning/empathy-in-words')
    let figures = 0
    for (let n = 1; n <= 6; n++) {
      await page.goto(`/learning/empathy-in-words?page=${n}`)
      await expect(h1(page)).toBeVisible()
      await expect(page.locator('#content p').first()).toBeVisible()
      figures += await page.locator('#content figure').count()
    }
    expect(figures).toBeGreaterThanOrEqual(2)
  },
  'a question without an answer is asked about before submitting': async ({ page, say }) => {
    await open(page, '/practice?scenario=cash-line-remark')
    await page
      .getByRole('textbox', { name: /^1\. / })
      .fill(say('Je lui parle à l’écart. ', 'I talk to him in private. ').repeat(8))
    await page.getByRole('button', { name: say('Soumettre la réponse', 'Submit the answer') }).click()
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(dialog).toContainText(say('Une question est restée sans réponse.', 'One question has no answer.'))
    await dialog.getByRole('button', { name: say('Continuer à écrire', 'Continue writing') }).click()
  },
  'a draft is listed in practice and on it after a reload': async ({ page, say }) => {
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^1\. / })).toHaveValue(say(/à l’écart/, /in private/))
    await open(page, '/practice')
    await expect(page.getByText(say(/1 brouillon sur cet appareil/, /1 draft on this device/)).first()).toBeVisible()
  },
  'what the plan has left is said before an evaluation': async ({ page, say }) => {
    await open(page, '/practice?scenario=cash-line-remark')
    await expect(
      page.getByText(say(/Évaluations restantes de votre forfait/, /evaluations left in your plan/)).first(),
    ).toBeVisible()
  },
  'the menu names the practice tests, and the dashboard by its other address is marked': async ({
    page,
    say,
    size,
  }) => {
    await open(page, '/dashboard')
    if (size === 'phone') {
      await expect(page.locator('nav a[aria-current=page]:visible')).toContainText(say('Accueil', 'Home'))
      await page.getByRole('button', { name: say('Plus', 'More') }).click()
      await expect(
        page.getByRole('dialog').getByRole('link', { name: say('Tests blancs', 'Practice tests') }),
      ).toBeVisible()
    } else {
      await expect(page.locator('nav a[aria-current=page]:visible').first()).toContainText(
        say('Tableau de bord', 'Dashboard'),
      )
      await expect(page.getByRole('link', { name: say('Tests blancs', 'Practice tests') }).first()).toBeVisible()
    }
  },
  'the calendar goes back to today': async ({ page, say }) => {
    await open(page, '/scheduler?day=2027-06-10')
    await page.getByRole('button', { name: say('Aujourd’hui', 'Today'), exact: true }).click()
    await expect(page).not.toHaveURL(/2027-06-10/)
  },
  'nothing covers the buttons of a focus session': async ({ page, say }) => {
    await open(page, '/focus-session')
    expect(await isReachable(page, say(/Réinitialiser|Recommencer|Remettre/, /Reset|Restart/))).toBe(true)
  },
  'a game of another site that refuses a frame opens a tab': async ({ page, say }) => {
    await open(page, '/games/minesweeper-site')
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(
      page.getByText(say(/s’ouvre dans un nouvel onglet/, /opens in a tab of its own/)).first(),
    ).toBeVisible()
  },
  'letters count after a press on a mode, and the next key is shown before the first one': async ({ page, say }) => {
    await open(page, '/typing?view=platform&mode=preset')
    await page
      .getByRole('tab', { name: say('Personnalisé', 'Custom') })
      .or(page.getByRole('button', { name: say('Personnalisé', 'Custom') }))
      .first()
      .click()
    await page
      .getByRole('tab', { name: say(/Aléatoire/, /Random/) })
      .or(page.getByRole('button', { name: say(/Aléatoire/, /Random/) }))
      .first()
      .click()
    const letters = page.locator('#content .sheet .l')
    await expect(letters.first()).toBeVisible()
    await page.keyboard.type((await letters.first().textContent()) ?? '')
    await expect(page.locator('#content .sheet .ok')).toHaveCount(1)
  },
  'an empty required field of the message is told when it is left': async ({ page, say }) => {
    await open(page, '/contact')
    await page.getByRole('textbox', { name: say('Objet', 'Subject') }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: say('Objet', 'Subject') })).toHaveAttribute('aria-invalid', 'true')
  },
  'a blank display name is refused at its field': async ({ page, say }) => {
    await page.getByRole('button', { name: say('Ouvrir le clavardage', 'Open the chat') }).click()
    const chat = page.getByRole('dialog')
    await chat.getByRole('button', { name: say(/Paramètres|Réglages/, /settings/i) }).click()
    await chat.getByLabel(say('Nom affiché', 'Display name')).fill('   ')
    await chat.getByRole('button', { name: say('Enregistrer', 'Save') }).click()
    await expect(chat.getByText(say('Entrez un nom affiché', 'Enter a display name'))).toBeVisible()
    await page.keyboard.press('Escape')
  },
  'a quiz shows the reason and the next step after a choice': async ({ page, say }) => {
    await open(page, '/quizzes/ethics-principles')
    await page
      .getByRole('button', { name: say(/^Commencer/, /^Start/) })
      .first()
      .click()
    await page.locator('#content button[aria-pressed=false]').first().click()
    const next = page.getByRole('button', { name: say(/suivante/i, /next/i) }).last()
    await expect(next).toBeInViewport()
    await page.goto('/quizzes')
  },
  'a test under way is on the dashboard': async ({ page, language, say }) => {
    await startTest(page, language, 'mini-1')
    await open(page, '/')
    await expect(
      page
        .getByRole('link', { name: say(/Reprendre.*test/i, /Resume.*test/i) })
        .or(page.getByText(say(/test.*en cours/i, /test.*under way|in progress/i)))
        .first(),
    ).toBeVisible()
  },
  'the history is found from the account': async ({ page }) => {
    await open(page, '/account')
    await page.locator('#content a[href="/history"]').click()
    await expect(page).toHaveURL(/\/history/)
    await expect(h1(page)).toBeVisible()
  },
  'every answer of the emotions game is on screen with its question': async ({ page, say }) => {
    await open(page, '/games/emotion-recognition')
    await page
      .getByRole('button', { name: say('Commencer', 'Start') })
      .first()
      .click()
    const answers = page.locator('#content').getByRole('group').last().getByRole('button')
    await expect(answers.first()).toBeVisible()
    for (const answer of await answers.all()) await expect(answer).toBeInViewport()
  },
  'the game of clear messages says what its score is': async ({ page, say }) => {
    await open(page, '/games/communication-clarity')
    await expect(page.getByText(say(/ce qui reste du message/, /what of the message survived/)).first()).toBeVisible()
  },
  'signing out with no network ends the session for good': async ({ page, context, say, size }) => {
    await open(page, '/')
    await readyOffline(page)
    await context.setOffline(true)
    if (size === 'phone') await page.getByRole('button', { name: say('Plus', 'More') }).click()
    const out = size === 'phone' ? page.getByRole('dialog') : page
    await out
      .getByRole('button', { name: say('Se déconnecter', 'Sign out') })
      .first()
      .click()
    const ask = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .filter({ hasText: say('hors ligne', 'offline') })
    await ask
      .getByRole('button', { name: say('Se déconnecter', 'Sign out') })
      .last()
      .click()
    await expect(page).toHaveURL(/\/auth/)
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByRole('textbox', { name: say('Courriel', 'Email') })).toBeVisible()
    await expect.poll(() => page.evaluate(async () => (await fetch('/api/auth/user')).status)).toBe(401)
  },
}

/** Fills the form that is on screen and sends it. */
async function enter({ page, language }: Walk, { email, password }: Person) {
  await page.getByRole('textbox', { name: WORDS[language].email }).fill(email)
  await page.getByLabel(WORDS[language].password, { exact: true }).locator('visible=true').fill(password)
  await page.getByRole('button', { name: WORDS[language].login, exact: true }).last().click()
  await expect(page.getByRole('textbox', { name: WORDS[language].email })).toHaveCount(0)
}
const endSession = (context: BrowserContext) => context.clearCookies({ name: /session|signed_in/ })

const ADMINISTRATOR: Record<string, Try> = {
  'the administrator is not called a future student': async ({ page }) => {
    await open(page, '/account')
    await expect(page.getByText(/Futur étudiant|Vers la médecine|Future medical student/)).toHaveCount(0)
  },
  'a deep link survives the end of the session': async (walk) => {
    const { page, context } = walk
    await open(page, '/admin?tab=scenarios')
    await endSession(context)
    await page.reload()
    await enter(walk, ADMIN)
    await expect(page).toHaveURL(/\/admin\?tab=scenarios/)
    await expect(h1(page)).toBeVisible()
  },
  'a session that ends during an edit is begun again in place, with the edit': async (walk) => {
    const { page, context, say, language } = walk
    await open(page, '/admin?tab=quizzes')
    await page
      .getByRole('button', { name: say(/^Modifier/, /^Edit/) })
      .first()
      .click()
    const title = page.getByRole('textbox', { name: say('Titre (français)', 'Title (French)') })
    await title.fill(`Récrit, ${walk.size}`)
    await endSession(context)
    await page.getByRole('button', { name: say('Enregistrer', 'Save'), exact: true }).click()
    await expect(page.getByRole('textbox', { name: WORDS[language].email })).toBeVisible()
    await enter(walk, ADMIN)
    await expect(title).toHaveValue(`Récrit, ${walk.size}`)
    await page.getByRole('button', { name: say('Enregistrer', 'Save'), exact: true }).click()
    await expect(page.getByRole('region', { name: /F8/ }).getByText('Quiz')).toBeVisible()
  },
}

const failures: string[] = []
async function tryAll(tries: Record<string, Try>, walk: Walk) {
  for (const [what, attempt] of Object.entries(tries))
    await test.step(what, async () => {
      try {
        await attempt(walk)
      } catch (error) {
        await walk.page.screenshot({ path: `../.tmp/walks/${walk.language}-${walk.size}-${what.slice(0, 40)}.png` })
        failures.push(`${what}: ${(error as Error).message.split('\n').slice(0, 4).join(' ').slice(0, 400)}`)
      }
    })
}

for (const language of ['fr', 'en'] as const)
  for (const size of ['phone', 'computer'] as const)
    test.describe(`${language}, ${size}`, () => {
      test.use({ viewport: SIZES[size], isMobile: size === 'phone', hasTouch: size === 'phone' })
      const walkOf = (page: Page, context: BrowserContext): Walk => ({
        page,
        context,
        language,
        size,
        say: (french, english) => (language === 'fr' ? french : english),
      })
      test.beforeEach(({ page }) => {
        page.setDefaultTimeout(10_000)
        failures.length = 0
      })
      test('a visitor', async ({ device, complaints }) => {
        const { page, context } = await device(language)
        page.setDefaultTimeout(8000)
        await tryAll(VISITOR, walkOf(page, context))
        // The refused registration was intended.
        complaints.length = 0
        expect(failures).toEqual([])
      })
      test('a learner', async ({ device, complaints }) => {
        const { page, context } = await device(language)
        page.setDefaultTimeout(8000)
        await registerInForm(page, language)
        await tryAll(LEARNER, walkOf(page, context))
        complaints.length = 0
        expect(failures).toEqual([])
      })
      test('an administrator', async ({ device, complaints }) => {
        const { page, context } = await device(language)
        page.setDefaultTimeout(8000)
        await administrator(page)
        await tryAll(ADMINISTRATOR, walkOf(page, context))
        // The ended sessions were intended.
        complaints.length = 0
        expect(failures).toEqual([])
      })
    })
