import { Key } from 'selenium-webdriver'
import { nextRelease } from '../../support/next-release.ts'
import { ADMIN } from '../../support/server.ts'
import { typeWithDeadKeys } from './dead-keys.ts'
import type { Given, Journey } from './journey.ts'
import { loadsDuringSync } from './loads-during-sync.ts'
import type { Screen } from './screen.ts'
import { ANSWERS, ask, readyOffline, register, signIn, synced, turnPage } from './steps.ts'

async function readOffline({ screen, server, device }: Given) {
  const person = await register(screen)
  await readyOffline(screen)
  await screen.go('/learning/understand-the-test')
  await turnPage(screen)
  await screen.address('page=2')
  await server.stop('SIGKILL')
  for (let page = 2; page < 6; page++) await turnPage(screen)
  await screen.find('link', 'Terminer')
  await screen.driver.navigate().refresh()
  await screen.press('link', 'Terminer')
  await screen.press('link', 'Tableau de bord')
  await screen.sees(/Modules terminés\s*1\s*sur\s*16/)
  await server.start()
  await synced(screen)

  const elsewhere = await device()
  await signIn(elsewhere, person)
  await elsewhere.sees(/Modules terminés\s*1\s*sur\s*16/)
  await elsewhere.go('/learning/understand-the-test')
  await elsewhere.find('link', 'Terminer')
}

/** The number of options that can no longer be chosen. */
const answered = (screen: Screen) =>
  screen.run(() => document.querySelectorAll('main [data-option][aria-disabled=true]').length)
async function quiz({ screen, server }: Given) {
  await register(screen)
  await readyOffline(screen)
  const [shipped] = await ask<{ id: string; questions: { correctAnswer: string }[] }[]>(screen, '/api/quizzes')
  const { id, questions } = shipped ?? { id: '', questions: [] }
  await server.stop('SIGKILL')
  await screen.go(`/quizzes/${id}`)
  await screen.press('button', 'Commencer le quiz')
  for (const [at, { correctAnswer }] of questions.entries()) {
    // Keys work while the focus is in the question, which gets it when it appears.
    await screen.until(
      async () => (await answered(screen)) === 0 && screen.run(() => document.activeElement?.tagName === 'H2'),
      `question ${at + 1}`,
    )
    await screen.keys(String(Number(correctAnswer) + 1))
    await screen.until(async () => (await answered(screen)) === 4, `the answer to question ${at + 1}`)
    await screen.press('button', at === questions.length - 1 ? 'Terminer le quiz' : 'Question suivante')
  }
  await screen.title('Quiz réussi')
  await server.start()
  await synced(screen)
  const { attempts } = await ask<{ attempts: { quizId: string; score: number }[] }>(screen, '/api/quiz-attempts')
  if (attempts.length !== 1 || attempts[0]?.score !== 100) throw new Error(`attempts: ${JSON.stringify(attempts)}`)
}

async function scenario({ screen, server }: Given) {
  await register(screen)
  await readyOffline(screen)
  const list = await ask<{ id: string; format: string }[]>(screen, '/api/scenarios')
  await server.stop('SIGKILL')
  await screen.go(`/practice?scenario=${list.find(({ format }) => format === 'typed')?.id}`)
  await screen.fill(/^1\. /, ANSWERS[0])
  // A reload in the middle loses nothing.
  await screen.driver.navigate().refresh()
  const first = await screen.find('textbox', /^1\. /)
  await screen.until(async () => (await first.getAttribute('value')) === ANSWERS[0], 'the answer after a reload')
  await screen.fill(/^2\. /, ANSWERS[1])
  await screen.press('button', 'Soumettre la réponse')
  await screen.address('result=')
  await screen.sees('Score d’entraînement')
  await server.start()
  await synced(screen)
  const { evaluations } = await ask<{ evaluations: unknown[] }>(screen, '/api/evaluations')
  if (evaluations.length !== 1) throw new Error(`${evaluations.length} evaluations are on the server`)
}

const TYPED = 'fête à noël: le rêve là-bas.'
async function typing({ screen, server, display }: Given) {
  await register(screen)
  await readyOffline(screen)
  await screen.go('/typing?view=platform&mode=custom')
  await screen.fill('Votre texte', TYPED)
  await server.stop('SIGKILL')
  const field = await screen.find('textbox', 'Tapez le texte ici')
  await field.click()
  const count = (kind: string) =>
    screen.run((name) => document.querySelectorAll(`#content .sheet .${name}`).length, kind)
  typeWithDeadKeys(display(), TYPED.slice(0, -1))
  await screen.until(async () => (await count('ok')) + (await count('ko')) === TYPED.length - 1, 'every letter')
  if ((await count('ko')) > 0) throw new Error(`${await count('ko')} letters count as errors`)
  typeWithDeadKeys(display(), TYPED.slice(-1))
  await screen.sees('Enregistré ici')
  await server.start()
  await synced(screen)
  const sessions = await ask<{ errors: number; correct_chars: number }[]>(screen, '/api/typing-sessions')
  if (sessions.length !== 1 || sessions[0]?.errors !== 0 || sessions[0].correct_chars !== TYPED.length)
    throw new Error(`sessions: ${JSON.stringify(sessions)}`)
}

/** How quickly a person presses, in milliseconds. */
const REACTION_MS = 200
const INKS = ['red', 'blue', 'green', 'yellow']
async function begin(screen: Screen, game: string) {
  await screen.go(`/games/${game}`)
  await screen.press('button', 'Commencer')
  await screen.find('button', 'Pause')
}
async function games({ screen, server }: Given) {
  await register(screen)
  await readyOffline(screen)
  await begin(screen, 'stroop')
  await server.stop('SIGKILL')
  for (let word = 1; word <= 3; word++) {
    const ink = await screen.until(
      () =>
        screen.run((n) => {
          const isNext = [...document.querySelectorAll('b')].some(({ textContent }) => textContent === String(n))
          return isNext ? (document.querySelector<HTMLElement>('[data-ink]')?.dataset.ink ?? null) : null
        }, word),
      `word ${word}`,
    )
    await screen.keys(String(INKS.indexOf(ink) + 1))
  }
  await screen.sees('Enregistré sur cet appareil')

  await begin(screen, 'reaction-time')
  const isPhase = (...names: string[]) =>
    screen.until(
      () => screen.run((...wanted) => wanted.some((name) => document.querySelector(`[data-phase=${name}]`)), ...names),
      `the phase ${names.join(' or ')}`,
    )
  for (let tries = 0; tries < 5; tries++) {
    await isPhase('ready', 'measured')
    await screen.keys(' ')
    await isPhase('shown')
    // Waits, because the game counts a quicker press as a guess.
    await screen.driver.sleep(REACTION_MS)
    await screen.keys(' ')
  }
  await screen.sees('Enregistré sur cet appareil')

  await begin(screen, 'minesweeper')
  await screen.until(
    () =>
      screen.run(() => {
        const cell = document.querySelector<HTMLElement>('.game [data-cell]:not([data-look])')
        cell?.click()
        return cell === null
      }),
    'the end of the game',
  )
  await screen.sees('Enregistré sur cet appareil')
  await screen.driver.navigate().refresh()
  await screen.go('/games')
  await screen.sees(/Meilleur/)
}

async function scheduler({ screen, server }: Given) {
  await register(screen)
  await readyOffline(screen)
  await screen.go('/scheduler')
  await screen.title('Agenda')
  await server.stop('SIGKILL')
  await screen.press('button', 'Nouvelle note')
  await screen.fill('Titre', 'Deux scénarios')
  await screen.press('button', 'Enregistrer')
  await screen.fill('Bloc-notes', 'Une idée')
  await screen.driver.navigate().refresh()
  await screen.sees('Deux scénarios')
  const pad = await screen.find('textbox', 'Bloc-notes')
  await screen.until(async () => (await pad.getAttribute('value')) === 'Une idée', 'the notepad after a reload')
}

async function chat({ screen, device }: Given) {
  await register(screen)
  await screen.press('button', 'Ouvrir le clavardage')
  await screen.press('button', /^Général/)
  await screen.fill('Votre message', 'Bonjour à tous')
  await screen.keys(Key.ENTER)
  await screen.until(
    () => screen.run(() => document.querySelector('[role=log]')?.textContent?.includes('Bonjour à tous') ?? false),
    'the message in the room',
  )
  await synced(screen)
  const other = await device()
  await register(other)
  await other.press('button', 'Ouvrir le clavardage')
  await other.press('button', /^Général/)
  await other.sees('Bonjour à tous')
}

async function editor({ screen }: Given) {
  await signIn(screen, ADMIN)
  await screen.go('/admin?tab=modules')
  await screen.press('button', 'Nouveau module')
  await screen.fill('Titre (français)', 'Neuf')
  await screen.fill('Titre (anglais)', 'New')
  await screen.press('tab', /^Contenu/)
  const text = await screen.find('textbox', 'Contenu (français)')
  await text.click()
  await screen.keys('Un texte ')
  await screen.hold(Key.CONTROL, 'b')
  await screen.keys('gras')
  await screen.press('button', 'Enregistrer')
  await screen.sees('Module créé')
  await screen.press('switch', /Neuf$/)
  await screen.sees('Publié')
  const list = await ask<{ id: string; title: { fr: string } }[]>(screen, '/api/modules')
  await screen.go(`/learning/${list.find(({ title }) => title.fr === 'Neuf')?.id}`)
  await screen.until(
    () => screen.run(() => document.querySelector('article strong')?.textContent === 'gras'),
    'the bold word',
  )
}

async function update({ server, device }: Given) {
  const front = await nextRelease(server.port)
  try {
    const screen = await device(front.url)
    await register(screen)
    await readyOffline(screen)
    front.release()
    await screen.run(async () => {
      Object.assign(window, { still: 'here' })
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    await screen.sees('Une nouvelle version de Situ est prête.')
    const isOld = () => screen.run(() => Reflect.get(window, 'still') === 'here')
    if (!(await isOld())) throw new Error('the update was forced')
    await screen.press('button', 'Mettre à jour')
    await screen.until(async () => !(await isOld().catch(() => true)), 'the new version')
    await screen.title(/Noémie/)
  } finally {
    front.close()
  }
}

/** Every main screen opens with a title and without an error. */
async function screensOpen({ screen }: Given) {
  await register(screen)
  for (const path of ['/dashboard', '/quizzes', '/practice', '/typing', '/games', '/scheduler', '/casper', '/device']) {
    await screen.go(path)
    const title = await screen.find('heading', /./)
    if (/erreur|mal passé/i.test(await title.getText())) throw new Error(`${path}: ${await title.getText()}`)
  }
}

export const WEBKIT_JOURNEYS: readonly Journey[] = [
  { row: 'full page loads during a sync', run: loadsDuringSync },
  { row: 'every main screen opens', run: screensOpen },
  { row: 'register, read, offline, reload, second device', run: readOffline },
  { row: 'quiz', run: quiz },
  { row: 'scenario with its evaluation', run: scenario },
  { row: 'typing with dead keys', run: typing },
  { row: 'three games', run: games },
  { row: 'scheduler', run: scheduler },
  { row: 'chat', run: chat },
  { row: 'editor', run: editor },
  { row: 'update', run: update },
]
