import { expect, type Language, readyOffline, register, signIn, test, WORDS } from './support/fixtures.ts'
import { exportResults, QUIZ_WORDS, quizKeys, quizzesAreHere, takeQuiz } from './support/quiz-player.ts'
import { ONLINE } from './support/tags.ts'

const attemptsOf = (page: import('@playwright/test').Page) =>
  page.evaluate(async () => {
    const { attempts } = await (await fetch('/api/quiz-attempts')).json()
    return attempts.map((a: { quizId: string; score: number }) => `${a.quizId} ${a.score}`).sort()
  })

for (const language of ['fr', 'en'] as Language[])
  test(`a quiz is failed, reviewed, taken again and exported with the server gone (${language})`, async ({
    device,
    server,
  }) => {
    const { page, context } = await device(language)
    await register(page)
    await readyOffline(page)
    await quizzesAreHere(page)
    const [quiz] = await quizKeys(page)
    if (!quiz) throw new Error('no quiz was shipped')
    await server.stop('SIGKILL')
    await context.setOffline(true)
    await takeQuiz(page, language, quiz, false)
    await takeQuiz(page, language, quiz, true)
    const lines = await exportResults(page, language, quiz.id)
    expect(lines).toHaveLength(2)
    await page.goto('/')
    await expect(page.locator('a[href="/review"]')).toHaveCount(0)
    await server.start()
    await context.setOffline(false)
    await expect(page.locator('a[href="/device"]:visible').first()).toHaveAccessibleName(WORDS[language].synced)
    expect(await attemptsOf(page)).toEqual([`${quiz.id} 0`, `${quiz.id} 100`])
  })

test('a reload in the middle keeps the answers, the question and the clock', ONLINE, async ({ device }) => {
  const { page } = await device('fr')
  await register(page)
  const [quiz] = await quizKeys(page)
  await page.goto(`/quizzes/${quiz?.id}`)
  await page.getByRole('button', { name: QUIZ_WORDS.fr.start }).click()
  await page.locator('main [data-option]').nth(2).click()
  await page.getByRole('button', { name: QUIZ_WORDS.fr.next }).click()
  await expect(page.locator('main [data-option][aria-disabled=true]')).toHaveCount(0)
  const seconds = async () => {
    const [minutes = 0, rest = 0] = ((await page.getByRole('timer').textContent()) ?? '').split(':').map(Number)
    return minutes * 60 + rest
  }
  const before = await seconds()
  const question = await page.getByRole('heading', { level: 2 }).textContent()
  await expect.poll(seconds).toBeLessThanOrEqual(before - 2)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(question ?? '')
  const passed = before - (await seconds())
  expect(passed).toBeGreaterThanOrEqual(2)
  expect(passed).toBeLessThanOrEqual(8)
})

test('attempts made offline on two devices are all in the list afterwards, once each', async ({ device, server }) => {
  const phone = await device('fr')
  const person = await register(phone.page)
  await readyOffline(phone.page)
  const laptop = await device('fr')
  await signIn(laptop.page, 'fr', person)
  await readyOffline(laptop.page)
  for (const { page } of [phone, laptop]) await quizzesAreHere(page)
  const [one, two] = await quizKeys(phone.page)
  if (!one || !two) throw new Error('too few quizzes were shipped')
  await server.stop('SIGKILL')
  for (const { context } of [phone, laptop]) await context.setOffline(true)
  await takeQuiz(phone.page, 'fr', one, true)
  await takeQuiz(laptop.page, 'fr', one, false)
  await takeQuiz(laptop.page, 'fr', two, true)
  await server.start()
  for (const { context } of [laptop, phone]) await context.setOffline(false)
  for (const { page } of [phone, laptop])
    await expect(page.locator('a[href="/device"]:visible').first()).toHaveAccessibleName(WORDS.fr.synced)
  expect(await attemptsOf(phone.page)).toEqual([`${one.id} 0`, `${one.id} 100`, `${two.id} 100`].sort())
  for (const { page } of [phone, laptop]) {
    await page.goto(`/quizzes/${one.id}?view=attempts`)
    await expect(
      page
        .locator('main')
        .getByText(/^100.%$/)
        .first(),
    ).toBeVisible()
    expect(await exportResults(page, 'fr', one.id)).toHaveLength(2)
  }
})
