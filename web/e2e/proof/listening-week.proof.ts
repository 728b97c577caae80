import type { Page } from '@playwright/test'
import { expect, type Language, test } from '../support/fixtures.ts'
import { Listener } from '../support/listener.ts'
import { TEST_WORDS } from '../support/practice.ts'
import { QUIZ_WORDS } from '../support/quiz-player.ts'

// People who use a screen reader with a keyboard usually have a wide window.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

const T = {
  fr: {
    signIn: 'Connexion',
    registerTab: 'Inscription',
    first: 'Prénom',
    last: 'Nom',
    email: /^Courriel/,
    password: /^Mot de passe/,
    register: 'Créer mon compte',
    when: 'Quand a lieu votre test?',
    season: 'Une saison',
    seasonField: 'Saison du test',
    minutes: 'Minutes par jour',
    inLanguage: 'Dans quelle langue passez-vous le test?',
    make: 'Préparer mon plan',
    today: 'Aujourd’hui',
    steps: /^Commencer/,
    learning: 'Apprentissage',
    module: /Comprendre le test/,
    next: 'Page suivante',
    quiz: /Les neuf compétences/,
    reason: /^(Bonne réponse|Ce n’est pas la meilleure)/,
    practice: 'Entraînement',
    choose: 'Choisir un scénario',
    submit: 'Soumettre la réponse',
    score: /Score d’entraînement/,
    typing: 'Dactylographie',
    platform: 'Ouvrir la plateforme',
    custom: 'Personnalisé',
    yourText: 'Votre texte',
    text: 'Je vous écoute avant de juger.',
    field: 'Tapez le texte ici',
    result: 'Résultat de l’essai',
    tests: 'Tests blancs',
    mini: /Mini-test 1|mini-test 1/,
    leave: 'Quitter',
    leaves: 'Revenir plus tard',
    scheduler: 'Agenda',
    note: 'Nouvelle note',
    title: 'Titre',
    save: 'Enregistrer',
    noteText: 'Deux scénarios',
    synced: /^Synchronisé/,
    device: 'Cet appareil',
    out: 'Se déconnecter',
    answers: [
      'Je demanderais d’abord à la personne comment elle va, à l’écart.',
      'Je respecterais son choix, sans mentir.',
    ],
  },
  en: {
    signIn: /^(Login|Sign in)$/,
    registerTab: 'Register',
    first: 'First name',
    last: 'Last name',
    email: /^Email/,
    password: /^Password/,
    register: 'Create my account',
    when: 'When is your test?',
    season: 'A season',
    seasonField: 'Season of the test',
    minutes: 'Minutes a day',
    inLanguage: 'In which language is your test?',
    make: 'Make my plan',
    today: 'Today',
    steps: /^Start/,
    learning: 'Learning',
    module: /Understand the test/,
    next: 'Next page',
    quiz: /The nine competencies/i,
    reason: /^(Correct|Not the best)/,
    practice: 'Practice',
    choose: 'Choose a scenario',
    submit: 'Submit the answer',
    score: /Practice score/,
    typing: 'Typing',
    platform: 'Open the platform',
    custom: 'Custom',
    yourText: 'Your text',
    text: 'I listen before I judge.',
    field: 'Type the text here',
    result: 'Result of the session',
    tests: 'Practice tests',
    mini: /Mini-test 1/i,
    leave: 'Leave',
    leaves: 'Come back later',
    scheduler: 'Scheduler',
    note: 'New note',
    title: 'Title',
    save: 'Save',
    noteText: 'Two scenarios',
    synced: /^Synced/,
    device: 'This device',
    out: 'Sign out',
    answers: ['I would first ask the person in private how they are.', 'I would respect their choice, without lying.'],
  },
} as const

const register = async (listener: Listener, language: Language) => {
  const w = T[language]
  await listener.reach('tab', w.signIn)
  await listener.keys('ArrowRight')
  await listener.isOn('tab', w.registerTab)
  await listener.write(w.first, 'Noémie')
  await listener.write(w.last, 'Gagnon')
  await listener.write(w.email, `listens-${language}-${process.pid}@example.org`)
  await listener.writeSecret(w.password, 'un mot de passe sûr')
  await listener.press('button', w.register)
  await listener.arrives(/Noémie/)
}
/** The content of the page as a screen reader presents it: roles and names. */
const words = (page: Page) => page.getByRole('main').ariaSnapshot()

for (const language of ['fr', 'en'] as const)
  test(`the first week of an applicant by what a screen reader says (${language})`, async ({ device }) => {
    const w = T[language]
    const { page } = await device(language)
    const listener = new Listener(page)
    await test.step('registers', async () => {
      await page.goto('/auth')
      await register(listener, language)
    })
    await test.step('answers the questions of Today', async () => {
      await listener.chooses(w.when, w.season)
      await listener.reach('combobox', w.seasonField)
      await listener.keys('ArrowDown')
      await listener.reach('combobox', w.minutes)
      await listener.keys('ArrowDown')
      await listener.chooses(w.inLanguage, language === 'fr' ? /^Français/ : /^English/)
      await listener.press('button', w.make)
      await expect(page.getByRole('heading', { level: 2, name: w.today }).locator(':focus')).toBeVisible()
      await listener.hears('link', w.steps)
    })
    await test.step('reads a page of a module', async () => {
      await listener.goes(w.learning)
      await listener.press('link', w.module)
      await listener.arrives(/./)
      const before = await words(page)
      await listener.press('button', w.next)
      await expect.poll(() => words(page)).not.toBe(before)
      await listener.isOnHeading(1)
      expect(await words(page)).toContain('paragraph: ')
    })
    await test.step('takes a quiz', async () => {
      const quiz = QUIZ_WORDS[language]
      await listener.goes('Quiz', 'Quizzes')
      await listener.press('link', w.quiz)
      await listener.arrives(/./)
      await listener.press('button', quiz.start)
      for (let isLast = false; !isLast; ) {
        const options = page.getByRole('main').getByRole('button', { name: /^[A-D] /, pressed: false })
        await expect(options).toHaveCount(4)
        await listener.isOnHeading(2)
        await options.first().focus()
        await listener.keys('Enter')
        await listener.told(w.reason)
        isLast = (await page.getByRole('button', { name: quiz.next }).count()) === 0
        await listener.press('button', isLast ? quiz.finish : quiz.next)
      }
      await listener.arrives(new RegExp(`${quiz.passed}|${quiz.failed}`))
    })
    await test.step('answers a scenario and reads its evaluation', async () => {
      await listener.goes(w.practice)
      await listener.reach('combobox', w.choose)
      await listener.keys('ArrowDown')
      await listener.write(/^1\. /, w.answers[0])
      await listener.write(/^2\. /, w.answers[1])
      await listener.press('button', w.submit)
      await listener.isOnHeading(1)
      await expect.poll(() => words(page)).toMatch(w.score)
    })
    await test.step('types a text of one’s own', async () => {
      await listener.goes(w.typing)
      await listener.press('button', w.platform)
      await listener.reach('tab', w.custom)
      await listener.keys('Enter')
      await listener.write(w.yourText, w.text)
      await listener.write(w.field, w.text)
      await expect(page.getByRole('region', { name: w.result })).toBeVisible()
    })
    await test.step('begins a practice test and leaves its first part', async () => {
      const test = TEST_WORDS[language]
      await listener.goes(w.tests)
      await listener.press('link', w.mini)
      await listener.arrives(/./)
      await listener.press('button', test.nothing)
      await listener.press('button', test.start)
      await expect(page.getByRole('timer')).toBeVisible()
      await listener.isOnHeading(1)
      await listener.hears('heading', test.reading)
      await listener.press('button', w.leave)
      await listener.inDialog().press('button', w.leaves)
      await listener.arrives(/./)
    })
    await test.step('plans', async () => {
      await listener.goes(w.scheduler)
      await listener.press('button', w.note)
      const dialog = listener.inDialog()
      await dialog.write(w.title, w.noteText)
      await dialog.press('button', w.save)
      await listener.isOn('button', w.note)
      expect(await words(page)).toContain(w.noteText)
    })
    await test.step('asks whether all is saved', async () => {
      await listener.press('link', w.synced)
      await listener.arrives(w.device)
    })
    await test.step('signs out', async () => {
      await listener.press('button', w.out)
      await expect(page).toHaveURL(/\/auth/)
      await listener.hears('tab', w.signIn)
    })
  })
