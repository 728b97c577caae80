import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { QUIZ_WORDS, quizKeys } from '../support/quiz-player.ts'

/** More tab stops than any page has; a search that needs more has failed. */
const STOPS = 150

/** What has the focus: its name, whether it is a title or the main area, and whether a person sees the focus there. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return { name: '', isTitle: false, isSeen: false }
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ')
    const name = element.getAttribute('aria-label') ?? (labelled || labels || element.textContent || '')
    const { outlineStyle, boxShadow } = getComputedStyle(element)
    // Where the title of a row is its button, the focus outline is drawn around the whole row.
    const rowOutline = getComputedStyle(element, '::after').outlineStyle
    // These fields are invisible themselves; the elements around them show their focus.
    const isDrawn = element.matches('input[type=radio], input[type=file], input[type=checkbox], textarea')
    const box = element.getBoundingClientRect()
    return {
      name: name.replace(/\s+/g, ' ').trim(),
      isTitle: element.matches('h1, h2, main'),
      isSeen:
        (outlineStyle !== 'none' ||
          rowOutline !== 'none' ||
          boxShadow !== 'none' ||
          isDrawn ||
          element.matches('h1, h2, main, dialog')) &&
        box.bottom > 0 &&
        box.top < innerHeight,
    }
  })

/**
 * Presses `key` until the named element has the focus. Fails if the focus is not visible at an element with a name, or
 * after `STOPS` presses.
 */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab') {
  const fits = (text: string) => (typeof name === 'string' ? text === name : name.test(text))
  const passed: string[] = []
  for (let stop = 0; stop < STOPS; stop++) {
    const now = await focused(page)
    if (fits(now.name)) return
    await page.keyboard.press(key)
    const next = await focused(page)
    passed.push(next.name.slice(0, 40))
    expect(next.isSeen || next.name === '', `the focus is seen on “${next.name}” at ${page.url()}`).toBe(true)
  }
  throw new Error(`no Tab reaches ${String(name)} at ${page.url()}: ${passed.join(' | ')}`)
}
const press = async (page: Page, name: string | RegExp, key = 'Enter') => {
  await tabTo(page, name)
  await page.keyboard.press(key)
}
const write = async (page: Page, name: string | RegExp, text: string) => {
  await tabTo(page, name)
  await page.keyboard.type(text)
}
/** Waits until the new screen's title has the focus; the title may appear only with its data. */
const arrives = (page: Page, title: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
const go = async (page: Page, entry: string | RegExp, title: string | RegExp) => {
  await press(page, entry)
  await arrives(page, title)
}

// People who use a keyboard usually have a wide window.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test('the first week of an applicant by keys alone', async ({ device }) => {
  const { page } = await device('fr')
  await test.step('registers', async () => {
    await page.goto('/auth')
    await expect(page.getByRole('tab', { name: 'Inscription' })).toBeVisible()
    await tabTo(page, 'Connexion')
    await page.keyboard.press('ArrowRight')
    await write(page, 'Prénom', 'Noémie')
    await write(page, 'Nom', 'Gagnon')
    await write(page, /^Courriel/, `keys-${process.pid}@example.org`)
    await write(page, /^Mot de passe/, 'un mot de passe sûr')
    await press(page, 'Créer mon compte')
    await arrives(page, /Noémie/)
  })
  await test.step('skips the questions of the plan', async () => {
    await press(page, 'Passer')
    await expect.poll(async () => (await focused(page)).name).toBe('Aujourd’hui')
  })
  await test.step('reads a module to its end', async () => {
    await go(page, 'Apprentissage', /./)
    await press(page, /Comprendre le test/)
    await arrives(page, /./)
    for (let turn = 1; turn < 6; turn++) {
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      await press(page, 'Page suivante')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
      await expect.poll(async () => (await focused(page)).isTitle).toBe(true)
    }
    await press(page, 'Terminer')
    await arrives(page, /./)
  })
  await test.step('takes a quiz', async () => {
    const words = QUIZ_WORDS.fr
    await go(page, 'Quiz', /./)
    const keys = await quizKeys(page)
    await press(page, /Les neuf compétences/)
    await arrives(page, /./)
    const key = keys.find(({ id }) => page.url().includes(id))
    if (!key) throw new Error(`no quiz at ${page.url()}`)
    await press(page, words.start)
    for (const [at, answer] of key.correct.entries()) {
      await expect(page.locator('main [data-option]')).toHaveCount(4)
      await expect(page.locator('main [data-option][aria-disabled=true]')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
      await page.keyboard.press(String(Number(answer) + 1))
      await expect(page.locator('main [data-option][aria-disabled=true]')).toHaveCount(4)
      await press(page, at === key.correct.length - 1 ? words.finish : words.next)
    }
    await arrives(page, words.passed)
  })
  await test.step('answers a scenario and reads its evaluation', async () => {
    await go(page, 'Entraînement', /./)
    await press(page, /Une file qui s’impatiente/)
    await expect(page.getByRole('textbox', { name: /^1\. / })).toBeVisible()
    await write(page, /^1\. /, 'Je demanderais d’abord à la personne comment elle va, à l’écart.')
    await write(page, /^2\. /, 'Si elle refuse mon aide, je respecterais son choix, sans mentir.')
    await press(page, 'Soumettre la réponse')
    await expect(page).toHaveURL(/result=/)
    await expect(page.getByText('Score d’entraînement').first()).toBeVisible()
    await expect.poll(async () => (await focused(page)).isTitle).toBe(true)
  })
  await test.step('writes in the scheduler', async () => {
    await go(page, 'Agenda', 'Agenda')
    await press(page, 'Nouvelle note')
    await write(page, 'Titre', 'Deux scénarios')
    await press(page, 'Enregistrer')
    await expect(page.getByText('Deux scénarios').first()).toBeVisible()
    await expect.poll(async () => (await focused(page)).name).toBe('Nouvelle note')
  })
  await test.step('types a text', async () => {
    await go(page, 'Dactylographie', /./)
    await press(page, 'Ouvrir la plateforme')
    await tabTo(page, 'Tapez le texte ici')
    const letters = page.locator('#content .sheet .l')
    await expect(letters.first()).toBeVisible()
    await page.keyboard.type((await letters.first().textContent()) ?? '')
    await expect(page.getByRole('button', { name: 'Recommencer' }).first()).toBeVisible()
  })
  await test.step('plays a game to its first word', async () => {
    await go(page, 'Jeux', 'Jeux')
    await press(page, /^Jouer : Mémoire des mots/)
    await arrives(page, 'Mémoire des mots')
    await press(page, 'Commencer')
    await press(page, /Nouveau$/)
    await press(page, 'Pause')
    await expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible()
  })
  await test.step('sets the extra time', async () => {
    await go(page, /Noémie Gagnon/, 'Votre compte')
    await press(page, /^× 1,25$/)
    await expect(page.getByRole('button', { name: /^× 1,25$/ })).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('chats', async () => {
    await press(page, 'Ouvrir le clavardage')
    await press(page, /^Général/)
    await write(page, 'Votre message', 'Bonjour à tous')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log').getByText('Bonjour à tous')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await focused(page)).name).toBe('Ouvrir le clavardage')
  })
  await test.step('signs out', async () => {
    await press(page, 'Se déconnecter')
    await expect(page).toHaveURL('/auth')
    await expect.poll(async () => (await focused(page)).name).not.toBe('')
  })
})
